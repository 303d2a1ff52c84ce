import { Refusal } from '@sabia/domain/refusal.ts';
import type { Claims } from '@sabia/domain/users/viewer.ts';
import type { At } from '../../platform/act.ts';
import type { VerifiedClaims } from '../../platform/auth/token-verifier.ts';
import { sql, type Database } from '../../platform/db/database.ts';

type Identity = Pick<Claims, 'provider' | 'providerId'>;

/** The lifetime of a token (an hour), and more than clocks may differ. */
const minutes = 70;

/** Refuses a token that was issued before its account was closed. A later token creates a new account. */
export async function refuseClosedIdentity(tx: Database, claims: VerifiedClaims): Promise<void> {
  const isClosed = await tx.run(sql`
    select from closed_identities
    where digest = ${digestOf(claims)} and closed_at >= ${claims.issuedAt.toISOString()}`);
  if (isClosed > 0) throw new Refusal('token_invalid');
}

/** Records the hash of a closed identity for as long as its tokens are valid. */
export async function recordClosedIdentity(
  tx: Database,
  identity: Identity,
  { now }: At,
): Promise<void> {
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
