import type { Consent, ConsentAnswer } from '@sabia/domain/privacy/consent.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { requireGuardian } from './guardianship.queries.ts';

/** Records an answer. Consenting may need a guardian; refusing never does. */
export async function answerConsent(
  db: Database,
  { userId, purpose, version, isGiven }: ConsentAnswer & { userId: string },
  { now }: At,
): Promise<Consent> {
  if (isGiven) await requireGuardian(db, userId, now);
  return db.one<Consent>(sql`
    insert into consents (user_id, purpose, version, is_given, said_at)
    values (${userId}, ${purpose}, ${version}, ${isGiven}, ${now.toISOString()})
    returning purpose, version, is_given, said_at`);
}
