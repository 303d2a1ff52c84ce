import { locationsOf } from '@sabia/domain/courses/course-navigation.ts';
import type { Course } from '@sabia/domain/courses/course.ts';
import type { PlayerContent } from './use-progress.ts';

/** What a course holds that who has completed it has not: it was added, or made active, since. */
export function newsOf(
  course: Pick<Course, 'courseProgression' | 'sections'>,
  completed: ReadonlySet<string>,
): PlayerContent[] {
  if (!course.courseProgression?.isCompleted) return [];
  const contents = course.sections.flatMap((section) => section.contents);
  return locationsOf(course)
    .filter(({ contentId }) => !completed.has(contentId))
    .flatMap(({ contentId }) => contents.filter(({ id }) => id === contentId));
}
