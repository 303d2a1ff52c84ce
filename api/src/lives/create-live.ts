import type { Live, LiveDraft } from '@sabia/domain/lives/live.ts';
import { insert } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { newStorageId } from '../platform/files/storage-id.ts';
import { refuseKinds } from '../taxonomy/refuse-unknown-references.ts';
import { termsLock, unknownReferences, type ReferenceKind } from '../taxonomy/taxonomy.queries.ts';
import { liveFields } from './live-fields.ts';
import { findLive } from './lives.queries.ts';

/** Creates a live with its categories, all or nothing. */
export function createLive(db: Database, draft: LiveDraft): Promise<Live> {
  const { categories, instructors } = draft;
  const live = { ...draft, storageId: draft.storageId ?? newStorageId() };
  return db.transaction(async (tx) => {
    const { id, unknown } = await tx.one<{ id: string; unknown: ReferenceKind[] }>(sql`
      with created as (
        ${insert('lives', liveFields, live)} returning id
      ), filed as (
        insert into live_terms (live_id, term_id)
        select created.id, terms.id from created, terms where terms.id = any(${categories}::uuid[])
      )
      select id, array(${unknownReferences({ categories, instructors })}) as unknown from created`);
    refuseKinds(unknown);
    return orNotFound(await findLive(tx, id, { viewerId: null, withInactive: true }));
  }, termsLock);
}
