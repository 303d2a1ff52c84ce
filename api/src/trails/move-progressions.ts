import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** The user who accepts an invitation gets the trails that the invited one has completed on paper, unless there are own ones. */
export async function moveProgressions(
  tx: Database,
  { from, to }: DomainEvents['invitation.accepted'],
): Promise<void> {
  await tx.run(sql`
    insert into trail_progressions (user_id, trail_id, started_at, completed_at)
    select ${to}, trail_id, started_at, completed_at from trail_progressions where user_id = ${from}
    on conflict (user_id, trail_id) do update set
      completed_at = coalesce(trail_progressions.completed_at, excluded.completed_at)`);
  await tx.run(sql`delete from trail_progressions where user_id = ${from}`);
}
