import { changedResults, type ChangedStudent } from '@sabia/domain/gradebook/changed-results.ts';
import { gradebookResults } from '@sabia/domain/gradebook/gradebook.ts';
import type { GradebookRules } from '@sabia/domain/gradebook/gradebook-rules.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { type DueMark, listDueMarks } from './fed-marks.queries.ts';
import { hasSources, requireSources } from './column-sources.queries.ts';
import { closedTermsOf, findMarks, findRules } from './gradebook.queries.ts';

/** The students whose results other rules would change, with the marks that their sources would give. */
export async function previewRules(
  db: Database,
  { classId, draft }: { classId: string; draft: GradebookRules },
): Promise<{ students: ChangedStudent[] }> {
  const { rules, columnsBegun } = await findRules(db, classId);
  await requireSources(db, { classId, draft, before: rules });
  const { students } = await findMarks(db, { classId });
  const due = hasSources(draft) ? await listDraftMarks(db, classId, draft) : [];
  const ofStudents = Map.groupBy(due, ({ userId }) => userId);
  const marksBefore = students.map(({ marks }) => marks);
  const marksAfter = students.map(({ userId, marks }) =>
    withDue(marks, ofStudents.get(userId) ?? []),
  );
  const given = due.flatMap(({ columnId, value }) => (value === null ? [] : [columnId]));
  const before = rules && gradebookResults(rules, marksBefore, columnsBegun);
  const changed = gradebookResults(draft, marksAfter, [...columnsBegun, ...given]).map(
    (after, at) => changedResults(before?.[at] ?? null, after),
  );
  return {
    students: students.flatMap(({ userId, name }, at) => {
      const change = changed[at];
      return change ? [{ userId, name, ...change }] : [];
    }),
  };
}

const listDraftMarks = (db: Database, classId: string, draft: GradebookRules) =>
  listDueMarks(db, {
    classId,
    latest: sql`(select ${JSON.stringify(draft)}::jsonb as rules) latest`,
    closedTerms: closedTermsOf(classId),
  });

/** The marks of a student after those that sources add or take away. */
function withDue(
  marks: ReadonlyMap<string, string>,
  due: readonly DueMark[],
): ReadonlyMap<string, string> {
  const after = new Map(marks);
  for (const { columnId, value } of due)
    if (value === null) after.delete(columnId);
    else after.set(columnId, value);
  return after;
}
