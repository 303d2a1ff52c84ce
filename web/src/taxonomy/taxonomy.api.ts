import { read } from '../platform/api.ts';

export const taxonomyQuery = read('GET /taxonomy');
