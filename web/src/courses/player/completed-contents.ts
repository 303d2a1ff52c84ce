import type { OutlinedCourse } from '@sabia/domain/courses/lesson.ts';
import type { ReportedProgress } from '../../progress/progress-entry.ts';

/** The completed contents: those that the server knows, changed by the events that wait. */
export function completedContents(
  course: { sections: readonly Pick<OutlinedCourse['sections'][number], 'contents'>[] },
  waiting: readonly Pick<
    ReportedProgress,
    'contentId' | 'isCompleted' | 'decreaseProgressionsCount'
  >[],
): ReadonlySet<string> {
  const completed = new Set(
    course.sections
      .flatMap((section) => section.contents)
      .filter((content) => content.contentProgression?.isCompleted)
      .map((content) => content.id),
  );
  for (const { contentId, isCompleted, decreaseProgressionsCount } of waiting) {
    if (isCompleted) completed.add(contentId);
    if (decreaseProgressionsCount) completed.delete(contentId);
  }
  return completed;
}
