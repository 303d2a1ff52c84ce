import type { Course } from '@sabia/domain/courses/course.ts';
import type { ProgressResult } from '@sabia/domain/progress/progress-event.ts';

/** A course as it is after a step in it, without asking for it again. */
export function withProgress(course: Course, taken: ProgressResult): Course {
  const { contentProgression, sectionProgression, courseProgression } = taken;
  return {
    ...course,
    courseProgression,
    sections: course.sections.map((section) =>
      section.id === sectionProgression.sectionId
        ? {
            ...section,
            sectionProgression,
            contents: section.contents.map((content) =>
              content.id === contentProgression.contentId
                ? { ...content, contentProgression }
                : content,
            ),
          }
        : section,
    ),
  };
}
