import type { Trail, TrailDraft } from '@sabia/domain/trails/trail.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { withIds } from '../platform/db/with-ids.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { newStorageId } from '../platform/files/storage-id.ts';
import { cleanRichText } from '../platform/html/rich-text.ts';
import { lockTerms } from '../taxonomy/taxonomy.queries.ts';
import { refuseUnknownTerms } from './refuse-unknown-terms.ts';
import { findTrail } from './trails.queries.ts';

/** Creates a trail without items. */
export function createTrail(db: Database, draft: TrailDraft): Promise<Trail> {
  return db.transaction(async (tx) => {
    await lockTerms(tx);
    await refuseUnknownTerms(tx, draft);
    const { id } = await tx.one<{ id: string }>(sql`
      insert into trails (title, short_description, description, category_id, level_id,
        estimated_completion_hours, thumb_url, banners, is_active, storage_id)
      values (${draft.title}, ${draft.shortDescription}, ${cleanRichText(draft.description)},
        ${draft.category}, ${draft.level}, ${draft.estimatedCompletionHours},
        ${draft.thumbUrl ?? null}, ${withIds(draft.banners)}, ${draft.isActive},
        ${draft.storageId ?? newStorageId()})
      returning id`);
    return orNotFound(await findTrail(tx, id, { viewerId: null, withInactive: true }));
  });
}
