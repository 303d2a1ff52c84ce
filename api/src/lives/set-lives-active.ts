import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Activates or deactivates lives and raises the sequence of their calendar entries (RFC 5545, 3.8.7.4). */
export async function setLivesActive(
  tx: Database,
  { ids, isActive }: { ids: readonly string[]; isActive: boolean },
  { now }: At,
): Promise<void> {
  await tx.run(sql`
    update lives set is_active = ${isActive}, updated_at = now(), sequence = sequence + 1,
      cancelled_at = case when ${isActive} then null else ${now.toISOString()}::timestamptz end
    where id = any(${ids}::uuid[]) and is_active <> ${isActive}`);
}
