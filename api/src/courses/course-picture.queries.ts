import { sql, type Database } from '../platform/db/database.ts';
import type { SharePicture } from '../platform/pictures/share-picture.ts';
import { courseNamed } from './course-tree.queries.ts';

/** The words of a published course for its share picture. */
export async function findCoursePicture(
  db: Database,
  idOrSlug: string,
): Promise<Omit<SharePicture, 'brand'> | null> {
  const course = await db.maybe<{
    slug: string;
    title: string;
    shortDescription: string;
    category: string | null;
  }>(sql`
    select slug, title, short_description, terms -> 'categories' -> 0 ->> 'title' as category
    from courses where ${courseNamed(idOrSlug)} and is_active`);
  return (
    course && {
      artwork: { seed: course.slug, category: course.category },
      kicker: course.category ?? 'Curso',
      title: course.title,
      sentence: course.shortDescription,
    }
  );
}
