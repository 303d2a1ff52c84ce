import { chanceOf, type ItemParameters } from './item.ts';

/** A proficiency with its standard error, both in standard deviations of the prior N(0, 1). */
export interface Proficiency {
  value: number;
  standardError: number;
}

export interface Response extends ItemParameters {
  isRight: boolean;
}

/** 161 points from -6 to 6. */
const points = Float64Array.from({ length: 161 }, (_, at) => (at - 80) * 0.075);

const logPrior = points.map((point) => (-point * point) / 2);

/** Logarithm of the likelihood of a response at each point: finite, even where the chance would be rounded to 0 or 1. */
const logLikelihood = (item: ItemParameters, isRight: boolean): Float64Array =>
  points.map((point) => {
    const exponent = item.a * (point - item.b);
    if (!isRight) return Math.log(1 - item.c) - logOfOnePlusExp(exponent);
    return item.c > 0 ? Math.log(chanceOf(item, point)) : -logOfOnePlusExp(-exponent);
  });

/** log(1 + e^x), also where e^x would be infinite. */
const logOfOnePlusExp = (x: number): number =>
  x > 0 ? x + Math.log1p(Math.exp(-x)) : Math.log1p(Math.exp(x));

/** Logarithm of the posterior at each point, up to a constant. Sums of logarithms don't underflow with hundreds of items. */
function logPosterior(responses: readonly Response[]): Float64Array {
  const sums = logPrior.slice();
  for (const response of responses) add(sums, logLikelihood(response, response.isRight), 1);
  return sums;
}

function add(sums: Float64Array, terms: Float64Array, sign: 1 | -1): void {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + sign * (terms[at] ?? 0);
}

/** Mean and standard deviation of a posterior. */
function momentsOf(logs: Float64Array): Proficiency {
  const highest = logs.reduce((most, log) => Math.max(most, log), -Infinity);
  let mass = 0;
  let first = 0;
  let second = 0;
  for (const [at, point] of points.entries()) {
    const weight = Math.exp((logs[at] ?? 0) - highest);
    mass += weight;
    first += weight * point;
    second += weight * point * point;
  }
  const value = first / mass;
  return { value, standardError: Math.sqrt(Math.max(second / mass - value * value, 0)) };
}

/** The expected a posteriori estimate (EAP) with the prior N(0, 1). */
export const proficiencyOf = (responses: readonly Response[]): Proficiency =>
  momentsOf(logPosterior(responses));

/** The proficiency if each response, taken alone, had been right; the estimate itself for those that are. */
export function proficienciesIfRight(responses: readonly Response[]): number[] {
  const logs = logPosterior(responses);
  const { value } = momentsOf(logs);
  return responses.map((response) => {
    if (response.isRight) return value;
    const changed = logs.slice();
    add(changed, logLikelihood(response, false), -1);
    add(changed, logLikelihood(response, true), 1);
    return momentsOf(changed).value;
  });
}
