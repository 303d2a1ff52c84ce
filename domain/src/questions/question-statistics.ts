/** Under so many answers chance would speak. */
export const minimumAnswers = 30;

/** What the correlation of a question with the rest of a try tells about the question. */
export type Discrimination = 'good' | 'fair' | 'none' | 'inverted';

/**
 * The bounds are the usual ones of item analysis; slightly below zero is still chance. Null, where
 * everybody answers alike, parts nobody from nobody.
 */
export function rateDiscrimination(correlation: number | null): Discrimination {
  if (correlation === null) return 'none';
  if (correlation <= -0.1) return 'inverted';
  if (correlation < 0.2) return 'none';
  return correlation < 0.3 ? 'fair' : 'good';
}
