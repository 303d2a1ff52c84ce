import type { operations } from '@sabia/domain/operations.ts';

type Name = keyof typeof operations;

/** Bytes of the largest reply of an operation without a budget of its own, before compression. */
export const usualBudget = 60_000;

const budget = (bytes: number, names: readonly Name[]): [Name, number][] =>
  names.map((name) => [name, bytes]);

/** The operations with larger replies. */
export const replyBudgets = new Map<Name, number>([
  // A page of 100 entities with their descriptions.
  ...budget(90_000, [
    'listCourses',
    'pageCourses',
    'pageCoursesForAdmin',
    'pagePracticeExams',
    'pagePracticeExamsForAdmin',
    'pageTrails',
    'pageTrailsForAdmin',
  ]),
  // Questions with the sources of their formulas.
  ...budget(250_000, [
    'listPracticeExamQuestions',
    'configurePracticeExam',
    'duplicatePracticeExam',
  ]),
  // Questions with 400,000 characters of drawings; the other formulas are sources.
  ...budget(600_000, [
    'startPracticeAttempt',
    'submitPracticeAttempt',
    'readAttempt',
    'gradeContentPreview',
    'startPracticePreview',
    'gradePracticePreview',
    'pageNotebook',
    'startNotebookAttempt',
  ]),
  // 500 terms of each kind; with the questions of a bank, those of two kinds.
  ...budget(300_000, ['readTaxonomy']),
  ...budget(400_000, ['readQuestionBank']),
  ...budget(600_000, ['readTaxonomyUsage']),
  // The outline of a course with 200 pages.
  ...budget(150_000, ['configureCourse', 'duplicateCourse', 'changeSection']),
]);
