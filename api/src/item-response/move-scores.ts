import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** The user who accepts an invitation gets the scores of the attempts on paper of the invited one. */
export async function moveScores(
  tx: Database,
  { from, to }: DomainEvents['invitation.accepted'],
): Promise<void> {
  await tx.run(sql`update attempt_scorings set user_id = ${to} where user_id = ${from}`);
}
