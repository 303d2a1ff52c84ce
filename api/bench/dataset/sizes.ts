const small = {
  /** Of 8 sections with 10 contents each; the last one is an exam. */
  courses: 10,
  users: 1000,
  contentProgressions: 50_000,
  practiceExams: 3,
  answers: 10_000,
};
export type DatasetSize = typeof small;

const times100 = Object.entries(small).map(([row, count]) => [row, 100 * count]);

/** Numbers of rows. */
export const sizes = { small, large: Object.fromEntries(times100) as DatasetSize };
export type DatasetName = keyof typeof sizes;

export const sectionsQtd = 8;
export const contentsQtd = 80;
/** Questions of the exam at the end of a course, and of a practice exam. */
export const courseExamQuestions = 20;
export const practiceExamQuestions = 100;
export const alternativesQtd = 5;

/** Days before now in which the learners have studied. */
export const daysOfHistory = 730;
