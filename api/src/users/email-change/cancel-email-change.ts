import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../../platform/db/database.ts';

/** Ends the link of a change of e-mail that was not confirmed. */
export async function cancelEmailChange(db: Database, userId: string): Promise<void> {
  const cancelled = await db.run(sql`delete from email_changes where user_id = ${userId}`);
  if (cancelled === 0) throw new Refusal('not_found');
}
