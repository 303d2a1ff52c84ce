import { sql, type Database } from '../platform/db/database.ts';
import type { FileStorage } from '../platform/files/file-storage.ts';
import { isNamedAnywhere } from './file-references.queries.ts';
import { storedNames } from './stored-names.ts';
import { unusedBefore } from './unused-files.queries.ts';

/** Rows that one statement looks at. */
const slice = 500;

/**
 * Removes the files that nothing has named for a week; returns their number.
 */
export async function removeUnusedFiles(
  { db, files }: { db: Database; files: FileStorage },
  now: Date,
  stopping?: AbortSignal,
): Promise<number> {
  await markUnused(db, now, stopping);
  let removed = 0;
  const due = await db.many<{ url: string }>(sql`
    select distinct url from files where unused_since <= ${unusedBefore(now)} order by url`);
  for (const { url } of due) {
    if (stopping?.aborted) break;
    if (await removeUnused({ db, files }, url, now)) removed += 1;
  }
  return removed;
}

/** Notes since when nothing names a file; forgets it for files that are named again. */
async function markUnused(db: Database, now: Date, stopping?: AbortSignal): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const seen: { last: string | null } = await db.one(sql`
      with looked as (
        select id, unused_since, ${isNamedAnywhere(sql`files.name`)} as is_named from files
        where state = 'STORED' and (${after}::uuid is null or id > ${after}) order by id limit ${slice}
      ), marked as (
        update files set unused_since = case when looked.is_named then null else ${now}::timestamptz end
        from looked
        where files.id = looked.id and looked.is_named = (files.unused_since is not null)
      )
      select max(id::text) as last from looked`);
    if (seen.last === null || stopping?.aborted) return;
    after = seen.last;
  }
}

/**
 * Removes one file, claimed by a lock of its rows. The second statement sees every reference: a
 * transaction that names the file has locked a row before, or waits until the rows are gone. The bytes
 * are removed before the commit, so that a crash leaves rows to try again with.
 */
function removeUnused(
  { db, files }: { db: Database; files: FileStorage },
  url: string,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await tx.many<{ unusedSince: string | null }>(sql`
      select unused_since from files where url = ${url} order by id for update`);
    const isDue = rows.every(
      ({ unusedSince }) => unusedSince && new Date(unusedSince) <= unusedBefore(now),
    );
    if (!isDue) return false;
    const removed = await tx.run(
      sql`delete from files where url = ${url} and not ${isNamedAnywhere(sql`files.name`)}`,
    );
    if (removed === 0) return false;
    for (const name of storedNames(url)) await files.remove(name);
    return true;
  });
}
