import { z } from 'zod';
import { day, id, wholeNumber } from '../fields.ts';
import { messages } from '../messages.ts';
import { admin, operation } from '../operation.ts';
import { minimumAnswers } from '../questions/question-statistics.ts';
import { courseFigures, dropOff, examFigures, missedQuestion, overview } from './overview.ts';
import { lengthOf, longestPeriod, type Period } from './period.ts';

const periodDays = { from: day, to: day };
const withPeriod = <S extends z.ZodType<Period>>(query: S): S =>
  query
    .refine(({ from, to }) => from <= to, { path: ['to'], error: messages.periodOrder })
    .refine((asked) => !(lengthOf(asked) > longestPeriod), {
      path: ['from'],
      error: messages.periodLength,
    });

const limit = wholeNumber(20, 100);

export const readSchoolOverview = operation({
  route: 'GET /overview',
  summary: 'What the school did in some days, day by day, and in as many days before',
  audience: admin,
  query: withPeriod(z.object(periodDays)),
  reply: overview,
});

export const listExamFigures = operation({
  route: 'GET /overview/exams',
  summary: 'How tries at exams went in some days; the exams with the most tries first',
  audience: admin,
  query: withPeriod(z.object({ ...periodDays, limit })),
  reply: z.array(examFigures),
});

export const listMissedQuestions = operation({
  route: 'GET /overview/missed-questions',
  summary: 'The questions that were missed most in some days, of those with enough answers',
  audience: admin,
  query: withPeriod(
    z.object({ ...periodDays, limit, leastAnswers: wholeNumber(minimumAnswers, 1_000_000) }),
  ),
  reply: z.array(missedQuestion),
});

export const listCourseFigures = operation({
  route: 'GET /overview/courses',
  summary: 'The courses that were begun most in some days',
  audience: admin,
  query: withPeriod(z.object({ ...periodDays, limit })),
  reply: z.array(courseFigures),
});

export const readDropOff = operation({
  route: 'GET /overview/courses/{id}/drop-off',
  summary: 'How far those have come who began a course in some days, content by content',
  audience: admin,
  params: z.object({ id }),
  query: withPeriod(z.object(periodDays)),
  reply: dropOff,
  refusals: ['not_found'],
});
