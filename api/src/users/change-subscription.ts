import { Refusal } from '@sabia/domain/refusal.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { sql, type Database } from '../shell/database.ts';
import { userColumns } from './users.queries.ts';

export async function changeSubscription(
  db: Database,
  { id, hasActiveSubscription }: { id: string; hasActiveSubscription: boolean },
): Promise<User> {
  const user = await db.maybe<User>(sql`
    update users set has_active_subscription = ${hasActiveSubscription}, updated_at = now()
    where id = ${id} returning ${userColumns}`);
  if (!user) throw new Refusal('not_found');
  return user;
}
