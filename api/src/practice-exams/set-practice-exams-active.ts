import { sql, type Database } from '../platform/db/database.ts';

/** Activates or deactivates practice exams. */
export async function setPracticeExamsActive(
  tx: Database,
  { ids, isActive }: { ids: readonly string[]; isActive: boolean },
): Promise<void> {
  await tx.run(sql`
    update practice_exams set is_active = ${isActive}, updated_at = now()
    where id = any(${ids}::uuid[])`);
}
