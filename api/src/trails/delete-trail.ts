import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Marks the trail as deleted, because certificates refer to it. */
export async function deleteTrail(db: Database, id: string): Promise<void> {
  const deleted = await db.run(sql`
    update trails set is_deleted = true, is_active = false, updated_at = now()
    where id = ${id} and not is_deleted`);
  if (deleted === 0) throw new Refusal('not_found');
}
