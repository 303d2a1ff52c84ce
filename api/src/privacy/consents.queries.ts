import { needsGuardian } from '@sabia/domain/privacy/guardian.ts';
import type { Consent } from '@sabia/domain/privacy/consent.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { findGuardianship } from './guardianship.queries.ts';

/**
 * The last answer to each consent. A learner under 18 has given none before a guardian confirms, whatever
 * they answered.
 */
export async function listConsents(db: Database, userId: string, now: Date): Promise<Consent[]> {
  const [consents, { state }] = await Promise.all([
    db.many<Consent>(sql`
      select distinct on (purpose) purpose, version, is_given, said_at from consents
      where user_id = ${userId} order by purpose, id desc`),
    findGuardianship(db, userId, now),
  ]);
  return needsGuardian(state)
    ? consents.map((consent) => ({ ...consent, isGiven: false }))
    : consents;
}
