import type { Difficulty } from './question-metadata.ts';

/** Fewer answers would tell who has answered what. */
export const fewestAnswers = 5;

/** Statistics of fewer answers are marked as few data. The measured difficulty and the discrimination need as many. */
export const minimumAnswers = 30;

/**
 * The measured difficulty of a question by the percentage of right first answers: at least the first number, and less
 * than the second one.
 */
export const measuredDifficulties: Readonly<Record<Difficulty, readonly [number, number]>> = {
  EASY: [70, Infinity],
  MEDIUM: [40, 70],
  HARD: [-Infinity, 40],
};

/** Rating of how well a question separates strong learners from weak ones. */
export type Discrimination = 'good' | 'fair' | 'none' | 'inverted';

/**
 * Rates the point-biserial correlation of a question with the rest of the attempt, by the usual bounds of item analysis.
 * Null means that all answers are equal.
 */
export function rateDiscrimination(correlation: number | null): Discrimination {
  if (correlation === null) return 'none';
  if (correlation <= -0.1) return 'inverted';
  if (correlation < 0.2) return 'none';
  return correlation < 0.3 ? 'fair' : 'good';
}
