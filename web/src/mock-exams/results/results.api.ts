import { read } from '../../platform/api/api.ts';

export const resultsQuery = (id: string) =>
  read('GET /mock-exams/{id}/results', { params: { id } });
