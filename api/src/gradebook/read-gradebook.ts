import type { EditedRules, GradebookPage } from '@sabia/domain/gradebook/gradebook-page.ts';
import type { OwnGradebook } from '@sabia/domain/gradebook/own-gradebook.ts';
import type { At } from '../platform/act.ts';
import type { Database } from '../platform/db/database.ts';
import type { PageQuery } from '../platform/db/paging.ts';
import { listSourceChoices } from './fed-marks.queries.ts';
import { fillMarks } from './fill-marks.ts';
import {
  findGradebook,
  findOwnMarks,
  findRules,
  type FoundRules,
  type OfStudent,
  ownGradebookOf,
} from './gradebook.queries.ts';

/** The grade book of a class with the present marks of its sources: a page of its students, without a query all of them. */
export async function readGradebook(
  db: Database,
  { classId, query }: { classId: string; query?: PageQuery },
  at: At,
): Promise<GradebookPage> {
  const read = async (found: FoundRules) => findGradebook(db, { classId, query, found });
  const known = await findRules(db, classId);
  const page = await read(known);
  const userIds = page.students.map(({ userId }) => userId);
  const { hasFilled, sourceTitles } = await fillMarks(
    db,
    { classId, rules: known.rules, userIds, fillsClass: true },
    at,
  );
  return {
    ...(hasFilled ? await read(await findRules(db, classId)) : page),
    sourceTitles,
  };
}

/** The grade book of a class for one of its students, with the present marks of sources; null to everybody else. */
export async function readOwnGradebook(
  db: Database,
  of: OfStudent,
  at: At,
): Promise<OwnGradebook | null> {
  const known = await findOwnMarks(db, of);
  if (!known) return null;
  const { hasFilled } = await fillMarks(
    db,
    { classId: of.classId, userIds: [of.userId], rules: known.rules },
    at,
  );
  const found = hasFilled ? await findOwnMarks(db, of) : known;
  return found && ownGradebookOf(found);
}

/** The rules of a class for those who change them, with the works that can give marks. */
export async function readRules(db: Database, classId: string): Promise<EditedRules> {
  const { columnsBegun, ...inForce } = await findRules(db, classId);
  const sourceChoices = await listSourceChoices(db, classId);
  return { ...inForce, markedColumns: columnsBegun, sourceChoices };
}
