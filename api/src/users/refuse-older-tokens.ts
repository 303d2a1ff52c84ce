import { sql, type Database } from '../platform/db/database.ts';
import { embeddedProvider } from '../platform/auth/identity/identity.ts';

/** After a change of password: what was given out before it opens nothing any more. */
export async function refuseOlderTokens(
  db: Database,
  { providerId, now }: { providerId: string; now: Date },
): Promise<void> {
  await db.run(sql`
    update users set sessions_valid_from = ${now.toISOString()}
    where provider_id = ${providerId} and provider = ${embeddedProvider}`);
}
