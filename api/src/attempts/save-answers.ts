import { runningDeadline } from '@sabia/domain/attempts/timed-areas.ts';
import { answersToTell } from '@sabia/domain/attempts/answer-log.ts';
import type { AnswersToSave, SavedAnswers } from '@sabia/domain/attempts/attempt.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { attemptsLocks } from './attempts-locks.ts';
import { givenAnswers, toldAnswer } from './attempt-replies.ts';
import { findLog, type AnswerLog } from './attempts.queries.ts';
import { admitToExam } from './exam-admission.ts';
import { appendAnswers, devicesOf } from './answer-log.ts';
import { refuseUnfitAnswers } from './refuse-unfit-answers.ts';
import { openAttempt } from './open-attempt.ts';

interface Context {
  viewer: Viewer;
  now: Date;
}

/**
 * Appends answers to the log of an attempt. Known ids, foreign questions and late answers are ignored. Of an
 * attempt with a deadline, the request is also a contact of the device. Returns the current answers.
 */
export function saveAnswers(
  db: Database,
  { attemptId, ...report }: AnswersToSave & { attemptId: string },
  { viewer, now }: Context,
): Promise<SavedAnswers> {
  return db.transaction(async (tx) => {
    const asked = { sent: report.answers, deviceIds: devicesOf(report) };
    const attempt = await findLog(tx, { id: attemptId, userId: viewer.id, ...asked });
    return save(tx, orNotFound(attempt), report, now);
  }, attemptsLocks(viewer.id));
}

/** Like `saveAnswers`, for the attempt under way at a content; the first answer starts one. */
export function saveContentAnswers(
  db: Database,
  { contentId, ...report }: AnswersToSave & { contentId: string },
  { viewer, now }: Context,
): Promise<SavedAnswers> {
  return db.transaction(async (tx) => {
    const { exam, place } = await admitToExam(
      tx,
      { examKind: 'CONTENT', examId: contentId },
      { viewer },
    );
    const attempt = exam.ongoing ?? (await openAttempt(tx, { place, exam }, { now }));
    return save(tx, attempt, report, now);
  }, attemptsLocks(viewer.id));
}

async function save(
  tx: Database,
  attempt: AnswerLog,
  report: AnswersToSave,
  now: Date,
): Promise<SavedAnswers> {
  const { id: attemptId, submittedAt } = attempt;
  const saved = { attemptId, deadline: runningDeadline(attempt, now), submittedAt };
  if (submittedAt) return { ...saved, answers: givenAnswers(attempt.graded) };
  await refuseUnfitAnswers(tx, { ...attempt, field: 'answers', answers: report.answers });
  const { lines, bytesLeft } = await appendAnswers(
    tx,
    { attempt, ...report, field: 'answers' },
    { now },
  );
  const log = [...attempt.log, ...lines];
  const questionIds = report.answers.map(({ questionId }) => questionId);
  const told = answersToTell(log, { deviceIds: devicesOf(report), questionIds });
  return {
    ...saved,
    answers: told.map(toldAnswer),
    ...(bytesLeft !== null && { bytesLeft }),
  };
}
