import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import { isOver } from '@sabia/domain/attempts/deadline.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { asAttempt } from './attempt-replies.ts';
import { findAttempt } from './attempts.queries.ts';
import { submitAttempt } from './submit-attempt.ts';

/** The learner's own attempt. One whose time is over is submitted first, with the answers that it has. */
export async function readAttempt(
  db: Database,
  { id }: { id: string },
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<Attempt> {
  const attempt = orNotFound(await findAttempt(db, { id, userId: viewer.id }));
  const isOverdue = attempt.submittedAt === null && isOver(attempt.deadline, now);
  return asAttempt(
    isOverdue ? await submitAttempt(db, { ...attempt, answers: [] }, { now }) : attempt,
    now,
  );
}
