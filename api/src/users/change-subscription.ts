import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import type { WantedAccess } from '@sabia/domain/subscriptions/access-override.ts';
import type { User } from '@sabia/domain/users/user.ts';
import type { Act } from '../platform/act.ts';
import type { Database } from '../platform/db/database.ts';
import { overrideAccess } from '../subscriptions/override-access.ts';
import { findUser } from './users.queries.ts';

/** Opens or closes all content for a user by admin override, independently of payments. */
export async function changeSubscription(
  db: Database,
  { id, hasActiveSubscription, until }: WantedAccess & { id: string },
  act: Act,
): Promise<User> {
  if (until && !hasActiveSubscription)
    throw invalid('until', 'Só um acesso que se abre tem prazo.');
  if (until && Date.parse(until) <= act.now.getTime())
    throw invalid('until', 'Escolha uma data no futuro.');
  await overrideAccess(db, [{ userId: id, hasActiveSubscription, until }], act);
  const user = await findUser(db, id, act.now);
  if (!user) throw new Refusal('not_found');
  return user;
}
