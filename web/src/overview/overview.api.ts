import type { Period } from '@sabia/domain/overview/period.ts';
import { read } from '../platform/api.ts';

export const overviewQuery = (period: Period) => read('GET /overview', { query: period });

export const examFiguresQuery = (period: Period) => read('GET /overview/exams', { query: period });

export const missedQuestionsQuery = (period: Period) =>
  read('GET /overview/missed-questions', { query: period });

/** As many as can be chosen from. */
export const courseFiguresQuery = (period: Period) =>
  read('GET /overview/courses', { query: { ...period, limit: 100 } });

/** What the overview shows before a course is chosen. */
export const overviewQueries = (period: Period) => [
  overviewQuery(period),
  examFiguresQuery(period),
  missedQuestionsQuery(period),
  courseFiguresQuery(period),
];

export const dropOffQuery = (id: string, period: Period) =>
  read('GET /overview/courses/{id}/drop-off', { params: { id }, query: period });
