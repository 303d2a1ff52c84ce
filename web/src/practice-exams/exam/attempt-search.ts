import { text } from '../../platform/search-params.ts';

/** Which try the screen of an exam shows: `?tentativa=…`; without one it introduces the exam. */
export interface AttemptSearch {
  tentativa?: string;
}

export const attemptSearch = (given: Record<string, unknown>): AttemptSearch => ({
  tentativa: text(given.tentativa),
});
