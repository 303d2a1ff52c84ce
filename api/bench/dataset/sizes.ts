/** Numbers of rows; each course has 8 sections of 10 contents. */
export interface DatasetSize {
  courses: number;
  users: number;
  contentProgressions: number;
  /** Of 100 questions each; a course ends with an exam of 20. */
  practiceExams: number;
  answers: number;
  trails: number;
  lives: number;
}

const large: DatasetSize = {
  courses: 1000,
  users: 100_000,
  contentProgressions: 5_000_000,
  practiceExams: 300,
  answers: 1_000_000,
  trails: 100,
  lives: 200,
};

const small: DatasetSize = {
  courses: 10,
  users: 1000,
  contentProgressions: 50_000,
  practiceExams: 3,
  answers: 10_000,
  trails: 1,
  lives: 2,
};

export const sizes = { small, large };

export const sectionsQtd = 8;
export const contentsQtd = 80;
/** In the exam at the end of a course, and in a practice exam. */
export const examQuestions = 20;
export const practiceQuestions = 100;

/** Days before now in which the learners have studied. */
export const daysOfHistory = 730;
