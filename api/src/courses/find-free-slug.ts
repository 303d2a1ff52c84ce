import { uniqueSlug } from '@sabia/domain/courses/unique-slug.ts';
import { suggestSlug } from '@sabia/domain/courses/suggest-slug.ts';
import { lock, sql, type Database, type Statement } from '../platform/db/database.ts';

/** A free slug made of a title. A lock until the end of the transaction keeps others from suggesting the same. */
export async function findFreeSlug(tx: Database, title: string): Promise<string> {
  await lock(tx, 'suggested slugs');
  const taken = await tx.many<{ slug: string }>(takenSlugs(title));
  return uniqueSlug(
    title,
    taken.map(({ slug }) => slug),
  );
}

/** The slugs of courses that are like the one made of a title; a number may replace its last letters. */
export const takenSlugs = (title: string): Statement => sql`
  select slug from courses
  where not is_deleted and starts_with(slug, ${suggestSlug(title).slice(0, 90)})`;
