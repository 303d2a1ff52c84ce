import { randomUUID } from 'node:crypto';
import type { User } from '@sabia/domain/users/user.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { toggleAccess } from '../subscriptions/toggle-access.ts';
import '../subscribers.ts';
import { findUser, userColumns } from './users.queries.ts';

export interface UserGiven {
  name?: string;
  email?: string;
  /** The identity service that knows them; the embedded one unless told otherwise. */
  provider?: string;
  providerId?: string;
  role?: User['role'];
  hasActiveSubscription?: boolean;
  level?: string;
  state?: string;
  city?: string;
}

/** A user with a proved address: a learner without a subscription unless told otherwise. */
export async function aUser(db: Database, given: UserGiven = {}): Promise<User> {
  const now = new Date();
  const name = given.name ?? 'Maria das Dores';
  const providerId = given.providerId ?? randomUUID();
  const user = await db.one<User>(sql`
    insert into users (provider, provider_id, email, email_verified, name, role, level,
      leveling_exam_completed, state, city)
    values (${given.provider ?? 'sabia'}, ${providerId}, ${given.email ?? `${providerId}@example.com`}, true, ${name},
      ${given.role ?? 'LEARNER'}, ${given.level ?? null},
      ${given.level !== undefined}, ${given.state ?? null}, ${given.city ?? null})
    returning ${userColumns(now)}`);
  if (!given.hasActiveSubscription) return user;
  const toggle = { userId: user.id, hasActiveSubscription: true };
  await toggleAccess(db, [toggle], { byUserId: null, now });
  return (await findUser(db, user.id, now)) ?? user;
}

export const aSubscriber = (db: Database, given: UserGiven = {}) =>
  aUser(db, { ...given, hasActiveSubscription: true });

export const anAdmin = (db: Database, given: UserGiven = {}) =>
  aUser(db, { ...given, role: 'ADMIN' });
