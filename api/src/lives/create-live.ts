import type { Live, LiveDraft } from '@sabia/domain/lives/live.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { newStorageId } from '../platform/files/storage-id.ts';
import { lockTerms } from '../taxonomy/taxonomy.queries.ts';
import { setCategories } from './live-terms.ts';
import { findLive } from './lives.queries.ts';

/** Creates a live with its categories, all or nothing. */
export function createLive(db: Database, draft: LiveDraft): Promise<Live> {
  return db.transaction(async (tx) => {
    await lockTerms(tx);
    const { id } = await tx.one<{ id: string }>(sql`
      insert into lives (title, short_description, live_url, thumb_url, starts_at, ends_at,
        recording_url, storage_id, is_active)
      values (${draft.title}, ${draft.shortDescription}, ${draft.liveUrl}, ${draft.thumbUrl ?? null},
        ${draft.startsAt}, ${draft.endsAt}, ${draft.recordingUrl ?? null},
        ${draft.storageId ?? newStorageId()}, ${draft.isActive})
      returning id`);
    await setCategories(tx, id, draft.categories);
    return orNotFound(await findLive(tx, id, { viewerId: null, withInactive: true }));
  });
}
