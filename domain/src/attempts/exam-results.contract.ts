import { z } from 'zod';
import { choice } from '../choice.ts';
import { id, pageQuery, searchKey } from '../fields.ts';
import { admin, operation } from '../operation.ts';
import { examResultsPage, examResultStates, reviewedAttempt } from './exam-results.ts';

const ofExam = z.object({ id });

export const pageExamResults = operation({
  route: 'GET /exams/{id}/results',
  summary:
    'The people who have started an exam of a course or a practice exam, with the best and the last result of each',
  audience: admin,
  shows: 'STUDIES',
  showsWhom: 'items.*.userId',
  params: ofExam,
  query: z.object({
    ...pageQuery(['name', 'best', 'submittedAt']),
    searchKey,
    state: choice(examResultStates).optional(),
  }),
  reply: examResultsPage,
  refusals: ['not_found'],
});

export const exportExamResults = operation({
  route: 'GET /exams/{id}/results/export',
  summary: 'The results of an exam as a CSV file, with the filters and the order of the listing',
  audience: admin,
  shows: 'STUDIES',
  showsWhom: 'people.*.id',
  params: ofExam,
  query: pageExamResults.query.omit({ page: true, limit: true }),
  file: 'text/csv; charset=utf-8',
  limitPerMinute: 30,
  refusals: ['not_found'],
});

export const reviewAttempt = operation({
  route: 'GET /attempts/{id}/review',
  summary: "A person's submitted attempt with the answers and the whole answer key",
  audience: admin,
  shows: 'ANSWERS',
  showsWhom: 'userId',
  showsOf: 'examId',
  params: z.object({ id }),
  reply: reviewedAttempt,
  refusals: ['not_found'],
});
