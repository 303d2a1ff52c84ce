import { read } from '../platform/api/api.ts';

/** The plans, which every lock names: read once in five minutes. */
export const plansQuery = { ...read('GET /plans'), staleTime: 300_000 };
