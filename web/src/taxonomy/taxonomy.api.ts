import { read } from '../shell/api.ts';

export const taxonomyQuery = read('GET /taxonomy');
