import { z } from 'zod';
import { contentTypes } from '../courses/content.ts';
import { day, id, percentage } from '../fields.ts';

const count = z.number().int();

/** What a school counts on a day. */
export const dayFigures = z.object({
  day,
  /** Who completed at least one content. */
  activeLearners: count,
  contentsCompleted: count,
  /** Courses that somebody began for the first time. */
  enrolments: count,
  /** Each round of a learner counts. */
  coursesCompleted: count,
  certificates: count,
});
export type DayFigures = z.output<typeof dayFigures>;

/** Of several days: sums, and on average how many learners a day had. */
export const totals = dayFigures.omit({ day: true }).extend({ activeLearners: z.number() });
export type Totals = z.output<typeof totals>;

export const overview = z.object({
  totals,
  /** Of as many days right before. */
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

/** What a question or a try belongs to: a content of a course, or a practice exam. */
const place = z.object({
  contentId: id.nullable(),
  practiceExamId: id.nullable(),
  title: z.string(),
  courseId: id.nullable(),
  courseTitle: z.string().nullable(),
});

export const examFigures = place.extend({
  tries: count,
  learners: count,
  correctAverage: percentage,
  approvedShare: percentage,
});
export type ExamFigures = z.output<typeof examFigures>;

export const missedQuestion = place.extend({
  questionId: id,
  statement: z.string(),
  /** In first tries: a retry has seen the key. */
  answersQtd: count,
  missedShare: percentage,
});
export type MissedQuestion = z.output<typeof missedQuestion>;

export const courseFigures = z.object({
  courseId: id,
  title: z.string(),
  enrolments: count,
  /** How many of them have completed it by now. */
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
      /** Of those who began: who has been in it, or further on. */
      reached: count,
      completed: count,
    }),
  ),
});
export type DropOff = z.output<typeof dropOff>;
