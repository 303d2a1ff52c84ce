import { text } from '../../platform/search-params.ts';

/** The attempt on the screen: `?tentativa=…`; without it, the introduction of the exam. */
export interface AttemptSearch {
  tentativa?: string;
}

export const attemptSearch = (given: Record<string, unknown>): AttemptSearch => ({
  tentativa: text(given.tentativa),
});
