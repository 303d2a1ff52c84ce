import type { Course } from '@sabia/domain/courses/course.ts';
import type { ProgressResult } from '@sabia/domain/progress/progress-event.ts';

/** The course after a progress event, without reading it again. */
export function withProgress(course: Course, result: ProgressResult): Course {
  const { contentProgression, sectionProgression, courseProgression } = result;
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
