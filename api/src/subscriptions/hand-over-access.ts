import { sql, type Database } from '../platform/db/database.ts';
import type { KeepAccess } from './access-kept.ts';
import { togglingAccess } from './toggle-access.ts';

/** Who turns out to be somebody for whom access was kept has it from now on. */
export const handingOverAccess =
  (keepAccess: KeepAccess) =>
  async (tx: Database, { from, to }: { from: string; to: string }, now: Date): Promise<void> => {
    const isOpen = await tx.run(sql`
      select from users where id = ${from} and access_until > ${now.toISOString()}`);
    if (isOpen === 0) return;
    const toggle = { userId: to, hasActiveSubscription: true };
    await togglingAccess(keepAccess)(tx, [toggle], { byUserId: null, now });
  };
