import type { User } from '@sabia/domain/users/user.ts';
import type { Claims } from '@sabia/domain/users/viewer.ts';
import { lock, sql, violatedConstraint, type Database } from '../shell/database.ts';
import { findUserByProvider, userColumns } from './users.queries.ts';

/**
 * The user that a verified token stands for. On first sight it links the user whose address the
 * token proves, or makes one (decisions.md section 3). `adminEmail` becomes an administrator once
 * it is proved, and only while the school has none.
 */
export async function welcomeUser(
  db: Database,
  claims: Claims,
  { adminEmail }: { adminEmail?: string | undefined },
): Promise<User> {
  const known = await findUserByProvider(db, claims.providerId);
  if (known) return known;
  try {
    return await db.transaction(async (tx) => {
      const user = (await linkByEmail(tx, claims)) ?? (await createUser(tx, claims));
      if (!claims.emailVerified || claims.email !== adminEmail) return user;
      return (await makeFirstAdmin(tx, user.id)) ?? user;
    });
  } catch (error) {
    // Two first requests at once: the other one made the user.
    const winner = violatedConstraint(error) && (await findUserByProvider(db, claims.providerId));
    if (winner) return winner;
    throw error;
  }
}

async function linkByEmail(tx: Database, claims: Claims): Promise<User | null> {
  if (!claims.email || !claims.emailVerified) return null;
  return tx.maybe<User>(sql`
    update users set provider_id = ${claims.providerId}, updated_at = now()
    where lower(email) = ${claims.email.toLowerCase()} and email_verified
    returning ${userColumns}`);
}

function createUser(tx: Database, claims: Claims): Promise<User> {
  const email = claims.email?.toLowerCase() ?? '';
  return tx.one<User>(sql`
    insert into users (provider_id, email, email_verified, name, profile_picture)
    values (${claims.providerId}, ${email}, ${claims.emailVerified && email !== ''},
      ${claims.name || email.split('@')[0] || 'Estudante'}, ${claims.picture})
    returning ${userColumns}`);
}

async function makeFirstAdmin(tx: Database, id: string): Promise<User | null> {
  await lock(tx, 'first admin');
  return tx.maybe<User>(sql`
    update users set role = 'ADMIN', updated_at = now()
    where id = ${id} and not exists (select from users where role = 'ADMIN')
    returning ${userColumns}`);
}
