import { z } from 'zod';
import { besideMistakes, day, id, wholeNumber } from '../fields.ts';
import { messages } from '../messages.ts';
import { admin, operation, signedIn, teacher } from '../operation.ts';
import { fewestAnswers } from '../questions/question-statistics.ts';
import { courseFigures, dropOff, examFigures, missedQuestion, overview } from './overview.ts';
import { lengthOf, longestPeriod, type Period } from './period.ts';

const periodDays = { from: day, to: day };
const withPeriod = <S extends z.ZodType<Period>>(query: S): S =>
  query
    .refine(({ from, to }) => from <= to, {
      path: ['to'],
      error: messages.periodOrder,
      ...besideMistakes('from', 'to'),
    })
    .refine((period) => !(lengthOf(period) > longestPeriod), {
      path: ['from'],
      error: messages.periodLength,
      ...besideMistakes('from', 'to'),
    });

const limit = wholeNumber(20, 100);

export const readSchoolOverview = operation({
  route: 'GET /overview',
  summary: 'Figures of a period by day, with totals and those of the period before',
  audience: admin,
  query: withPeriod(z.object(periodDays)),
  reply: overview,
});

export const listExamFigures = operation({
  route: 'GET /overview/exams',
  summary: 'Figures of the exams in a period; most attempts first',
  audience: admin,
  query: withPeriod(z.object({ ...periodDays, limit })),
  reply: z.array(examFigures),
});

export const listMissedQuestions = operation({
  route: 'GET /overview/missed-questions',
  summary: 'The questions with the highest share of wrong answers in a period',
  audience: admin,
  query: withPeriod(
    z.object({ ...periodDays, limit, leastAnswers: wholeNumber(fewestAnswers, 1_000_000) }),
  ),
  reply: z.array(missedQuestion),
});

export const listCourseFigures = operation({
  route: 'GET /overview/courses',
  summary: 'The courses with the most enrolments in a period',
  audience: admin,
  query: withPeriod(z.object({ ...periodDays, limit })),
  reply: z.array(courseFigures),
});

export const listTaughtCourses = operation({
  route: 'GET /overview/courses/taught',
  summary: 'The courses that the caller teaches, by title, with their enrolments in a period',
  audience: signedIn,
  query: withPeriod(z.object(periodDays)),
  reply: z.array(courseFigures),
});

export const readDropOff = operation({
  route: 'GET /overview/courses/{id}/drop-off',
  summary: 'Drop-off of the learners who started a course in a period, by content',
  audience: teacher('course'),
  params: z.object({ id }),
  query: withPeriod(z.object(periodDays)),
  reply: dropOff,
  refusals: ['not_found'],
});
