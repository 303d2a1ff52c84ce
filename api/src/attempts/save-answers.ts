import { currentAnswers } from '@sabia/domain/attempts/answer-log.ts';
import type { LoggedAnswer, SavedAnswers } from '@sabia/domain/attempts/attempt.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { attemptsLocks } from './attempts-locks.ts';
import { findLog, given, type AnswerLog } from './attempts.queries.ts';
import { admitToExam } from './exam-admission.ts';
import { insertAnswers, newAnswers } from './answer-log.ts';
import { openAttempt } from './open-attempt.ts';

interface Context {
  viewer: Viewer;
  now: Date;
}

/**
 * Writes answers to the log of a try. What the log has already, what is about something else and what
 * comes too late changes nothing; the reply is what the server holds.
 */
export function saveAnswers(
  db: Database,
  { attemptId, answers }: { attemptId: string; answers: readonly LoggedAnswer[] },
  { viewer, now }: Context,
): Promise<SavedAnswers> {
  return db.transaction(async (tx) => {
    const questionIds = answers.map(({ questionId }) => questionId);
    const asked = { id: attemptId, userId: viewer.id, questionIds };
    return save(tx, orNotFound(await findLog(tx, asked)), answers, now);
  }, attemptsLocks(viewer.id));
}

/** The same for the try at a content that is under way; the first answer starts one. */
export function saveContentAnswers(
  db: Database,
  { contentId, answers }: { contentId: string; answers: readonly LoggedAnswer[] },
  { viewer, now }: Context,
): Promise<SavedAnswers> {
  return db.transaction(async (tx) => {
    const { exam, place } = await admitToExam(tx, { contentId }, viewer);
    const attempt = exam.ongoing ?? (await openAttempt(tx, place, exam, now));
    return save(tx, attempt, answers, now);
  }, attemptsLocks(viewer.id));
}

async function save(
  tx: Database,
  attempt: AnswerLog,
  answers: readonly LoggedAnswer[],
  now: Date,
): Promise<SavedAnswers> {
  const { id: attemptId, deadline, submittedAt } = attempt;
  const held = { attemptId, deadline, submittedAt };
  if (submittedAt) return { ...held, answers: given(attempt.graded) };
  const lines = newAnswers(attempt, answers, now);
  if (lines.length > 0) await tx.run(insertAnswers(attemptId, lines, now));
  return { ...held, answers: given([...currentAnswers([...attempt.log, ...lines]).values()]) };
}
