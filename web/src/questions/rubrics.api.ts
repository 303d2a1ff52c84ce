import { read } from '../platform/api/api.ts';

/** The rubrics that the school has written. */
export const rubricsQuery = read('GET /rubrics', {});
