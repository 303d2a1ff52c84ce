import type { Consent } from '@sabia/domain/privacy/consent.ts';
import { sql, type Database } from '../shell/database.ts';

/** What somebody last answered, for each thing that they were asked. */
export const listConsents = (db: Database, userId: string) =>
  db.many<Consent>(sql`
    select distinct on (purpose) purpose, version, is_given, said_at from consents
    where user_id = ${userId} order by purpose, id desc`);
