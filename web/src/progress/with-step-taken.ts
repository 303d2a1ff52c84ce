import type { Course } from '@sabia/domain/courses/course.ts';
import type { StepTaken } from '@sabia/domain/progress/content-step.ts';

/** A course as it is after a step in it, without asking for it again. */
export function withStepTaken(course: Course, taken: StepTaken): Course {
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
