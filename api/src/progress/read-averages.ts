import {
  courseAccess,
  hasFullAccess,
  isSectionLocked,
} from '@sabia/domain/courses/course-access.ts';
import { fewestForAverage } from '@sabia/domain/progress/averages.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { tallyNewAttempts } from '../attempts/tally-attempts.ts';
import type { Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import {
  findContentAverage,
  findQuestionAverage,
  type ContentAverage,
  type QuestionAverage,
} from './averages.queries.ts';

const unknown = { correctAverage: null, averageTime: null };

/** The averages of a content or a practice exam, if the viewer may open it; empty below 20 people. */
export async function readContentAverage(
  db: Database,
  id: string,
  { viewer }: { viewer: Viewer },
): Promise<ContentAverage> {
  await tallyNewAttempts(db);
  const { access, ...average } = orNotFound(await findContentAverage(db, id));
  const mayOpen =
    courseAccess(viewer, access).granted && !isSectionLocked(hasFullAccess(viewer, access), access);
  const isTold = viewer.isAdmin || (mayOpen && (average.users ?? 0) >= fewestForAverage);
  return isTold ? average : { ...unknown, contentId: average.contentId, users: null, tries: null };
}

/**
 * The averages of a question, empty below 20 people. The shares of the alternatives, together with the
 * average, would reveal the right one: both only for a viewer who has answered and may see the key, and for administrators.
 */
export async function readQuestionAverage(
  db: Database,
  id: string,
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<QuestionAverage> {
  await tallyNewAttempts(db);
  const found = orNotFound(await findQuestionAverage(db, id, { viewerId: viewer.id, now }));
  const { users, hasAnswered, ...average } = found;
  const isTold = viewer.isAdmin || (hasAnswered && users >= fewestForAverage);
  return isTold
    ? average
    : { ...unknown, questionId: average.questionId, answers: null, alternatives: [] };
}
