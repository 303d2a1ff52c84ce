import type { CourseInFile } from '@sabia/domain/courses/course-file.ts';
import { taxonomyKinds, type TaxonomyKind } from '@sabia/domain/taxonomy/taxonomy.ts';

/** Every term that a course speaks of: what it is filed under, and what its exams draw from. */
export function termsOf(course: CourseInFile): { kind: TaxonomyKind; title: string }[] {
  const filedUnder = taxonomyKinds.flatMap((kind) =>
    course[kind].map((title) => ({ kind, title })),
  );
  const drawnFrom = course.sections
    .flatMap(({ contents }) => contents)
    .flatMap((content) => content.drawnFrom)
    .filter(
      (source) =>
        source.kind !== 'course' && source.kind !== 'section' && source.kind !== 'elsewhere',
    );
  return [...filedUnder, ...drawnFrom];
}
