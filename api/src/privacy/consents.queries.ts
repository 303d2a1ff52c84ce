import { needsGuardian } from '@sabia/domain/privacy/guardian.ts';
import type { Consent } from '@sabia/domain/privacy/consent.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { findGuardianship } from './guardianship.queries.ts';

/**
 * How what somebody was asked stands, by their last answer. A yes from before they turned out to be
 * under 18 does not count until a guardian confirms.
 */
export async function listConsents(db: Database, userId: string, now: Date): Promise<Consent[]> {
  const [consents, { state }] = await Promise.all([
    db.many<Consent>(sql`
      select distinct on (purpose) purpose, version, is_given, said_at from consents
      where user_id = ${userId} order by purpose, id desc`),
    findGuardianship(db, userId, now),
  ]);
  return needsGuardian(state) ? consents.map((said) => ({ ...said, isGiven: false })) : consents;
}
