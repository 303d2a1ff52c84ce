import { Refusal } from '@sabia/domain/refusal.ts';
import type { User } from '@sabia/domain/users/user.ts';
import type { Database } from '../platform/db/database.ts';
import { overrideAccess } from '../subscriptions/override-access.ts';
import { findUser } from './users.queries.ts';

/** Opens or closes all content for a user by admin override, independently of payments. */
export async function changeSubscription(
  db: Database,
  { id, hasActiveSubscription }: { id: string; hasActiveSubscription: boolean },
  override: { byUserId: string; now: Date },
): Promise<User> {
  await overrideAccess(db, [{ userId: id, hasActiveSubscription }], override);
  const user = await findUser(db, id, override.now);
  if (!user) throw new Refusal('not_found');
  return user;
}
