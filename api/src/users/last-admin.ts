import { Refusal } from '@sabia/domain/refusal.ts';
import { lock, sql, type Database } from '../platform/db/database.ts';

/** Serialises changes of roles. Otherwise two administrators could demote each other at the same time. */
export const adminsLock = 'admins';

export async function lockAdmins(tx: Database): Promise<void> {
  await lock(tx, adminsLock);
}

/** Refuses a change after which no administrator can sign in. Invited and blocked ones do not count. */
export async function requireAdmin(tx: Database): Promise<void> {
  const left = await tx.run(sql`
    select from users where role = 'ADMIN' and not is_invited and blocked_at is null limit 1`);
  if (left === 0) throw new Refusal('last_admin');
}
