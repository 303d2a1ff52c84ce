import { read } from '../../platform/api/api.ts';

export const resultsRoute = 'GET /mock-exams/{id}/results';

export const resultsQuery = (id: string) => read(resultsRoute, { params: { id } });
