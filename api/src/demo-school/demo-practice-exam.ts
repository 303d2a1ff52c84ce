import type { JudgedQuestion } from '../item-response/exam-scores.factory.ts';
import type { DemoQuestion, GivenQuestion } from './demo-question.ts';

export type JudgedDemoQuestion = DemoQuestion & JudgedQuestion;

/** Categories and levels are titles. */
export type DemoPracticeExam = {
  title: string;
  shortDescription: string;
  categories: string[];
  level: string;
  paymentType: 'FREE' | 'PAID';
  timeLimitMinutes?: number;
  passingScore?: number;
  /** Own questions. */
  questions: GivenQuestion[];
  /** Areas and item parameters of all questions, in their order: the exam has scores as the Enem has. */
  judged?: JudgedQuestion[];
  /** For an automatic exam: the categories of its questions. */
  draw?: { categories: string[]; questionsQtd: number };
  /** For the leveling exam: the minimum score of each level. */
  levels?: Record<string, number>;
};
