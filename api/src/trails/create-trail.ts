import type { Trail, TrailDraft } from '@sabia/domain/trails/trail.ts';
import { refuseUnknownInstructors } from '../instructors/refuse-unknown-instructors.ts';
import { insert } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { withIds } from '../platform/db/with-ids.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { newStorageId } from '../platform/files/storage-id.ts';
import { lockTerms } from '../taxonomy/taxonomy.queries.ts';
import { refuseUnknownTerms } from './refuse-unknown-terms.ts';
import { toColumns, trailFields } from './trail-fields.ts';
import { findTrail } from './trails.queries.ts';

/** Creates a trail without items. */
export function createTrail(db: Database, draft: TrailDraft): Promise<Trail> {
  return db.transaction(async (tx) => {
    await lockTerms(tx);
    await refuseUnknownTerms(tx, draft);
    await refuseUnknownInstructors(tx, draft);
    const trail = { ...toColumns(draft), storageId: draft.storageId ?? newStorageId() };
    const { id } = await tx.one<{ id: string }>(sql`
      ${insert('trails', trailFields, trail, { computed: { banners: withIds(draft.banners) } })}
      returning id`);
    return orNotFound(await findTrail(tx, id, { viewerId: null, withInactive: true }));
  });
}
