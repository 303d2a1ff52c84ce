import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** A scheduled notice keeps its wall clock when its class moves to another zone (product.md NOT3). */
export async function keepNoticeMoments(
  tx: Database,
  { classId, timeZone, now }: DomainEvents['class.moving'],
): Promise<void> {
  await tx.run(sql`
    update class_notices set send_at = (send_at at time zone classes.time_zone) at time zone ${timeZone}
    from classes
    where classes.id = class_id and class_id = ${classId} and classes.time_zone <> ${timeZone}
      and deleted_at is null and send_at > ${now.toISOString()}`);
}
