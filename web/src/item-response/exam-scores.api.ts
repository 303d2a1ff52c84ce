import { read } from '../platform/api/api.ts';

/** The scores of a submitted attempt at a practice exam with a scale. */
export const attemptScoresQuery = (id: string) =>
  read('GET /practice-exams/attempts/{id}/scores', { params: { id } });

/** The learner's attempts that have a score, the newest first. */
export const scoredAttemptsQuery = () => read('GET /scored-attempts', { query: {} });
