import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';

interface OfUser {
  userId: string;
  questionId: string;
}

/** Dismisses a question of the notebook: it is not due any more. */
export async function dismissQuestion(
  db: Database,
  { userId, questionId, now }: OfUser & { now: Date },
): Promise<void> {
  const dismissed = await db.run(sql`
    update error_notebook_cards set dismissed_at = coalesce(dismissed_at, ${now.toISOString()})
    where user_id = ${userId} and question_id = ${questionId}`);
  if (dismissed === 0) throw new Refusal('not_found');
}

/** Recalls a dismissed question: it is due as it was scheduled. */
export async function recallQuestion(db: Database, { userId, questionId }: OfUser): Promise<void> {
  const recalled = await db.run(sql`
    update error_notebook_cards set dismissed_at = null
    where user_id = ${userId} and question_id = ${questionId}`);
  if (recalled === 0) throw new Refusal('not_found');
}
