import type { At } from '../platform/act.ts';
import { countingContents } from '../courses/courses.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { emit } from '../events.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { attemptsLocks } from './attempts-locks.ts';
import { attemptJson, findAttempt, type AttemptRow } from './attempts.queries.ts';
import { refuseUnfitAnswers } from './refuse-unfit-answers.ts';
import { gradeAttempt, type Sent } from './grade-attempt.ts';

/**
 * Submits an attempt and answers with it as it is graded; repeated, it answers with the grade that is
 * there. An attempt at a content that counts in a course is submitted as progress in that course; its
 * learner was admitted when it began, so access is not checked again.
 */
export async function submitAttempt(
  db: Database,
  { id, userId, answers, blankTimes = [] }: Omit<Sent, 'field'> & { id: string; userId: string },
  { now }: At,
): Promise<AttemptRow> {
  const { attempt, courseId } = await db.transaction(async (tx) => {
    const current = orNotFound(await findInCourse(tx, { id, userId }));
    if (current.attempt.submittedAt || current.courseId) return current;
    // A quick question is graded answer by answer.
    if (current.attempt.graded.length > 0) return current;
    await refuseUnfitAnswers(tx, { ...current.attempt, field: 'answers', answers });
    const sent = { answers, field: 'answers', blankTimes };
    const graded = await gradeAttempt(tx, { attempt: current.attempt, ...sent }, { now });
    return { attempt: graded, courseId: null };
  }, attemptsLocks(userId));
  if (attempt.submittedAt || !courseId) return attempt;
  const handedIn = {
    attemptId: id,
    userId,
    contentId: attempt.examId,
    courseId,
    answers,
    blankTimes,
    now,
  };
  await emit(db, 'attempt.handed-in', handedIn);
  return orNotFound(await findAttempt(db, { id, userId }));
}

/** An attempt, with the id of the course in which its content counts, or null. */
const findInCourse = (tx: Database, { id, userId }: { id: string; userId: string }) =>
  tx.maybe<{ attempt: AttemptRow; courseId: string | null }>(sql`
    select ${attemptJson} as attempt,
      (select sections.course_id from ${countingContents}
        where contents.id = attempts.exam_id) as course_id
    from attempts where id = ${id} and user_id = ${userId}`);
