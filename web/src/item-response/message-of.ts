import { ApiProblem } from '../platform/api/api-problem.ts';

/** The sentence of the first field that the server refuses, else that of the problem. */
export const messageOf = (error: Error): string =>
  error instanceof ApiProblem ? (error.errors[0]?.message ?? error.detail) : error.message;
