import type { RulesInForce } from '@sabia/domain/gradebook/gradebook-page.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { closedTermsOf, lastRules, markerName } from './gradebook.queries.ts';

interface CellKey {
  userId: string;
  columnId: string;
}

/** A cell as it is stored. */
export interface Cell {
  isStudent: boolean;
  /** Of its last mark; 0 before the first. */
  number: number;
  value: string | null;
  markedAt: string | null;
  markedBy: string | null;
  /** The source of the column gave it. */
  isFromSource: boolean;
}

interface OpenGradebook extends RulesInForce {
  /** In the order in which they were asked for. */
  cells: Cell[];
}

/** The rules in force of a class and some of its cells, to change its grade book. Refuses with `class_archived`. */
export async function findOpenGradebook(
  tx: Database,
  classId: string,
  keys: readonly CellKey[] = [],
): Promise<OpenGradebook> {
  const { isArchived, ...found } = orNotFound(
    await tx.maybe<OpenGradebook & { isArchived: boolean }>(sql`
      select archived_at is not null as is_archived, latest.rules, latest.revision,
        ${closedTermsOf(classId)} as closed_terms, ${cellsJson(classId, keys)} as cells
      from classes left join lateral ${lastRules(sql`classes.id`)} latest on true
      where id = ${classId}`),
  );
  if (isArchived) throw new Refusal('class_archived');
  return found;
}

const cellsJson = (classId: string, keys: readonly CellKey[]): Statement => sql`(
  select coalesce(json_agg(json_build_object('isStudent', class_members.id is not null,
    'number', coalesce(last.number, 0), 'value', last.value::text, 'markedAt', last.marked_at,
    'markedBy', ${markerName}, 'isFromSource', last.source is not null) order by place), '[]')
  from unnest(${keys.map(({ userId }) => userId)}::uuid[], ${keys.map(({ columnId }) => columnId)}::text[])
    with ordinality as asked(user_id, column_id, place)
  left join class_members on class_members.class_id = ${classId} and class_members.user_id = asked.user_id
    and class_members.left_at is null and class_members.role = 'STUDENT'
  left join lateral (
    select number, value, marked_at, marked_by, source from gradebook_marks
    where gradebook_marks.class_id = ${classId} and gradebook_marks.user_id = asked.user_id
      and gradebook_marks.column_id = asked.column_id
    order by number desc limit 1) last on true
  left join users markers on markers.id = last.marked_by)`;

/** The refusal of a change of closed terms. */
export const termClosed = (terms: readonly string[]): Refusal =>
  new Refusal('term_closed', {
    detail: `${terms.join(', ')}: notas fechadas. A administração da escola pode reabrir o período.`,
  });
