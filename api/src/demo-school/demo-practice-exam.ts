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
  /** Written by hand. */
  questions: DemoQuestion[];
  /** Drawn instead: from the questions of these categories. */
  draw?: { categories: string[]; questionsQtd: number };
  /** Of the levelling exam: from which score on each level is. */
  levels?: Record<string, number>;
};
