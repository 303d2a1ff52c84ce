import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { digestOfToken } from './ask-guardian.ts';

/** A guardian's word, by the link that only they were sent; a link is for once. */
export async function confirmGuardian(db: Database, token: string, now: Date): Promise<void> {
  const confirmed = await db.run(sql`
    update guardians set confirmed_at = ${now.toISOString()}, token_digest = null
    where token_digest = ${digestOfToken(token)} and expires_at > ${now.toISOString()}`);
  if (confirmed === 0) throw new Refusal('not_found');
}
