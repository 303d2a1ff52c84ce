import { imageSources } from '@sabia/domain/files/image-sources.ts';
import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/**
 * Deletes the files of a deleted user, except those that content of the school or another user shows.
 * The bytes are removed before the transaction commits, so that a crash leaves rows to try again with.
 */
export async function forgetOwner(
  tx: Database,
  { userId, files }: DomainEvents['user.deleted'],
): Promise<void> {
  const gone = await tx.many<{ url: string | null }>(sql`
    with shown as (
      select files.id from files
      cross join lateral (select '%' || split_part(files.url, '-', 1) || '%' as pattern) address
      where files.owner_id = ${userId} and (
        exists (select from files other
          where other.url = files.url and other.owner_id is distinct from files.owner_id)
        or exists (select from users where profile_picture like pattern)
        or exists (select from courses where to_jsonb(courses)::text like pattern)
        or exists (select from contents where to_jsonb(contents)::text like pattern)
        or exists (select from trails where to_jsonb(trails)::text like pattern)
        or exists (select from lives where to_jsonb(lives)::text like pattern)
        or exists (select from question_versions where to_jsonb(question_versions)::text like pattern)
        or exists (select from revisions where fields::text like pattern))
    ), handed_over as (
      update files set owner_id = null from shown where files.id = shown.id
    )
    delete from files where owner_id = ${userId} and id not in (select id from shown)
    returning url`);
  await Promise.all(gone.flatMap(({ url }) => namesOf(url)).map((name) => files.remove(name)));
}

/** All stored files of an image: one per width. */
const namesOf = (url: string | null): string[] =>
  url === null
    ? []
    : (imageSources(url) ?? url)
        .split(', ')
        .map((source) => source.split(' ')[0]?.replace('/files/', '') ?? '');
