import { chanceOf, type ItemParameters } from './item.ts';
import { type Answers, raschItems } from './rasch.ts';
import { twoParameterItems } from './two-parameter.ts';

/** Fewest answers to each question for a calibration (product.md TRI32). */
const fewestAnswers = { RASCH: 30, TWO_PARAMETER: 200 } as const;

type CalibrationModel = keyof typeof fewestAnswers;

type ItemCalibration =
  | {
      status: 'CALIBRATED';
      parameters: ItemParameters;
      /** Standard error of the difficulty. */
      error: number;
      answersQtd: number;
      /** Squared residuals by their expectation: 1 fits, above 1.3 the answers are more random than the model says. */
      fit: number;
    }
  /** Too few answers, or all right, or all wrong. */
  | { status: 'INSUFFICIENT'; answersQtd: number };

export interface Calibration {
  /** Null if no question has sufficient answers. */
  model: CalibrationModel | null;
  items: ItemCalibration[];
}

/**
 * Parameters of an exam's questions from the answers of its first attempts, on the scale on which the proficiency of
 * these persons is N(0, 1). With 200 answers to each question the two-parameter model, with 30 the Rasch model.
 */
export function calibrate(persons: readonly Answers[]): Calibration {
  const answersQtd = countsOf(persons, (answer) => answer >= 0);
  const rightQtd = countsOf(persons, (answer) => answer === 1);
  const sufficient = answersQtd.flatMap((qtd, item) => {
    const right = rightQtd[item] ?? 0;
    return qtd >= fewestAnswers.RASCH && right > 0 && right < qtd ? [item] : [];
  });
  const chosen = persons.map((answers) =>
    Int8Array.from(sufficient, (item) => answers[item] ?? -1),
  );
  const fewest = Math.min(...sufficient.map((item) => answersQtd[item] ?? 0));
  const fitted =
    sufficient.length < 2
      ? null
      : ((fewest >= fewestAnswers.TWO_PARAMETER ? withTwoParameters(chosen) : null) ??
        withRasch(chosen));
  const items = answersQtd.map((qtd, item): ItemCalibration => {
    const at = sufficient.indexOf(item);
    const found = fitted?.items[at];
    if (!found) return { status: 'INSUFFICIENT', answersQtd: qtd };
    return { status: 'CALIBRATED', ...found, answersQtd: qtd, fit: fitted.fits[at] ?? 1 };
  });
  return { model: fitted?.model ?? null, items };
}

interface Fitted {
  model: CalibrationModel;
  items: { parameters: ItemParameters; error: number }[];
  fits: number[];
}

function withTwoParameters(persons: readonly Answers[]): Fitted | null {
  const items = twoParameterItems(persons)?.map(({ a, b, bError }) => ({
    parameters: { a, b, c: 0 },
    error: bError,
  }));
  return items ? { model: 'TWO_PARAMETER', items, fits: fitsOf(persons, items) } : null;
}

function withRasch(persons: readonly Answers[]): Fitted | null {
  const found = raschItems(persons);
  if (!found) return null;
  const { mean, deviation } = populationOf(
    persons,
    found.map(({ difficulty }) => difficulty),
  );
  const items = found.map(({ difficulty, standardError }) => ({
    parameters: { a: deviation, b: (difficulty - mean) / deviation, c: 0 },
    error: standardError / deviation,
  }));
  return { model: 'RASCH', items, fits: fitsOf(persons, items) };
}

const countsOf = (persons: readonly Answers[], counts: (answer: number) => boolean): number[] =>
  Array.from(persons[0] ?? [], (_, item) =>
    persons.reduce((sum, answers) => sum + (counts(answers[item] ?? -1) ? 1 : 0), 0),
  );

/** 41 points from -4 to 4 of a standard normal distribution with their weights. */
const points = Float64Array.from({ length: 41 }, (_, at) => (at - 20) * 0.2);
const weights = points.map((point) => Math.exp((-point * point) / 2));

/** The posterior of one person over the points, with the sum 1. */
function posteriorOf(answers: Answers, items: readonly ItemParameters[]): Float64Array {
  const logs = points.map((point, at) => {
    let sum = Math.log(weights[at] ?? 0);
    for (const [item, parameters] of items.entries()) {
      const answer = answers[item] ?? -1;
      if (answer < 0) continue;
      const logit = parameters.a * (point - parameters.b);
      sum -= Math.log1p(Math.exp(answer === 1 ? -logit : logit));
    }
    return sum;
  });
  const highest = Math.max(...logs);
  const masses = logs.map((log) => Math.exp(log - highest));
  const mass = masses.reduce((sum, one) => sum + one, 0);
  return masses.map((one) => one / mass);
}

/** Mean and standard deviation of the proficiencies on the scale of these difficulties, by marginal maximum likelihood. */
function populationOf(
  persons: readonly Answers[],
  difficulties: readonly number[],
): { mean: number; deviation: number } {
  let mean = 0;
  let deviation = 1;
  const groups = distinctOf(persons);
  for (let step = 0; step < 500; step++) {
    const items = difficulties.map((difficulty) => ({
      a: deviation,
      b: (difficulty - mean) / deviation,
      c: 0,
    }));
    let first = 0;
    let second = 0;
    for (const { answers, personsQtd } of groups) {
      const posterior = posteriorOf(answers, items);
      for (const [at, mass] of posterior.entries()) {
        const proficiency = mean + deviation * (points[at] ?? 0);
        first += personsQtd * mass * proficiency;
        second += personsQtd * mass * proficiency * proficiency;
      }
    }
    const nextMean = first / persons.length;
    const nextDeviation = Math.sqrt(Math.max(second / persons.length - nextMean ** 2, 0.01));
    const change = Math.abs(nextMean - mean) + Math.abs(nextDeviation - deviation);
    mean = nextMean;
    deviation = nextDeviation;
    if (change < 1e-6) break;
  }
  return { mean, deviation };
}

/** In the Rasch model, persons with the same questions and the same number of right answers have the same posterior. */
function distinctOf(persons: readonly Answers[]): { answers: Answers; personsQtd: number }[] {
  const found = new Map<string, { answers: Answers; personsQtd: number }>();
  for (const answers of persons) {
    const right = answers.reduce((sum, answer) => sum + (answer === 1 ? 1 : 0), 0);
    const key = `${answers.map((answer) => (answer < 0 ? 0 : 1)).join('')} ${right}`;
    const known = found.get(key);
    if (known) known.personsQtd++;
    else found.set(key, { answers, personsQtd: 1 });
  }
  return [...found.values()];
}

/** For each item the squared residuals of all answers by their expectation, both over the posteriors of the persons. */
function fitsOf(
  persons: readonly Answers[],
  items: readonly { parameters: ItemParameters }[],
): number[] {
  const parameters = items.map((item) => item.parameters);
  const observed = new Float64Array(items.length);
  const expected = new Float64Array(items.length);
  for (const answers of persons) {
    const posterior = posteriorOf(answers, parameters);
    for (const [item, one] of parameters.entries()) {
      const answer = answers[item] ?? -1;
      if (answer < 0) continue;
      for (const [at, mass] of posterior.entries()) {
        const chance = chanceOf(one, points[at] ?? 0);
        observed[item] = (observed[item] ?? 0) + mass * (answer - chance) ** 2;
        expected[item] = (expected[item] ?? 0) + mass * chance * (1 - chance);
      }
    }
  }
  return Array.from(observed, (sum, item) => sum / (expected[item] ?? 1));
}
