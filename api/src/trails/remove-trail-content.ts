import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { changeTrails } from './change-trail.ts';
import { findTrailOfItem } from './trails.queries.ts';

/** Removes an item from its trail, and from the items that have to be done after it. */
export async function removeTrailContent(
  db: Database,
  { id }: { id: string },
  { now }: At,
): Promise<void> {
  const trailId = orNotFound(await findTrailOfItem(db, id));
  await changeTrails(db, { trailIds: [trailId] }, { now }, (tx) =>
    tx.run(sql`
      with removed as (delete from trail_contents where id = ${id})
      update trail_contents set after = array_remove(after, ${id})
      where trail_id = ${trailId} and id <> ${id} and ${id} = any(after)`),
  );
}
