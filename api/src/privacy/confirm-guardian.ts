import { Refusal } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { digestOfToken } from './request-guardian.ts';

/** Confirms the guardian by the token in the link. A token works once. */
export async function confirmGuardian(db: Database, token: string, { now }: At): Promise<void> {
  const confirmed = await db.run(sql`
    update guardians set confirmed_at = ${now.toISOString()}, token_digest = null
    where token_digest = ${digestOfToken(token)} and expires_at > ${now.toISOString()}`);
  if (confirmed === 0) throw new Refusal('not_found');
}
