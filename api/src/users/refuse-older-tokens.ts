import { sql, type Database } from '../platform/db/database.ts';
import { embeddedProvider } from '../platform/auth/identity/identity.ts';

/** Invalidates the tokens that were issued before a change of password. */
export async function refuseOlderTokens(
  db: Database,
  { providerId, now }: { providerId: string; now: Date },
): Promise<void> {
  await db.run(sql`
    update users set sessions_valid_from = ${now.toISOString()}
    where provider_id = ${providerId} and provider = ${embeddedProvider}`);
}
