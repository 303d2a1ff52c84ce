import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../../db/database.ts';

/** Refuses a session for a blocked user, whichever way they sign in. */
export async function refuseBlocked(db: Database, accountId: string): Promise<void> {
  const isBlocked = await db.run(sql`
    select from users
    where provider = 'sabia' and provider_id = ${accountId} and blocked_at is not null`);
  if (isBlocked > 0) throw new Refusal('account_blocked');
}
