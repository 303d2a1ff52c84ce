import type { Live } from '@sabia/domain/lives/live.ts';
import { mayAttend } from '@sabia/domain/lives/live-phase.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { emit } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { findLiveFor } from './lives.queries.ts';

/** Records that a user watched a live or its recording; repeated, it changes nothing. Refuses with `attendance_closed`. */
export function attendLive(
  db: Database,
  { id }: { id: string },
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<Live> {
  const asked = { viewerId: viewer.id, withInactive: viewer.isAdmin, now };
  return db.transaction(async (tx) => {
    const live = orNotFound(await findLiveFor(tx, id, asked));
    if (!mayAttend(live, now)) throw new Refusal('attendance_closed');
    const attended = await tx.run(sql`
      insert into live_attendances (user_id, live_id, attended_at)
      values (${viewer.id}, ${id}, ${now.toISOString()}) on conflict do nothing`);
    if (attended > 0) await emit(tx, 'live.attended', { liveId: id, userId: viewer.id, now });
    return { ...live, viewer: live.viewer && { ...live.viewer, hasAttended: true } };
  });
}
