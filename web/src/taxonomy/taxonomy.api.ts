import { read } from '../platform/api/api.ts';

export const taxonomyQuery = read('GET /taxonomy');
