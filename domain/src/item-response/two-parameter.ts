import { inverseOf, solve, type Matrix } from './linear-system.ts';
import type { Answers } from './rasch.ts';

export interface TwoParameterItem {
  a: number;
  b: number;
  aError: number;
  bError: number;
}

/** The prior N(0, 1) at 41 points from -6 to 6. */
const points = Float64Array.from({ length: 41 }, (_, at) => (at - 20) * 0.3);
const logPrior = points.map((point) => (-point * point) / 2);

const maximumSteps = 1000;
const tolerance = 1e-5;

/** An item as slope · proficiency + intercept: the form in which each step is a logistic regression. */
interface Line {
  slope: number;
  intercept: number;
}

/** Persons expected at each point of the scale, and right answers expected of them. */
interface Counts {
  persons: Float64Array;
  right: Float64Array;
}

/**
 * Parameters of the two-parameter logistic model by marginal maximum likelihood (Bock and Aitkin's EM algorithm) with
 * proficiencies from N(0, 1). Null if the steps don't converge or an item does not discriminate.
 */
export function twoParameterItems(persons: readonly Answers[]): TwoParameterItem[] | null {
  let lines: Line[] = Array.from(persons[0] ?? [], () => ({ slope: 1, intercept: 0 }));
  for (let step = 0; step < maximumSteps; step++) {
    const counts = expectedCounts(persons, lines);
    let largest = 0;
    const next: Line[] = [];
    for (const [item, line] of lines.entries()) {
      const count = counts[item];
      const fitted = count && regression(count, line);
      if (!fitted || !(Math.abs(fitted.slope) < 20)) return null;
      largest = Math.max(
        largest,
        Math.abs(fitted.slope - line.slope),
        Math.abs(fitted.intercept - line.intercept),
      );
      next.push(fitted);
    }
    lines = next;
    if (largest < tolerance) return itemsOf(persons, lines);
  }
  return null;
}

/** For each item the expected counts over the posteriors of all persons who saw it. */
function expectedCounts(persons: readonly Answers[], lines: readonly Line[]): Counts[] {
  const counts = lines.map(() => ({
    persons: new Float64Array(points.length),
    right: new Float64Array(points.length),
  }));
  forEachPosterior(persons, lines, (answers, posterior) => {
    for (const [item, answer] of answers.entries()) {
      const count = counts[item];
      if (answer < 0 || !count) continue;
      for (let at = 0; at < posterior.length; at++) {
        const mass = posterior[at] ?? 0;
        count.persons[at] = (count.persons[at] ?? 0) + mass;
        if (answer === 1) count.right[at] = (count.right[at] ?? 0) + mass;
      }
    }
  });
  return counts;
}

function forEachPosterior(
  persons: readonly Answers[],
  lines: readonly Line[],
  visit: (answers: Answers, posterior: Float64Array) => void,
): void {
  const logs = lines.map(({ slope, intercept }) => {
    const logit = points.map((point) => slope * point + intercept);
    const wrong = logit.map((one) => -softplus(one));
    return { wrong, right: wrong.map((one, at) => one + (logit[at] ?? 0)) };
  });
  const posterior = new Float64Array(points.length);
  for (const answers of persons) {
    posterior.set(logPrior);
    for (const [item, answer] of answers.entries()) {
      if (answer < 0) continue;
      const log = answer === 1 ? logs[item]?.right : logs[item]?.wrong;
      if (!log) continue;
      for (let at = 0; at < posterior.length; at++)
        posterior[at] = (posterior[at] ?? 0) + (log[at] ?? 0);
    }
    normalise(posterior);
    visit(answers, posterior);
  }
}

/** Turns logarithms into a distribution, in place. */
function normalise(logs: Float64Array): void {
  let highest = -Infinity;
  for (const log of logs) highest = Math.max(highest, log);
  let mass = 0;
  for (let at = 0; at < logs.length; at++) {
    const one = Math.exp((logs[at] ?? 0) - highest);
    logs[at] = one;
    mass += one;
  }
  for (let at = 0; at < logs.length; at++) logs[at] = (logs[at] ?? 0) / mass;
}

/** Logarithm of 1 + exp(value) without overflow. */
const softplus = (value: number): number =>
  Math.max(value, 0) + Math.log1p(Math.exp(-Math.abs(value)));

/** The line with the highest likelihood for these counts, by Newton's method. */
function regression({ persons, right }: Counts, start: Line): Line | null {
  let { slope, intercept } = start;
  for (let step = 0; step < 5; step++) {
    const surplus = new Float64Array(2);
    const information: Matrix = [new Float64Array(2), new Float64Array(2)];
    const [first, second] = information;
    if (!first || !second) return null;
    for (const [at, point] of points.entries()) {
      const chance = 1 / (1 + Math.exp(-(slope * point + intercept)));
      const residual = (right[at] ?? 0) - (persons[at] ?? 0) * chance;
      const weight = (persons[at] ?? 0) * chance * (1 - chance);
      surplus[0] = (surplus[0] ?? 0) + residual * point;
      surplus[1] = (surplus[1] ?? 0) + residual;
      first[0] = (first[0] ?? 0) + weight * point * point;
      second[0] = (second[0] ?? 0) + weight * point;
      second[1] = (second[1] ?? 0) + weight;
    }
    first[1] = second[0] ?? 0;
    const change = solve(information, surplus);
    if (!change) return null;
    const [slopeChange = 0, interceptChange = 0] = change;
    slope += slopeChange;
    intercept += interceptChange;
    if (Math.max(Math.abs(slopeChange), Math.abs(interceptChange)) < tolerance) break;
  }
  return { slope, intercept };
}

/** Difficulties and discriminations, with standard errors from the sum of the squared scores of all persons. */
function itemsOf(persons: readonly Answers[], lines: readonly Line[]): TwoParameterItem[] | null {
  const size = 2 * lines.length;
  const information = Array.from({ length: size }, () => new Float64Array(size));
  const score = new Float64Array(size);
  const chances = lines.map(({ slope, intercept }) =>
    points.map((point) => 1 / (1 + Math.exp(-(slope * point + intercept)))),
  );
  forEachPosterior(persons, lines, (answers, posterior) => {
    score.fill(0);
    for (const [item, answer] of answers.entries()) {
      if (answer < 0) continue;
      for (const [at, point] of points.entries()) {
        const residual = (posterior[at] ?? 0) * (answer - (chances[item]?.[at] ?? 0));
        score[2 * item] = (score[2 * item] ?? 0) + residual * point;
        score[2 * item + 1] = (score[2 * item + 1] ?? 0) + residual;
      }
    }
    for (const [i, row] of information.entries()) {
      for (let j = 0; j < size; j++) row[j] = (row[j] ?? 0) + (score[i] ?? 0) * (score[j] ?? 0);
    }
  });
  const covariance = inverseOf(information);
  if (!covariance || lines.some(({ slope }) => slope <= 0)) return null;
  return lines.map(({ slope, intercept }, item) => {
    const slopeVariance = covariance[2 * item]?.[2 * item] ?? 0;
    const both = covariance[2 * item]?.[2 * item + 1] ?? 0;
    const interceptVariance = covariance[2 * item + 1]?.[2 * item + 1] ?? 0;
    const b = -intercept / slope;
    // b = -intercept / slope: its variance by the delta method.
    const bVariance = (interceptVariance + 2 * b * both + b * b * slopeVariance) / slope ** 2;
    return { a: slope, b, aError: Math.sqrt(slopeVariance), bError: Math.sqrt(bVariance) };
  });
}
