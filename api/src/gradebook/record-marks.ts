import type { SentMark } from '@sabia/domain/gradebook/gradebook-mark.ts';
import { isSameMark } from '@sabia/domain/gradebook/mark.ts';
import { messages } from '@sabia/domain/messages.ts';
import { type FieldError, Refusal, refuseMistakes } from '@sabia/domain/refusal.ts';
import { classLock } from '../classes/class-lock.ts';
import type { Act } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { type Cell, findOpenGradebook, termClosed } from './open-gradebook.queries.ts';

type Change = SentMark & Cell & { sent: string | null };

/** Records marks of a class, all or none (product.md GRADE9). A mark that the cell has already adds nothing. */
export function recordMarks(
  db: Database,
  { classId, marks }: { classId: string; marks: readonly SentMark[] },
  { viewer, now }: Act,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { rules, closedTerms, cells } = await findOpenGradebook(tx, classId, marks);
    const columns = new Map(rules?.columns.map(({ id, term }) => [id, term]));
    const changes = marks.map((mark, at) => ({
      ...mark,
      ...(cells[at] ?? noCell),
      sent: mark.value,
    }));
    refuseMistakes(changes.flatMap((change, at) => mistakeOf(change, at, columns) ?? []));
    const changed = changes.filter(({ value, sent }) => !isSameMark(value, sent));
    const locked = closedTerms.filter((term) =>
      changed.some(({ columnId }) => columns.get(columnId) === term),
    );
    if (locked.length > 0) throw termClosed(locked);
    refuseOvertaken(changed);
    if (changed.length === 0) return;
    await tx.run(sql`
      insert into gradebook_marks (class_id, user_id, column_id, number, value, reason, marked_at, marked_by)
      select ${classId}, user_id, column_id, number, value, reason, ${now.toISOString()}, ${viewer.id}
      from unnest(${changed.map(({ userId }) => userId)}::uuid[], ${changed.map(({ columnId }) => columnId)}::text[],
        ${changed.map(({ number }) => number + 1)}::integer[], ${changed.map(({ sent }) => sent)}::numeric[],
        ${changed.map(({ reason }) => reason ?? null)}::text[]) as sent(user_id, column_id, number, value, reason)`);
  }, classLock(classId));
}

const noCell: Cell = {
  isStudent: false,
  number: 0,
  value: null,
  markedAt: null,
  markedBy: null,
  isFromSource: false,
};

function mistakeOf(
  { isStudent, columnId }: Change,
  at: number,
  columns: ReadonlyMap<string, unknown>,
): FieldError | null {
  if (!isStudent) return { path: `${at}.userId`, message: 'Esta pessoa não é estudante da turma' };
  return columns.has(columnId) ? null : { path: `${at}.columnId`, message: messages.unknownId };
}

/** Refuses with the present marks of all cells that others have changed since the writer saw them. */
function refuseOvertaken(changed: readonly Change[]): void {
  const overtaken = changed.filter(
    ({ before, value }) => before !== undefined && !isSameMark(before, value),
  );
  const [first] = overtaken;
  if (!first) return;
  const { markedBy, value, isFromSource } = first;
  const who = markedBy ?? (isFromSource ? 'O preenchimento automático' : 'Outra pessoa');
  throw new Refusal('changed_meanwhile', {
    detail: `${who} ${value === null ? 'apagou esta nota' : `lançou ${value.replace('.', ',')}`} enquanto isso.`,
    extension: {
      current: overtaken.map(({ userId, columnId, value: present, markedAt, markedBy: by }) => ({
        userId,
        columnId,
        value: present,
        markedAt: markedAt && new Date(markedAt).toISOString(),
        markedBy: by,
      })),
    },
  });
}
