import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Who changes roles takes turns: two admins who demote each other would otherwise both succeed. */
export async function lockAdmins(tx: Database): Promise<void> {
  await tx.run(sql`select from users where role = 'ADMIN' order by id for update`);
}

/** After a change of roles: somebody who can sign in must be left. An invitation does not count. */
export async function keepAnAdmin(tx: Database): Promise<void> {
  const left = await tx.run(sql`
    select from users where role = 'ADMIN' and not is_invited limit 1`);
  if (left === 0) throw new Refusal('last_admin');
}
