import { Refusal } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Soft delete: calendar feeds report the live as cancelled, and attendances stay. */
export async function deleteLive(db: Database, id: string, { now }: At): Promise<void> {
  const deleted = await db.run(sql`
    update lives set is_deleted = true, is_active = false, sequence = sequence + 1,
      cancelled_at = case when is_active then ${now.toISOString()} else cancelled_at end,
      updated_at = now()
    where id = ${id} and not is_deleted`);
  if (deleted === 0) throw new Refusal('not_found');
}
