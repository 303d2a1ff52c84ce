import { sql, type Database } from '../platform/db/database.ts';

/** Publishes or unpublishes courses. */
export async function setCoursesActive(
  tx: Database,
  { ids, isActive }: { ids: readonly string[]; isActive: boolean },
): Promise<void> {
  await tx.run(sql`
    update courses set is_active = ${isActive}, updated_at = now()
    where id = any(${ids}::uuid[])`);
}
