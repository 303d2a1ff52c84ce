import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { listAnswerHistory } from './answer-history.queries.ts';
import { notebookLock, writeCards } from './update-notebook.ts';

interface OfAttempt {
  userId: string;
  attemptId: string;
  now: Date;
}

/** Includes the blank questions of an attempt in the notebook; can be repeated. */
export const includeBlanks = (db: Database, asked: OfAttempt): Promise<void> =>
  changeBlanks(
    db,
    asked,
    sql`insert into error_notebook_blanks (user_id, attempt_id)
      select user_id, id from attempt on conflict do nothing`,
  );

/** Takes them out again, as far as no other answer to them was wrong. */
export const excludeBlanks = (db: Database, asked: OfAttempt): Promise<void> =>
  changeBlanks(
    db,
    asked,
    sql`delete from error_notebook_blanks using attempt
      where error_notebook_blanks.user_id = attempt.user_id and attempt_id = attempt.id`,
  );

function changeBlanks(
  db: Database,
  { userId, attemptId, now }: OfAttempt,
  change: Statement,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { isKnown } = await tx.one<{ isKnown: boolean }>(sql`
      with attempt as (
        select id, user_id from attempts
        where id = ${attemptId} and user_id = ${userId} and submitted_at is not null
      ), changed as (${change})
      select exists (select from attempt) as is_known`);
    if (!isKnown) throw new Refusal('not_found');
    const history = await listAnswerHistory(tx, { userId, now, blanksOf: attemptId });
    await writeCards(tx, { userId, ...history });
  }, notebookLock(userId));
}
