import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { overrideAccess } from './override-access.ts';

/** Gives the access of an invited user to the user who is the same person. */
export async function transferAccess(
  tx: Database,
  { from, to }: { from: string; to: string },
  { now }: At,
): Promise<void> {
  const isOpen = await tx.run(sql`
    select from users where id = ${from} and access_until > ${now.toISOString()}`);
  if (isOpen === 0) return;
  const toggle = { userId: to, hasActiveSubscription: true };
  await overrideAccess(tx, [toggle], { viewer: null, now });
}
