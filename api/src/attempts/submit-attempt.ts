import type { Database } from '../shell/database.ts';
import { found } from '../shell/serve.ts';
import type { AttemptSubmitted } from './attempt-submitted.ts';
import { attemptsLocks } from './attempts-locks.ts';
import { findAttempt, type AttemptRow } from './attempts.queries.ts';
import type { SubmittedAnswer } from './answer-log.ts';
import { gradeAttempt } from './grade-attempt.ts';

/** What the capability that keeps progress does with a try at a content, if it counts in a course: app.ts introduces it. */
export type SubmitContentAttempt = (
  db: Database,
  attempt: { id: string; userId: string; contentId: string },
  answers: readonly SubmittedAnswer[],
  now: Date,
) => Promise<boolean>;

export type SubmitAttempt = (
  db: Database,
  attempt: { id: string; userId: string; contentId: string | null },
  answers: readonly SubmittedAnswer[],
  now: Date,
) => Promise<AttemptRow>;

/**
 * Submits a try and answers with it as it is graded; again, with what it was graded as. A try at a
 * content is a step of progress in its course, and is taken as one.
 */
export const submittingAttempt =
  (attemptSubmitted: AttemptSubmitted, submitContentAttempt: SubmitContentAttempt): SubmitAttempt =>
  async (db, { id, userId, contentId }, answers, now) => {
    if (contentId && (await submitContentAttempt(db, { id, userId, contentId }, answers, now))) {
      return found(await findAttempt(db, { id, userId }));
    }
    return db.transaction(async (tx) => {
      const attempt = found(await findAttempt(tx, { id, userId }));
      if (attempt.submittedAt) return attempt;
      const graded = await gradeAttempt(tx, attempt, answers, now);
      await attemptSubmitted(tx, graded, now);
      return graded;
    }, attemptsLocks(userId));
  };
