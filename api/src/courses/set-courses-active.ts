import { sql, type Database } from '../platform/db/database.ts';

/** Puts courses on show, or takes them away; nothing else of them changes. */
export async function setCoursesActive(
  tx: Database,
  { ids, isActive }: { ids: readonly string[]; isActive: boolean },
): Promise<void> {
  await tx.run(sql`
    update courses set is_active = ${isActive}, updated_at = now()
    where id = any(${ids}::uuid[])`);
}
