import { Refusal } from '@sabia/domain/refusal.ts';
import { orderMistake } from '@sabia/domain/trails/trail-order.ts';
import type { TrailOrder } from '@sabia/domain/trails/trail.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { changeTrails } from './change-trail.ts';
import { findTrailItems } from './trails.queries.ts';

/** Sets the order of all items, so that repetitions change nothing and two orders never mix. */
export async function orderTrail(
  db: Database,
  { now, ...order }: TrailOrder & { now: Date },
): Promise<TrailOrder> {
  return changeTrails(db, { trailIds: [order.trailId], now }, async (tx) => {
    const current = orNotFound(await findTrailItems(tx, order.trailId));
    const mistake = orderMistake(current.contents, order.contents);
    if (mistake) throw new Refusal('conflict', { detail: mistake });
    await tx.run(sql`
      update trail_contents set position = input.position - 1, after = input.after
      from rows from (jsonb_to_recordset(${JSON.stringify(order.contents)}::jsonb)
        as (id uuid, after uuid[])) with ordinality as input(id, after, position)
      where trail_contents.id = input.id and trail_contents.trail_id = ${order.trailId}`);
    return order;
  });
}
