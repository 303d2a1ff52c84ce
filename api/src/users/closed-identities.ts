import { Refusal } from '@sabia/domain/refusal.ts';
import type { Claims } from '@sabia/domain/users/viewer.ts';
import type { VerifiedClaims } from '../platform/auth/token-verifier.ts';
import { sql, type Database } from '../platform/db/database.ts';

type Identity = Pick<Claims, 'provider' | 'providerId'>;

/** Longer than any token lives: an hour, and what clocks may differ by. */
const minutes = 70;

/** Turns away who still has a token of an account that they closed; a later one makes a new account. */
export async function refuseClosed(tx: Database, claims: VerifiedClaims): Promise<void> {
  const isClosed = await tx.run(sql`
    select from closed_identities
    where digest = ${digestOf(claims)} and closed_at >= ${claims.issuedAt.toISOString()}`);
  if (isClosed > 0) throw new Refusal('token_invalid');
}

/** Remembers an identity as long as its tokens live; not by its name. */
export async function rememberClosed(tx: Database, identity: Identity, now: Date): Promise<void> {
  await tx.run(sql`
    with forgotten as (
      delete from closed_identities
      where closed_at < ${now.toISOString()}::timestamptz - ${minutes} * interval '1 minute'
    )
    insert into closed_identities (digest, closed_at)
    values (${digestOf(identity)}, ${now.toISOString()})`);
}

const digestOf = ({ provider, providerId }: Identity) =>
  sql`sha256(convert_to(${provider}::text || ' ' || ${providerId}::text, 'UTF8'))`;
