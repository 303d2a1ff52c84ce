import type { GradebookRules } from '@sabia/domain/gradebook/gradebook-rules.ts';
import { classLock } from '../classes/class-lock.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { hasSources } from './column-sources.queries.ts';
import { dueMarks, findFeeding, type SourceTitle } from './fed-marks.queries.ts';
import { closedTermsOf, lastRules } from './gradebook.queries.ts';

interface Filled {
  classId: string;
  /** Only of these students; without them of all. */
  userIds?: readonly string[] | undefined;
}

const feedingOf = ({ classId, userIds }: Filled) => ({
  classId,
  userIds,
  latest: sql`${lastRules(sql`classes.id`)} latest`,
  closedTerms: closedTermsOf(classId),
});

interface Reading extends Filled {
  rules: GradebookRules | null;
  /** If one of the students lacks a mark, all students of the class get theirs. */
  fillsClass?: boolean;
}

/**
 * Adds the marks that the sources of the rules in force have now for students whose marks are read (product.md GRADE22). Without
 * sources it costs nothing, and without new marks it takes no lock.
 */
export async function fillMarks(
  db: Database,
  { rules, fillsClass = false, ...of }: Reading,
  at: At,
): Promise<{ hasFilled: boolean; sourceTitles: SourceTitle[] }> {
  if (!hasSources(rules)) return { hasFilled: false, sourceTitles: [] };
  const { classId } = of;
  const { isDue, sourceTitles } = await findFeeding(db, feedingOf(of));
  if (isDue)
    await db.transaction(
      (tx) => addDueMarks(tx, fillsClass ? { classId } : of, at),
      classLock(classId),
    );
  return { hasFilled: isDue, sourceTitles };
}

/** Adds them in a transaction that has the lock of the class: two fills at once add a mark once. */
export async function addDueMarks(tx: Database, of: Filled, { now }: At): Promise<void> {
  await tx.run(sql`
    with ${dueMarks(feedingOf(of))}
    insert into gradebook_marks (class_id, user_id, column_id, number, value, reason, marked_at, source)
    select ${of.classId}, user_id, column_id, number, value, case kind
        when 'ASSIGNMENT' then 'Da atividade “' || left(title, 150) || '”'
        when 'MOCK_EXAM' then 'Do simulado “' || left(title, 150) || '”'
        else 'Da frequência de ' || to_char(first_day, 'DD/MM/YYYY') || ' a ' || to_char(last_day, 'DD/MM/YYYY') end,
      ${now.toISOString()}, source
    from due`);
}
