import { countingContents } from '../courses/courses.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import type { SubmittedAnswer } from './answer-log.ts';
import type { AttemptSubmitted } from './attempt-submitted.ts';
import { attemptsLocks } from './attempts-locks.ts';
import { attemptJson, findAttempt, type AttemptRow } from './attempts.queries.ts';
import { gradeAttempt } from './grade-attempt.ts';

/** What the capability that keeps progress does with a try at a content that counts in a course: app.ts introduces it. */
export type SubmitContentAttempt = (
  db: Database,
  attempt: { id: string; userId: string; contentId: string; courseId: string },
  answers: readonly SubmittedAnswer[],
  now: Date,
) => Promise<void>;

export type SubmitAttempt = (
  db: Database,
  attempt: { id: string; userId: string },
  answers: readonly SubmittedAnswer[],
  now: Date,
) => Promise<AttemptRow>;

/**
 * Submits a try and answers with it as it is graded; again, with what it was graded as. A try at a
 * content that counts is a step of progress in its course, and is taken as one.
 */
export const submittingAttempt =
  (attemptSubmitted: AttemptSubmitted, submitContentAttempt: SubmitContentAttempt): SubmitAttempt =>
  async (db, { id, userId }, answers, now) => {
    const { attempt, courseId } = await db.transaction(async (tx) => {
      const stood = orNotFound(await findInCourse(tx, { id, userId }));
      if (stood.attempt.submittedAt || stood.courseId) return stood;
      const graded = await gradeAttempt(tx, stood.attempt, answers, now);
      await attemptSubmitted(tx, graded, now);
      return { attempt: graded, courseId: null };
    }, attemptsLocks(userId));
    const { contentId } = attempt;
    if (attempt.submittedAt || !contentId || !courseId) return attempt;
    await submitContentAttempt(db, { id, userId, contentId, courseId }, answers, now);
    return orNotFound(await findAttempt(db, { id, userId }));
  };

/** A try, and the course in which its content counts, if any does. */
const findInCourse = (tx: Database, { id, userId }: { id: string; userId: string }) =>
  tx.maybe<{ attempt: AttemptRow; courseId: string | null }>(sql`
    select ${attemptJson} as attempt,
      (select sections.course_id from ${countingContents}
        where contents.id = attempts.content_id) as course_id
    from attempts where id = ${id} and user_id = ${userId}`);
