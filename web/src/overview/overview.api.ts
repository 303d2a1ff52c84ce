import type { Period } from '@sabia/domain/overview/period.ts';
import { read, type Reply } from '../platform/api/api.ts';

export const overviewQuery = (period: Period) => read('GET /overview', { query: period });

export const examFiguresQuery = (period: Period) => read('GET /overview/exams', { query: period });

export const missedQuestionsQuery = (period: Period) =>
  read('GET /overview/missed-questions', { query: period });

/** The active courses, and the contents in them. */
export const publishedQuery = read('GET /courses/contentsQtdOverview');
export type Published = Reply<'GET /courses/contentsQtdOverview'>;

/** The number of courses to choose from. */
export const courseFiguresQuery = (period: Period) =>
  read('GET /overview/courses', { query: { ...period, limit: 100 } });

/** The queries of the overview without a chosen course. */
export const overviewQueries = (period: Period) => [
  overviewQuery(period),
  publishedQuery,
  examFiguresQuery(period),
  missedQuestionsQuery(period),
  courseFiguresQuery(period),
];

export const dropOffQuery = (id: string, period: Period) =>
  read('GET /overview/courses/{id}/drop-off', { params: { id }, query: period });
