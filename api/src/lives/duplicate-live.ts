import type { Live } from '@sabia/domain/lives/live.ts';
import { columnList } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { copyTitleOf } from '../platform/db/copy-title.ts';
import { newStorageId } from '../platform/files/storage-id.ts';
import { lockTerms } from '../taxonomy/taxonomy.queries.ts';
import { copiedLiveFields } from './live-fields.ts';
import { categoriesJson, changedLiveColumns } from './lives.queries.ts';

/** Creates an inactive copy of a live without its times and recording. */
export function duplicateLive(db: Database, id: string): Promise<Live> {
  const duplicate = async (tx: Database) => {
    await lockTerms(tx);
    const title = await copyTitleOf(tx, sql`lives`, id);
    // A statement does not see the rows that it inserts: the categories in the reply are those of the original.
    const { copied, ...copy } = await tx.one<Live & { copied: Live['categories'] }>(sql`
      with copy as (
        insert into lives (title, storage_id, ${columnList(copiedLiveFields)})
        select ${title}, ${newStorageId()}, ${columnList(copiedLiveFields)}
        from lives where id = ${id}
        returning *
      ), filed as (
        insert into live_terms (live_id, term_id)
        select copy.id, term_id from live_terms, copy where live_id = ${id}
      )
      select ${changedLiveColumns}, ${categoriesJson(sql`${id}`)} as copied from copy as lives`);
    return { ...copy, categories: copied };
  };
  return db.transaction(duplicate);
}
