import type { Proficiency } from './proficiency.ts';

/** The linear scale of a score: slope · proficiency + intercept. */
export interface Scale {
  slope: number;
  intercept: number;
}

export const scoreOn = ({ slope, intercept }: Scale, proficiency: number): number =>
  slope * proficiency + intercept;

/** A standard error in points of the scale. */
export const errorOn = ({ slope }: Scale, { standardError }: Proficiency): number =>
  slope * standardError;
