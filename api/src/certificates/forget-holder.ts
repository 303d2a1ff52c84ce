import { sql, type Database } from '../platform/db/database.ts';

/** Certificates stay valid when their holder leaves; their name goes with them. */
export async function forgetHolder(
  tx: Database,
  { userId, nobodysName }: { userId: string; nobodysName: string },
): Promise<void> {
  await tx.run(sql`
    update certificates set holder_name = ${nobodysName} where user_id = ${userId}`);
}
