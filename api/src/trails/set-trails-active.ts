import { sql, type Database } from '../platform/db/database.ts';

/** Activates or deactivates trails. */
export async function setTrailsActive(
  tx: Database,
  { ids, isActive }: { ids: readonly string[]; isActive: boolean },
): Promise<void> {
  await tx.run(sql`
    update trails set is_active = ${isActive}, updated_at = now()
    where id = any(${ids}::uuid[])`);
}
