import { locationsOf } from '@sabia/domain/courses/course-navigation.ts';
import type { OutlinedCourse, OutlineContent } from '@sabia/domain/courses/lesson.ts';

/** The contents that were added or made active after the learner completed the course. */
export function newContentsOf(
  course: Pick<OutlinedCourse, 'courseProgression' | 'sections'>,
  completed: ReadonlySet<string>,
): OutlineContent[] {
  if (!course.courseProgression?.isCompleted) return [];
  const contents = course.sections.flatMap((section) => section.contents);
  return locationsOf(course)
    .filter(({ contentId }) => !completed.has(contentId))
    .flatMap(({ contentId }) => contents.filter(({ id }) => id === contentId));
}
