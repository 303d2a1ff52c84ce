import type { Course } from '@sabia/domain/courses/course.ts';
import type { Step } from '../../progress/progress-queue.ts';

/** The contents that count as completed: as the server knows them, then as the steps on their way say. */
export function completedContents(
  course: { sections: readonly Pick<Course['sections'][number], 'contents'>[] },
  steps: readonly Step[],
): ReadonlySet<string> {
  const completed = new Set(
    course.sections
      .flatMap((section) => section.contents)
      .filter((content) => content.contentProgression?.isCompleted)
      .map((content) => content.id),
  );
  for (const { contentId, isCompleted } of steps) {
    if (isCompleted) completed.add(contentId);
    else completed.delete(contentId);
  }
  return completed;
}
