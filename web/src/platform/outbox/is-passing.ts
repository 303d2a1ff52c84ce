import type { ApiProblem } from '../api-problem.ts';

/** True for failures that say nothing about the entries: no reply, no valid token, too slow, too many requests, a server error. */
export const isPassing = ({ status }: ApiProblem): boolean =>
  [0, 401, 408, 409, 425, 429].includes(status) || status >= 500;
