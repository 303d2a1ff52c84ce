import { Refusal } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Moves a course to the bin; its progress and certificates stay, and its slug is free again. */
export async function deleteCourse(
  db: Database,
  { id }: { id: string },
  { now }: At,
): Promise<void> {
  const deleted = await db.run(sql`
    update courses set is_deleted = true, is_active = false, is_tutorial = false,
      deleted_at = ${now.toISOString()}, updated_at = now()
    where id = ${id} and not is_deleted`);
  if (deleted === 0) throw new Refusal('not_found');
}
