import type { DemoQuestion } from './demo-question.ts';

/** Categories and levels are titles from `taxonomy.ts`. */
export type DemoPracticeExam = {
  title: string;
  shortDescription: string;
  categories: string[];
  level: string;
  paymentType: 'FREE' | 'PAID';
  timeLimitMinutes?: number;
  passingScore?: number;
  /** Own questions. */
  questions: DemoQuestion[];
  /** For an automatic exam: the categories of its questions. */
  draw?: { categories: string[]; questionsQtd: number };
  /** For the leveling exam: the minimum score of each level. */
  levels?: Record<string, number>;
};
