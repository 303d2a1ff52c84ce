import { Refusal } from '@sabia/domain/refusal.ts';
import type { User } from '@sabia/domain/users/user.ts';
import type { Database } from '../platform/db/database.ts';
import type { UserAccess } from './user-access.ts';
import { findUser } from './users.queries.ts';

/** An administrator opens or closes everything for somebody, whatever they paid. */
export async function changeSubscription(
  db: Database,
  { id, hasActiveSubscription }: { id: string; hasActiveSubscription: boolean },
  { access, ...word }: { access: UserAccess; byUserId: string; now: Date },
): Promise<User> {
  const [changed] = await access.toggle(db, [{ userId: id, hasActiveSubscription }], word);
  const user = changed ?? (await findUser(db, id, word.now));
  if (!user) throw new Refusal('not_found');
  return user;
}
