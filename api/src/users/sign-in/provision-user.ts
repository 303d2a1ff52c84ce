import { Refusal } from '@sabia/domain/refusal.ts';
import { nameFromElsewhere, personName } from '@sabia/domain/users/person-name.ts';
import { profilePicture } from '@sabia/domain/users/profile-picture.ts';
import type { User } from '@sabia/domain/users/user.ts';
import type { Claims } from '@sabia/domain/users/viewer.ts';
import type { At } from '../../platform/act.ts';
import type { VerifiedClaims } from '../../platform/auth/token-verifier.ts';
import { firebaseIssuers } from '../../platform/auth/firebase-issuer.ts';
import { embeddedProvider } from '../../platform/auth/identity/identity.ts';
import { lock, sql, violatedConstraint, type Database } from '../../platform/db/database.ts';
import { termsVersion } from '../../school/school.queries.ts';
import { refuseClosedIdentity } from './closed-identities.ts';
import { recomputeStale, stalenessColumns, type Staleness } from '../recompute-user.ts';
import { findUserByProvider, userColumns } from '../users.queries.ts';

/** The time, and the address of the first administrator. */
interface SignInAct extends At {
  adminEmail?: string | undefined;
}

/**
 * Finds the user of a verified token: by provider id, then by verified address, else creates one
 * (product.md I3). An invitation is not looked at: accept-invitation.ts. Later tokens update the address. The user with the verified `adminEmail` becomes
 * an administrator, while there is none. Refuses with `token_invalid` when the session of the token has
 * ended: the statement that reads the user looks, so a sign-out counts at once and in all processes. The same
 * statement finds stale progress and trails, so every request of a learner sees what is recomputed.
 */
export async function provisionUser(
  db: Database,
  claims: VerifiedClaims,
  act: SignInAct,
): Promise<User> {
  const known = await findKnown(db, claims, act.now);
  if (known && !isValid(claims, known)) throw new Refusal('token_invalid');
  if (known?.isBlocked) throw new Refusal('account_blocked');
  if (known) await recomputeStale(db, known, { now: act.now });
  if (known && !hasNewAddress(claims, known)) return known;
  try {
    return await db.transaction(async (tx) => {
      const user = known
        ? ((await setAddress(tx, claims, known, act.now)) ?? known)
        : await linkOrCreate(tx, claims, act.now);
      if (!claims.emailVerified || claims.email !== act.adminEmail) return user;
      return (await makeFirstAdmin(tx, user.id, act.now)) ?? user;
    });
  } catch (error) {
    if (!violatedConstraint(error)) throw error;
    // Another request created the user or took the address meanwhile.
    const winner = await findUserByProvider(db, claims, act.now);
    return winner ?? (await provisionUser(db, claims, act));
  }
}

interface KnownUser extends User, Staleness {
  emailVerified: boolean;
  isBlocked: boolean;
  hasSession: boolean;
  /** Tokens issued before are refused: the time of the last change of role. */
  sessionsValidFrom: string | null;
}

const isValid = (
  { issuedAt }: VerifiedClaims,
  { hasSession, sessionsValidFrom }: Pick<KnownUser, 'hasSession' | 'sessionsValidFrom'>,
) =>
  hasSession && (sessionsValidFrom === null || issuedAt.getTime() >= Date.parse(sessionsValidFrom));

/** Tokens of other issuers name no session here. */
const hasSession = ({ sessionId }: VerifiedClaims) => sql`
  (${sessionId}::text is null
    or exists (select from identity.session where session.id = ${sessionId}))`;

const findKnown = (db: Database, claims: VerifiedClaims, now: Date) =>
  db.maybe<KnownUser>(sql`
    select ${userColumns(now)}, users.email_verified, users.sessions_valid_from,
      users.blocked_at is not null as is_blocked,
      ${hasSession(claims)} as has_session, ${stalenessColumns(sql`users.id`)}
    from users where provider_id = ${claims.providerId} and provider = ${claims.provider}`);

const hasNewAddress = ({ email, emailVerified }: Claims, known: KnownUser) =>
  emailVerified && email !== null && !(known.emailVerified && known.email === email);

/** Replaces the address, because the old one may belong to another user now. It is verified for one user only. */
function setAddress(
  tx: Database,
  { email }: Claims,
  { id }: KnownUser,
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

async function linkOrCreate(tx: Database, claims: VerifiedClaims, now: Date): Promise<User> {
  await refuseClosedIdentity(tx, claims);
  const { isOpen } = await tx.one<{ isOpen: boolean }>(
    sql`select ${hasSession(claims)} as is_open`,
  );
  if (!isOpen) throw new Refusal('token_invalid');
  return (await linkByEmail(tx, claims, now)) ?? createUser(tx, claims, now);
}

async function linkByEmail(tx: Database, claims: Claims, now: Date): Promise<User | null> {
  if (!claims.email || !claims.emailVerified) return null;
  const linked = await tx.maybe<User & { isBlocked: boolean }>(sql`
    update users set provider = ${claims.provider}, provider_id = ${claims.providerId},
      updated_at = now()
    where lower(email) = ${claims.email} and email_verified
    returning ${userColumns(now)}, users.blocked_at is not null as is_blocked`);
  if (linked?.isBlocked) throw new Refusal('account_blocked');
  return linked;
}

function createUser(tx: Database, claims: Claims, now: Date): Promise<User> {
  const email = claims.email ?? '';
  const [name = 'Estudante'] = [claims.name, email.split('@')[0]].flatMap(
    (text) => personName.safeParse(nameFromElsewhere(text ?? '')).data ?? [],
  );
  const picture = profilePicture.safeParse(claims.picture).data ?? null;
  // Only our own pages of sign-up and sign-in name the terms.
  const acceptsTerms =
    claims.provider === embeddedProvider || claims.provider.startsWith(firebaseIssuers);
  return tx.one<User>(sql`
    insert into users (provider, provider_id, email, email_verified, name, profile_picture,
      terms_version, terms_accepted_at)
    select ${claims.provider}, ${claims.providerId}, ${email},
      ${claims.emailVerified && email !== ''}, ${name}, ${picture},
      case when ${acceptsTerms} then ${termsVersion} end,
      case when ${acceptsTerms} then ${now.toISOString()}::timestamptz end
    returning ${userColumns(now)}`);
}

async function makeFirstAdmin(tx: Database, id: string, now: Date): Promise<User | null> {
  await lock(tx, 'first admin');
  return tx.maybe<User>(sql`
    update users set role = 'ADMIN', updated_at = now()
    where id = ${id} and not exists (select from users where role = 'ADMIN')
    returning ${userColumns(now)}`);
}
