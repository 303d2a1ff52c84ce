import type { Trail } from '@sabia/domain/trails/trail.ts';
import { columnList } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { copyTitleOf } from '../platform/db/copy-title.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { newStorageId } from '../platform/files/storage-id.ts';
import { withNewIds } from '../platform/db/with-ids.ts';
import { lockTerms } from '../taxonomy/taxonomy.queries.ts';
import { copiedTrailFields } from './trail-fields.ts';
import { findTrail } from './trails.queries.ts';

/** Creates an inactive copy with the same items and prerequisites, without progress. */
export function duplicateTrail(db: Database, id: string): Promise<Trail> {
  const duplicate = async (tx: Database) => {
    await lockTerms(tx);
    const title = await copyTitleOf(tx, sql`trails`, id);
    const copy = await tx.one<{ id: string }>(sql`
      with copy as (
        insert into trails (title, banners, storage_id, ${columnList(copiedTrailFields)})
        select ${title}, ${withNewIds(sql`trails.banners`)}, ${newStorageId()},
          ${columnList(copiedTrailFields)}
        from trails where id = ${id}
        returning id
      ), item_copies as (
        select id as "from", uuidv7() as "to" from trail_contents where trail_id = ${id}
      ), copied_items as (
        insert into trail_contents (id, trail_id, course_id, live_id, practice_exam_id, position,
          after)
        select "to", copy.id, course_id, live_id, practice_exam_id, position,
          array(select earlier."to"
            from unnest(after) with ordinality listed(item_id, place)
            join item_copies earlier on earlier."from" = item_id order by place)
        from item_copies join trail_contents on trail_contents.id = "from", copy
      )
      select id from copy`);
    return orNotFound(await findTrail(tx, copy.id, { viewerId: null, withInactive: true }));
  };
  return db.transaction(duplicate);
}
