import { read } from '../../../platform/api/api.ts';

export const essayResultsQuery = (attemptId: string) =>
  read('GET /practice-exams/attempts/{id}/essays', { params: { id: attemptId } });
