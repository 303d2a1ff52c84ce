import { Refusal } from '@sabia/domain/refusal.ts';
import { orderMistake } from '@sabia/domain/trails/trail-order.ts';
import type { TrailContent, TrailOrder } from '@sabia/domain/trails/trail.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { trailLock } from './change-trail.ts';
import { trailItemsJson } from './trails.queries.ts';

/**
 * Sets the order of all items, so that repetitions change nothing and two orders never mix. The structure of the trail
 * stays the same. An order that does not fit is refused after it was written, which takes it back.
 */
export async function orderTrail(db: Database, order: TrailOrder): Promise<TrailOrder> {
  const { trailId, contents } = order;
  return db.transaction(async (tx) => {
    // The items are those before the update.
    const { items } = orNotFound(
      await tx.maybe<{ items: TrailContent[] }>(sql`
        with ordered as (
          update trail_contents set position = input.position - 1, after = input.after
          from rows from (jsonb_to_recordset(${JSON.stringify(contents)}::jsonb)
            as (id uuid, after uuid[])) with ordinality as input(id, after, position)
          where trail_contents.id = input.id and trail_contents.trail_id = ${trailId}
        )
        select ${trailItemsJson} as items from trails where id = ${trailId} and not is_deleted`),
    );
    const mistake = orderMistake(items, contents);
    if (mistake) throw new Refusal('conflict', { detail: mistake });
    return order;
  }, trailLock(trailId));
}
