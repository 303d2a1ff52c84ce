/** Statistics of fewer answers would not be significant. */
export const minimumAnswers = 30;

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
