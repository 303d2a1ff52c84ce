import { sql, type Database } from '../../db/database.ts';

/** Ends all sessions of users in the embedded identity, in the caller's transaction. */
export async function endSessions(tx: Database, providerIds: readonly string[]): Promise<void> {
  await tx.run(sql`delete from identity.session where "userId" = any(${providerIds})`);
}
