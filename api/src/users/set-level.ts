import { sql, type Database } from '../platform/db/database.ts';

/** Keeps the level that the levelling exam found, in the transaction of its submission. */
export async function setLevel(
  tx: Database,
  { userId, level }: { userId: string; level: string },
): Promise<void> {
  await tx.run(sql`
    update users set level = ${level}, leveling_exam_completed = true, updated_at = now()
    where id = ${userId}`);
}
