import type { CourseInFile, QuestionInFile } from '@sabia/domain/courses/course-file.ts';
import { taxonomyKinds, type TaxonomyKind } from '@sabia/domain/taxonomy/taxonomy.ts';

export interface TermTitle {
  kind: TaxonomyKind;
  title: string;
}

/** The terms of a course, those by which its exams draw questions, and those of its questions: once for each spelling. */
export function termsOf(course: CourseInFile): TermTitle[] {
  const filedUnder = taxonomyKinds.flatMap((kind) =>
    course[kind].map((title) => ({ kind, title })),
  );
  const contents = course.sections.flatMap((section) => section.contents);
  const drawnFrom = contents
    .flatMap((content) => content.drawnFrom)
    .filter(
      (source) =>
        source.kind !== 'course' && source.kind !== 'section' && source.kind !== 'elsewhere',
    );
  const all = [
    ...filedUnder,
    ...drawnFrom,
    ...termsOfQuestions(contents.flatMap(({ questions }) => questions)),
  ];
  return [...new Map(all.map((term) => [`${term.kind} ${term.title}`, term])).values()];
}

/** The category and the level of each question, once for each spelling. */
function termsOfQuestions(
  questions: readonly Pick<QuestionInFile, 'category' | 'level'>[],
): TermTitle[] {
  const titles = (kind: TaxonomyKind, all: readonly (string | null | undefined)[]) =>
    Array.from(new Set(all.filter((title) => typeof title === 'string')), (title) => ({
      kind,
      title,
    }));
  return [
    ...titles(
      'categories',
      questions.map(({ category }) => category),
    ),
    ...titles(
      'levels',
      questions.map(({ level }) => level),
    ),
  ];
}
