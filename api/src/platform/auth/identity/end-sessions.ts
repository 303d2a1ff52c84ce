import { sql, type Database } from '../../db/database.ts';

/** Signs people out of the embedded identity, wherever they are; in the caller's transaction. */
export async function endSessions(tx: Database, providerIds: readonly string[]): Promise<void> {
  await tx.run(sql`delete from identity.session where "userId" = any(${providerIds})`);
}
