import type { Live, LiveDraft } from '@sabia/domain/lives/live.ts';
import { refuseUnknownInstructors } from '../instructors/refuse-unknown-instructors.ts';
import { insert } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { newStorageId } from '../platform/files/storage-id.ts';
import { lockTerms } from '../taxonomy/taxonomy.queries.ts';
import { liveFields } from './live-fields.ts';
import { setCategories } from './live-terms.ts';
import { findLive } from './lives.queries.ts';

/** Creates a live with its categories, all or nothing. */
export function createLive(db: Database, draft: LiveDraft): Promise<Live> {
  return db.transaction(async (tx) => {
    await lockTerms(tx);
    const live = { ...draft, storageId: draft.storageId ?? newStorageId() };
    const { id } = await tx.one<{ id: string }>(
      sql`${insert('lives', liveFields, live)} returning id`,
    );
    await refuseUnknownInstructors(tx, draft);
    await setCategories(tx, id, draft.categories);
    return orNotFound(await findLive(tx, id, { viewerId: null, withInactive: true }));
  });
}
