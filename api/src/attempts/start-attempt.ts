import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import { isOver } from '@sabia/domain/attempts/deadline.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { Database } from '../platform/db/database.ts';
import { attemptsLocks } from './attempts-locks.ts';
import { asAttempt } from './attempt-replies.ts';
import { admitToExam, type ExamInput } from './exam-admission.ts';
import { openAttempt } from './open-attempt.ts';
import { submitAttempt } from './submit-attempt.ts';

interface Context {
  viewer: Viewer;
  now: Date;
}

/**
 * Resumes the learner's attempt at an exam, or starts the next one. An attempt whose time is over is
 * submitted first, with the answers that it has.
 */
export async function startAttempt(
  db: Database,
  asked: ExamInput,
  { viewer, now }: Context,
): Promise<{ isNew: boolean; attempt: Attempt }> {
  const started = await db.transaction(async (tx) => {
    const { exam, place } = await admitToExam(tx, asked, { viewer });
    const { ongoing } = exam;
    if (!ongoing) return { isNew: true, row: await openAttempt(tx, { place, exam }, { now }) };
    return { isNew: false, row: ongoing };
  }, attemptsLocks(viewer.id));
  if (!started.isNew && isOver(started.row.deadline, now)) {
    await submitAttempt(db, { ...started.row, answers: [] }, { now });
    return startAttempt(db, asked, { viewer, now });
  }
  return { isNew: started.isNew, attempt: asAttempt(started.row, now) };
}
