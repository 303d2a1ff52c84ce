import type { Live } from '@sabia/domain/lives/live.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { findLive } from './lives.queries.ts';

/** Told, in the same transaction, that somebody has watched a live; app.ts introduces who wants to know. */
export type LiveAttended = (
  tx: Database,
  done: { liveId: string },
  userIds: readonly string[],
  now: string,
) => Promise<void>;

/** Keeps that somebody has watched a live or its recording; again, nothing changes. */
export function attendLive(
  db: Database,
  { id, viewer, now }: { id: string; viewer: Viewer; now: Date },
  liveAttended: LiveAttended,
): Promise<Live> {
  const asked = { viewerId: viewer.id, withInactive: viewer.isAdmin };
  return db.transaction(async (tx) => {
    orNotFound(await findLive(tx, id, asked));
    const attended = await tx.run(sql`
      insert into live_attendances (user_id, live_id, attended_at)
      values (${viewer.id}, ${id}, ${now.toISOString()}) on conflict do nothing`);
    if (attended > 0) await liveAttended(tx, { liveId: id }, [viewer.id], now.toISOString());
    return orNotFound(await findLive(tx, id, asked));
  });
}
