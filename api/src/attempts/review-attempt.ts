import type { ReviewedAttempt } from '@sabia/domain/attempts/exam-results.ts';
import type { At } from '../platform/act.ts';
import type { Database, Statement } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { asAttempt } from './attempt-replies.ts';
import { findSubmittedAttempt, pageAttempts } from './attempts.queries.ts';

const newest = { page: 1, limit: 50 };

/** A submitted attempt of one of `people`, with the whole answer key: for people who may know it. */
export async function reviewAttempt(
  db: Database,
  asked: { id: string; people: Statement },
  { now }: At,
): Promise<ReviewedAttempt> {
  const { attempt, ...person } = orNotFound(await findSubmittedAttempt(db, asked));
  const { userId, examId } = attempt;
  const { items: attempts } = await pageAttempts(db, { userId, examId }, newest);
  return { ...asAttempt(attempt, now, 'AUTHOR'), ...person, userId, examId, attempts };
}
