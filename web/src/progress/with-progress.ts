import type { OutlinedCourse } from '@sabia/domain/courses/lesson.ts';
import type { ProgressResult } from '@sabia/domain/progress/progress-event.ts';

/** The course after a progress event, without reading it again. */
export function withProgress(
  course: OutlinedCourse,
  { contentProgression, courseProgression }: ProgressResult,
): OutlinedCourse {
  const { contentId, isCompleted, userQuestionAnswers, triesQtd } = contentProgression;
  const progress = { isCompleted, hasAnswers: triesQtd > 0 || userQuestionAnswers.length > 0 };
  return {
    ...course,
    courseProgression,
    sections: course.sections.map((section) => ({
      ...section,
      contents: section.contents.map((content) =>
        content.id === contentId ? { ...content, contentProgression: progress } : content,
      ),
    })),
  };
}
