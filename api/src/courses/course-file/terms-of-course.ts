import type { CourseInFile } from '@sabia/domain/courses/course-file.ts';
import { taxonomyKinds, type TaxonomyKind } from '@sabia/domain/taxonomy/taxonomy.ts';

/** The terms of a course, and those by which its exams draw questions. */
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
