import type { CourseCard } from '@sabia/domain/courses/course.ts';
import type { Artwork } from '../ui/cards/TilePanel.tsx';

/** From what the panel of a course is drawn. */
export const courseArtwork = ({
  slug,
  categories,
}: Pick<CourseCard, 'slug' | 'categories'>): Artwork => ({
  seed: slug,
  category: categories[0]?.title,
});
