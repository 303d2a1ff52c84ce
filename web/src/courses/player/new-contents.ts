import { locationsOf } from '@sabia/domain/courses/course-navigation.ts';
import type { Course } from '@sabia/domain/courses/course.ts';
import type { PlayerContent } from './use-progress.ts';

/** The contents that were added or made active after the learner completed the course. */
export function newContentsOf(
  course: Pick<Course, 'courseProgression' | 'sections'>,
  completed: ReadonlySet<string>,
): PlayerContent[] {
  if (!course.courseProgression?.isCompleted) return [];
  const contents = course.sections.flatMap((section) => section.contents);
  return locationsOf(course)
    .filter(({ contentId }) => !completed.has(contentId))
    .flatMap(({ contentId }) => contents.filter(({ id }) => id === contentId));
}
