import { uniqueSlug } from '@sabia/domain/courses/unique-slug.ts';
import { suggestSlug } from '@sabia/domain/courses/suggest-slug.ts';
import { lock, sql, type Database } from '../platform/db/database.ts';

/** A free slug made of a title. A lock until the end of the transaction keeps others from suggesting the same. */
export async function findFreeSlug(tx: Database, title: string): Promise<string> {
  await lock(tx, 'suggested slugs');
  // A number may replace the last letters.
  const beginning = suggestSlug(title).slice(0, 90);
  const taken = await tx.many<{ slug: string }>(sql`
    select slug from courses where not is_deleted and starts_with(slug, ${beginning})`);
  return uniqueSlug(
    title,
    taken.map(({ slug }) => slug),
  );
}
