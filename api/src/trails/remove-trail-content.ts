import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import type { ChangeTrail } from './change-trail.ts';

/** Takes a step out of its trail; nobody waits for it any more. */
export async function removeTrailContent(
  db: Database,
  id: string,
  changeTrail: ChangeTrail,
): Promise<void> {
  const { trailId } = orNotFound(
    await db.maybe<{ trailId: string }>(sql`
      select trail_id from trail_contents join trails on trails.id = trail_id and not is_deleted
      where trail_contents.id = ${id}`),
  );
  await changeTrail(db, trailId, (tx) =>
    tx.run(sql`
      with removed as (delete from trail_contents where id = ${id})
      update trail_contents set after = array_remove(after, ${id})
      where trail_id = ${trailId} and id <> ${id} and ${id} = any(after)`),
  );
}
