import { z } from 'zod';
import { contentTypes } from '../courses/content.ts';
import { examIds } from '../exams/exam-ids.ts';
import { day, id, percentage } from '../fields.ts';

const count = z.number().int();

/** Figures of one day. */
const dayFigures = z.object({
  day,
  /** Learners who completed at least one content. */
  activeLearners: count,
  contentsCompleted: count,
  /** First starts of a course by a learner. */
  enrolments: count,
  /** Counts each course round of a learner. */
  coursesCompleted: count,
  certificates: count,
});
export type DayFigures = z.output<typeof dayFigures>;

/** Figures of several days: sums; `activeLearners` is the average per day. */
const totals = dayFigures.omit({ day: true }).extend({ activeLearners: z.number() });
export type Totals = z.output<typeof totals>;

export const overview = z.object({
  totals,
  /** Totals of the period of the same length before. */
  previous: totals,
  days: z.array(dayFigures),
});
export type Overview = z.output<typeof overview>;

export function totalsOf(days: readonly DayFigures[]): Totals {
  const sum = (name: keyof Totals) => days.reduce((total, figures) => total + figures[name], 0);
  return {
    activeLearners: days.length === 0 ? 0 : sum('activeLearners') / days.length,
    contentsCompleted: sum('contentsCompleted'),
    enrolments: sum('enrolments'),
    coursesCompleted: sum('coursesCompleted'),
    certificates: sum('certificates'),
  };
}

/** The content of a course or the practice exam to which a question or an attempt belongs. */
const examReference = z.object({
  ...examIds,
  title: z.string(),
  courseId: id.nullable(),
  courseTitle: z.string().nullable(),
});

export const examFigures = examReference.extend({
  tries: count,
  /** Tries whose result awaits a correction: they are in no average (product.md Q17). */
  awaiting: count,
  learners: count,
  /** Null: no try is corrected yet. */
  correctAverage: percentage.nullable(),
  approvedShare: percentage.nullable(),
});
export type ExamFigures = z.output<typeof examFigures>;

export const missedQuestion = examReference.extend({
  questionId: id,
  statement: z.string(),
  /** Answers in first attempts; later attempts have seen the answer key. */
  answersQtd: count,
  missedShare: percentage,
  blankShare: percentage,
});
export type MissedQuestion = z.output<typeof missedQuestion>;

export const courseFigures = z.object({
  courseId: id,
  title: z.string(),
  enrolments: count,
  /** Enrolments that are completed by now. */
  completed: count,
});
export type CourseFigures = z.output<typeof courseFigures>;

export const dropOff = z.object({
  courseId: id,
  title: z.string(),
  enrolments: count,
  /** In the order of the course. */
  contents: z.array(
    z.object({
      contentId: id,
      contentType: z.enum(contentTypes),
      title: z.string(),
      sectionTitle: z.string(),
      /** Enrolments that reached this content or a later one. */
      reached: count,
      completed: count,
    }),
  ),
});
export type DropOff = z.output<typeof dropOff>;
