import { lastDays, type Period } from '@sabia/domain/overview/period.ts';
import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import { read, type Reply } from '../platform/api/api.ts';
import { serverDate } from '../platform/clock.ts';

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

/** The last twelve months. */
export const yearUntilToday = (): Period => lastDays(365, dayInSaoPaulo(serverDate()));

/** The courses that the user teaches. */
export const taughtCoursesQuery = () =>
  read('GET /overview/courses/taught', { query: yearUntilToday() });

export const dropOffQuery = (id: string, period: Period) =>
  read('GET /overview/courses/{id}/drop-off', { params: { id }, query: period });
