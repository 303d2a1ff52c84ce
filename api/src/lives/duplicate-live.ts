import type { Live } from '@sabia/domain/lives/live.ts';
import { columnList } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { copyTitleOf } from '../platform/db/copy-title.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { newStorageId } from '../platform/files/storage-id.ts';
import { lockTerms } from '../taxonomy/taxonomy.queries.ts';
import { copiedLiveFields } from './live-fields.ts';
import { findLive } from './lives.queries.ts';

/** Creates an inactive copy of a live without its times and recording. */
export function duplicateLive(db: Database, id: string): Promise<Live> {
  const duplicate = async (tx: Database) => {
    await lockTerms(tx);
    const title = await copyTitleOf(tx, sql`lives`, id);
    const copy = await tx.one<{ id: string }>(sql`
      with copy as (
        insert into lives (title, storage_id, ${columnList(copiedLiveFields)})
        select ${title}, ${newStorageId()}, ${columnList(copiedLiveFields)}
        from lives where id = ${id}
        returning id
      ), filed as (
        insert into live_terms (live_id, term_id)
        select copy.id, term_id from live_terms, copy where live_id = ${id}
      )
      select id from copy`);
    return orNotFound(await findLive(tx, copy.id, { viewerId: null, withInactive: true }));
  };
  return db.transaction(duplicate);
}
