import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { isTold } from './error-notebook.queries.ts';

interface OfUser {
  userId: string;
  questionId: string;
  now: Date;
}

/** Dismisses a question of the notebook: it is not due any more. */
export const dismissQuestion = (db: Database, card: OfUser): Promise<void> =>
  changeCard(db, card, sql`coalesce(dismissed_at, ${card.now.toISOString()})`);

/** Recalls a dismissed question: it is due as it was scheduled. */
export const recallQuestion = (db: Database, card: OfUser): Promise<void> =>
  changeCard(db, card, sql`null`);

/** A card whose key is withheld does not exist for the learner: it would tell that the answer was wrong. */
async function changeCard(
  db: Database,
  { userId, questionId, now }: OfUser,
  dismissedAt: Statement,
): Promise<void> {
  const changed = await db.run(sql`
    update error_notebook_cards cards set dismissed_at = ${dismissedAt}
    where user_id = ${userId} and question_id = ${questionId} and ${isTold({ userId, now })}`);
  if (changed === 0) throw new Refusal('not_found');
}
