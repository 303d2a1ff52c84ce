import { address } from '@sabia/domain/fields.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { personName } from '@sabia/domain/users/person-name.ts';
import type { User } from '@sabia/domain/users/user.ts';
import type { Claims } from '@sabia/domain/users/viewer.ts';
import type { VerifiedClaims } from '../platform/auth/token-verifier.ts';
import { lock, sql, violatedConstraint, type Database } from '../platform/db/database.ts';
import { handOverAccess } from '../subscriptions/hand-over-access.ts';
import { refuseClosed } from './closed-identities.ts';
import { findUserByProvider, userColumns } from './users.queries.ts';

interface Welcome {
  adminEmail?: string | undefined;
  now: Date;
}

/**
 * The user that a verified token stands for. On first sight it links the user whose address the
 * token proves, or who was invited by it, or makes one (product.md I3). Later it keeps up with the address, which
 * people prove or change at their identity service. `adminEmail` becomes an administrator once it is
 * proved, and only while the school has none.
 */
export async function provisionUser(
  db: Database,
  claims: VerifiedClaims,
  welcome: Welcome,
): Promise<User> {
  const known = await findKnown(db, claims, welcome.now);
  if (known && isOutdated(claims, known)) throw new Refusal('token_invalid');
  if (known && !bringsAddress(claims, known)) return known;
  try {
    return await db.transaction(async (tx) => {
      const user = known
        ? await bringAddress(tx, claims, known, welcome)
        : await welcomeStranger(tx, claims, welcome.now);
      if (!claims.emailVerified || claims.email !== welcome.adminEmail) return user;
      return (await makeFirstAdmin(tx, user.id, welcome.now)) ?? user;
    });
  } catch (error) {
    if (!violatedConstraint(error)) throw error;
    // At the same time another request made the user or took the address, or an import invited them.
    const winner = await findUserByProvider(db, claims, welcome.now);
    return winner ?? (await provisionUser(db, claims, welcome));
  }
}

interface Known extends User {
  emailVerified: boolean;
  /** When their sessions were last ended: by another password, or another role. */
  sessionsValidFrom: string | null;
}

const isOutdated = ({ issuedAt }: VerifiedClaims, { sessionsValidFrom }: Known) =>
  sessionsValidFrom !== null && issuedAt.getTime() < Date.parse(sessionsValidFrom);

const findKnown = (db: Database, { provider, providerId }: Claims, now: Date) =>
  db.maybe<Known>(sql`
    select ${userColumns(now)}, users.email_verified, users.sessions_valid_from
    from users where provider_id = ${providerId} and provider = ${provider}`);

const bringsAddress = ({ email, emailVerified }: Claims, known: Known) =>
  emailVerified && email !== null && !(known.emailVerified && known.email === email);

async function bringAddress(
  tx: Database,
  claims: Claims,
  known: Known,
  welcome: Welcome,
): Promise<User> {
  const invited = await takeInvitation(tx, claims, known, welcome);
  return (await takeAddress(tx, claims, known, welcome.now)) ?? invited ?? known;
}

/** Who signed in before they proved the address that they were invited by gets what was kept for them. */
async function takeInvitation(
  tx: Database,
  { email }: Claims,
  { id }: Known,
  { now }: Welcome,
): Promise<User | null> {
  const invitation = await tx.maybe<{ id: string }>(sql`
    select id from users where lower(email) = ${email} and is_invited and id <> ${id}`);
  if (!invitation) return null;
  await handOverAccess(tx, { from: invitation.id, to: id, now });
  return tx.maybe<User>(sql`
    with invited as (
      delete from users where id = ${invitation.id} and is_invited returning *
    )
    update users set
      role = case when invited.role = 'ADMIN' then 'ADMIN' else users.role end,
      classroom_role = coalesce(invited.classroom_role, users.classroom_role),
      classroom_role_active = users.classroom_role_active or invited.classroom_role_active,
      classroom_mode_type = coalesce(invited.classroom_mode_type, users.classroom_mode_type),
      updated_at = now()
    from invited where users.id = ${id}
    returning ${userColumns(now)}`);
}

/** An old address is given up, as it may be somebody else's by now; a new one counts as proved for one user. */
function takeAddress(
  tx: Database,
  { email }: Claims,
  { id }: Known,
  now: Date,
): Promise<User | null> {
  return tx.maybe<User>(sql`
    update users set email = ${email}, email_verified = address.is_free, updated_at = now()
    from (select not exists (
      select from users where lower(email) = ${email} and email_verified and id <> ${id}
    ) as is_free) address
    where id = ${id}
      and (users.email, users.email_verified) is distinct from (${email}, address.is_free)
    returning ${userColumns(now)}`);
}

async function welcomeStranger(tx: Database, claims: VerifiedClaims, now: Date): Promise<User> {
  await refuseClosed(tx, claims);
  return (await linkByEmail(tx, claims, now)) ?? createUser(tx, claims, now);
}

async function linkByEmail(tx: Database, claims: Claims, now: Date): Promise<User | null> {
  if (!claims.email || !claims.emailVerified) return null;
  return tx.maybe<User>(sql`
    update users set provider = ${claims.provider}, provider_id = ${claims.providerId},
      email_verified = true, is_invited = false, updated_at = now()
    where lower(email) = ${claims.email} and (email_verified or is_invited)
    returning ${userColumns(now)}`);
}

function createUser(tx: Database, claims: Claims, now: Date): Promise<User> {
  const email = claims.email ?? '';
  const [name = 'Estudante'] = [claims.name, email.split('@')[0]].flatMap(
    (text) => personName.safeParse(text).data ?? [],
  );
  const picture = address.safeParse(claims.picture).data ?? null;
  return tx.one<User>(sql`
    insert into users (provider, provider_id, email, email_verified, name, profile_picture)
    values (${claims.provider}, ${claims.providerId}, ${email},
      ${claims.emailVerified && email !== ''}, ${name}, ${picture})
    returning ${userColumns(now)}`);
}

async function makeFirstAdmin(tx: Database, id: string, now: Date): Promise<User | null> {
  await lock(tx, 'first admin');
  return tx.maybe<User>(sql`
    update users set role = 'ADMIN', updated_at = now()
    where id = ${id} and not exists (select from users where role = 'ADMIN')
    returning ${userColumns(now)}`);
}
