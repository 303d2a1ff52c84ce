import type { Page } from '@sabia/domain/fields.ts';
import type { ListedMerge } from '@sabia/domain/taxonomy/term-merge.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { readPage, type PageQuery } from '../platform/db/paging.ts';

/** Days for which a merge can be undone (product.md K9). */
const undoDays = 30;

/** Condition: the merge is recent enough for an undo. */
export const isUndoable = (now: Date): Statement =>
  sql`term_merges.changed_at >= ${now.toISOString()}::timestamptz - make_interval(days => ${undoDays})`;

/** The merges that can be undone, or have been, the latest first. */
export const pageMerges = (
  db: Database,
  { now, ...asked }: PageQuery & { now: Date },
): Promise<Page<ListedMerge>> =>
  readPage<ListedMerge>(db, asked, {
    columns: sql`id, kind, from_title as "from", into_title as "into", uses_qtd, changed_at, undone_at,
      (select json_build_object('id', users.id, 'name', users.name) from users where users.id = changed_by
      ) as changed_by`,
    from: sql`from term_merges where ${isUndoable(now)}`,
    order: sql`changed_at desc, id desc`,
  });
