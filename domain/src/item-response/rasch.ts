import { inverseOf, solve } from './linear-system.ts';
import { symmetricFunctions } from './symmetric-functions.ts';

/** Answers of one person, one entry per item: 1 right, 0 wrong, -1 not presented. */
export type Answers = Int8Array;

export interface RaschItem {
  /** On a scale on which the difficulties of all items have the mean 0. */
  difficulty: number;
  standardError: number;
}

/** Persons who saw the same items. */
interface Sample {
  items: readonly number[];
  /** Number of persons by their number of right answers. */
  personsByScore: Float64Array;
}

const maximumSteps = 100;
const tolerance = 1e-8;

/** The persons by the items that they saw. */
function samplesOf(persons: readonly Answers[]): Sample[] {
  const samples = new Map<string, Sample>();
  for (const answers of persons) {
    const key = answers.map((answer) => (answer < 0 ? 0 : 1)).join('');
    const items = [...answers.keys()].filter((item) => (answers[item] ?? -1) >= 0);
    const sample = samples.get(key) ?? {
      items,
      personsByScore: new Float64Array(items.length + 1),
    };
    samples.set(key, sample);
    const score = answers.reduce((sum, answer) => sum + (answer === 1 ? 1 : 0), 0);
    sample.personsByScore[score] = (sample.personsByScore[score] ?? 0) + 1;
  }
  return [...samples.values()];
}

/**
 * Difficulties of the Rasch model by conditional maximum likelihood, which assumes nothing about the distribution of the
 * proficiencies. Each item needs right and wrong answers. Null if the answers don't connect the items, so that no
 * finite solution exists.
 */
export function raschItems(persons: readonly Answers[]): RaschItem[] | null {
  const itemsQtd = persons[0]?.length ?? 0;
  const samples = samplesOf(persons);
  const right = new Float64Array(itemsQtd);
  for (const answers of persons) {
    for (const [item, answer] of answers.entries())
      if (answer === 1) right[item] = (right[item] ?? 0) + 1;
  }
  let difficulties = centred(right.map((qtd) => Math.log((persons.length - qtd) / qtd)));
  let information = informationOf(samples, difficulties);
  let former = Infinity;
  for (let step = 0; step < maximumSteps; step++) {
    const change = solve(
      information,
      expectedRight(samples, difficulties).map((sum, item) => sum - (right[item] ?? 0)),
    );
    if (!change) return null;
    const largest = change.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    // The first steps of Newton's method can overshoot.
    const damping = Math.min(1, 1 / largest);
    difficulties = centred(difficulties.map((one, item) => one + damping * (change[item] ?? 0)));
    if (largest < tolerance) return withErrors(samples, difficulties);
    // The matrix takes most of the time, and the former one serves while the steps shrink.
    if (largest > former / 2) information = informationOf(samples, difficulties);
    former = largest;
  }
  return null;
}

function withErrors(samples: readonly Sample[], difficulties: Float64Array): RaschItem[] | null {
  const covariance = inverseOf(informationOf(samples, difficulties));
  if (!covariance) return null;
  const n = difficulties.length;
  const rowMeans = covariance.map((row) => row.reduce((sum, one) => sum + one, 0) / n);
  const mean = rowMeans.reduce((sum, one) => sum + one, 0) / n;
  return Array.from(difficulties, (difficulty, item) => ({
    difficulty,
    // The variance under the constraint that the mean is 0.
    standardError: Math.sqrt(
      Math.max((covariance[item]?.[item] ?? 0) - 2 * (rowMeans[item] ?? 0) + mean, 0),
    ),
  }));
}

/** Expected right answers of each item, given everybody's number of right answers. */
function expectedRight(samples: readonly Sample[], difficulties: Float64Array): Float64Array {
  const expected = new Float64Array(difficulties.length);
  for (const { items, personsByScore } of samples) {
    const easiness = easinessOf(items, difficulties);
    const all = symmetricFunctions(easiness);
    for (const [at, item] of items.entries())
      addTo(expected, item, weighted(personsByScore, rightChances(easiness, all, [at])));
  }
  return expected;
}

/** The covariances of the answers, given everybody's number of right answers. */
function informationOf(samples: readonly Sample[], difficulties: Float64Array): Float64Array[] {
  const n = difficulties.length;
  // Difficulties are defined up to a constant: a 1 in each entry makes the matrix invertible and changes no centred solution.
  const information = Array.from({ length: n }, () => new Float64Array(n).fill(1));
  for (const { items, personsByScore } of samples) {
    const easiness = easinessOf(items, difficulties);
    const all = symmetricFunctions(easiness);
    const one = items.map((_, at) => rightChances(easiness, all, [at]));
    for (const [i, chances] of one.entries()) {
      for (let j = 0; j <= i; j++) {
        const others = one[j] ?? chances;
        const both = i === j ? chances : rightChances(easiness, all, [i, j]);
        const covariance = weighted(
          personsByScore,
          both.map((chance, score) => chance - (chances[score] ?? 0) * (others[score] ?? 0)),
        );
        const [row, column] = [items[i] ?? 0, items[j] ?? 0];
        addTo(information[row] ?? chances, column, covariance);
        if (i !== j) addTo(information[column] ?? chances, row, covariance);
      }
    }
  }
  return information;
}

const easinessOf = (items: readonly number[], difficulties: Float64Array): Float64Array =>
  Float64Array.from(items, (item) => Math.exp(-(difficulties[item] ?? 0)));

/** For each number of right answers, the chance that all of these items are among them. */
function rightChances(
  easiness: Float64Array,
  all: { values: Float64Array; logScale: number },
  items: readonly number[],
): Float64Array {
  const rest = symmetricFunctions(easiness, items);
  const product = items.reduce((sum, at) => sum + Math.log(easiness[at] ?? 1), 0);
  const scale = Math.exp(product + rest.logScale - all.logScale);
  return all.values.map((value, score) =>
    score < items.length ? 0 : (scale * (rest.values[score - items.length] ?? 0)) / value,
  );
}

const addTo = (sums: Float64Array, at: number, term: number): void => {
  sums[at] = (sums[at] ?? 0) + term;
};

const weighted = (weights: Float64Array, values: Float64Array): number =>
  values.reduce((sum, value, at) => {
    const weight = weights[at] ?? 0;
    return weight > 0 ? sum + weight * value : sum;
  }, 0);

function centred(values: Float64Array): Float64Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}
