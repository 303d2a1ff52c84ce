import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { isNamedAnywhere } from './file-references.queries.ts';
import { storedNames } from './stored-names.ts';

/**
 * Deletes the files of a deleted user, except those that content of the school or another user shows.
 * The bytes are removed before the transaction commits, so that a crash leaves rows to try again with.
 */
export async function forgetOwner(
  tx: Database,
  { userId, files }: DomainEvents['user.deleted'],
): Promise<void> {
  await tx.run(sql`delete from upload_quotas where user_id = ${userId}`);
  // The lock makes a transaction that names one of the files wait, or this one see the reference.
  await tx.run(sql`select id from files where owner_id = ${userId} order by id for update`);
  const gone = await tx.many<{ url: string | null }>(sql`
    with shown as (
      select files.id from files
      where files.owner_id = ${userId} and (
        exists (select from files other
          where other.url = files.url and other.owner_id is distinct from files.owner_id)
        or ${isNamedAnywhere(sql`files.name`)})
    ), handed_over as (
      update files set owner_id = null from shown where files.id = shown.id
    )
    delete from files where owner_id = ${userId} and id not in (select id from shown)
    returning url`);
  await Promise.all(gone.flatMap(({ url }) => storedNames(url)).map((name) => files.remove(name)));
}
