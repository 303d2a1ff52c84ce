import type { DomainEvents } from '../events.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';

/**
 * Moments of assignments keep their wall clock when their class moves to another zone (product.md DUE2). Of an hour that
 * comes twice PostgreSQL takes the second.
 */
export async function keepWallClocks(
  tx: Database,
  { classId, timeZone }: DomainEvents['class.moving'],
): Promise<void> {
  const moved = (column: Statement) =>
    sql`(${column} at time zone classes.time_zone) at time zone ${timeZone}`;
  await tx.run(sql`
    with extended as (
      update assignment_extensions set extended_to = ${moved(sql`extended_to`)}
      from assignments join classes on classes.id = assignments.class_id
      where assignments.id = assignment_id and class_id = ${classId} and classes.time_zone <> ${timeZone}
    )
    update assignments set opens_at = ${moved(sql`opens_at`)},
      -- An opening that the clocks of the zone skip moves on, perhaps beyond the due moment.
      due_at = case when due_at is not null
        then greatest(${moved(sql`due_at`)}, ${moved(sql`opens_at`)} + interval '1 minute') end
    from classes
    where classes.id = class_id and class_id = ${classId} and classes.time_zone <> ${timeZone}`);
}
