/** An item of the three-parameter logistic model (3PL) with D = 1. */
export interface ItemParameters {
  /** Discrimination, above 0. */
  a: number;
  /** Difficulty, on the axis of the proficiency. */
  b: number;
  /** Chance of a right guess, from 0 to below 1. */
  c: number;
}

/** The chance, from 0 to 1, that a person of this proficiency answers the item right. */
export const chanceOf = ({ a, b, c }: ItemParameters, proficiency: number): number =>
  c + (1 - c) / (1 + Math.exp(-a * (proficiency - b)));
