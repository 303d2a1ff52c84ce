import type { Trail, TrailDraft } from '@sabia/domain/trails/trail.ts';
import { insert } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { withIds } from '../platform/db/with-ids.ts';
import { newStorageId } from '../platform/files/storage-id.ts';
import { termsLock } from '../taxonomy/taxonomy.queries.ts';
import { refuseUnknownIn } from './refuse-unknown-in.ts';
import { toColumns, trailFields } from './trail-fields.ts';
import { asTrail, changedTrailColumns, type TrailRow } from './trails.queries.ts';

/** Creates a trail without items. */
export function createTrail(db: Database, draft: TrailDraft): Promise<Trail> {
  return db.transaction(async (tx) => {
    await refuseUnknownIn(tx, draft);
    const trail = { ...toColumns(draft), storageId: draft.storageId ?? newStorageId() };
    const computed = { banners: withIds(draft.banners) };
    return asTrail(
      await tx.one<TrailRow>(sql`
        ${insert('trails', trailFields, trail, { computed })} returning ${changedTrailColumns}`),
    );
  }, termsLock);
}
