import { expect, it } from 'vitest';
import { calibrate } from './calibration.ts';
import golden from './golden/calibration.json' with { type: 'json' };
import { chanceOf } from './item.ts';
import { proficiencyOf } from './proficiency.ts';
import { type Answers, raschItems } from './rasch.ts';
import { twoParameterItems } from './two-parameter.ts';

const read = (lines: readonly string[]): Answers[] =>
  lines.map((line) => Int8Array.from(line, (answer) => (answer === '-' ? -1 : Number(answer))));

/** A generator with the same numbers in every run. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function normalFrom(random: () => number): number {
  return Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
}

const items = Array.from({ length: 20 }, (_, at) => ({
  a: 0.7 + (at % 5) * 0.3,
  b: -2 + at * 0.2,
  c: 0,
}));

function simulate(personsQtd: number, discrimination?: number): Answers[] {
  const random = generator(2026);
  return Array.from({ length: personsQtd }, () => {
    const proficiency = normalFrom(random);
    return Int8Array.from(items, (item) =>
      random() < chanceOf({ ...item, a: discrimination ?? item.a }, proficiency) ? 1 : 0,
    );
  });
}

const largestDifference = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? NaN))));

it.each(Object.entries(golden.rasch))(
  'Rasch difficulties and errors equal those of eRm: %s',
  (_, { answers, difficulty, standardError }) => {
    const found = raschItems(read(answers)) ?? [];
    expect(
      largestDifference(
        found.map((item) => item.difficulty),
        difficulty,
      ),
    ).toBeLessThan(1e-3);
    expect(
      largestDifference(
        found.map((item) => item.standardError),
        standardError,
      ),
    ).toBeLessThan(1e-3);
  },
);

it('parameters of the two-parameter model equal those that another maximiser finds', () => {
  const { answers, a, b, aError, bError } = golden.twoParameters;
  const found = twoParameterItems(read(answers)) ?? [];
  expect(
    largestDifference(
      found.map((item) => item.a),
      a,
    ),
  ).toBeLessThan(1e-3);
  expect(
    largestDifference(
      found.map((item) => item.b),
      b,
    ),
  ).toBeLessThan(1e-3);
  // The errors come from another estimate of the same information.
  expect(
    largestDifference(
      found.map((item, at) => item.aError / (aError[at] ?? 0)),
      a.map(() => 1),
    ),
  ).toBeLessThan(0.1);
  expect(
    largestDifference(
      found.map((item, at) => item.bError / (bError[at] ?? 0)),
      b.map(() => 1),
    ),
  ).toBeLessThan(0.1);
});

it('the model follows from the fewest answers', () => {
  expect(calibrate(simulate(29)).model).toBeNull();
  expect(calibrate(simulate(30)).model).toBe('RASCH');
  expect(calibrate(simulate(199)).model).toBe('RASCH');
  expect(calibrate(simulate(200)).model).toBe('TWO_PARAMETER');
  expect(calibrate([])).toEqual({ model: null, items: [] });
});

it('a question that all answer right, or too few answer, has no parameters and disturbs no other', () => {
  const persons = simulate(100);
  const more = persons.map((answers, at) => Int8Array.of(...answers, 1, at < 29 ? at % 2 : -1));
  const alone = calibrate(persons);
  const together = calibrate(more);
  expect(together.items.slice(0, 20)).toEqual(alone.items);
  expect(together.items.slice(20)).toEqual([
    { status: 'INSUFFICIENT', answersQtd: 100 },
    { status: 'INSUFFICIENT', answersQtd: 29 },
  ]);
});

it('answers that split into two unconnected groups have no common scale', () => {
  const random = generator(7);
  const half = (from: number) =>
    Array.from({ length: 40 }, () =>
      Int8Array.from({ length: 6 }, (_, at) =>
        at >= from && at < from + 3 ? Math.round(random()) : -1,
      ),
    );
  expect(raschItems([...half(0), ...half(3)])).toBeNull();
});

it.each([
  { persons: 150, discrimination: 1.3, model: 'RASCH' },
  { persons: 1000, discrimination: undefined, model: 'TWO_PARAMETER' },
] as const)('simulated difficulties come back: $model', (given) => {
  const found = calibrate(simulate(given.persons, given.discrimination));
  expect(found.model).toBe(given.model);
  for (const [at, item] of found.items.entries()) {
    if (item.status !== 'CALIBRATED') throw new Error(`Question ${at} is not calibrated`);
    expect(Math.abs(item.parameters.b - (items[at]?.b ?? 0))).toBeLessThan(3.5 * item.error + 0.3);
    expect(item.fit).toBeGreaterThan(0.8);
    expect(item.fit).toBeLessThan(1.2);
  }
});

it('random answers have a fit above 1', () => {
  const random = generator(11);
  const persons = simulate(150, 1.5).map((answers) =>
    Int8Array.of(...answers, Math.round(random())),
  );
  const last = calibrate(persons).items.at(-1);
  expect(last).toMatchObject({ status: 'CALIBRATED' });
  expect(last?.status === 'CALIBRATED' && last.fit).toBeGreaterThan(1.2);
});

it('proficiencies by calibrated parameters have the mean 0 and follow the simulated ones', () => {
  const persons = simulate(400);
  const { items: found } = calibrate(persons);
  const values = persons.map(
    (answers) =>
      proficiencyOf(
        found.flatMap((item, at) =>
          item.status === 'CALIBRATED' ? [{ ...item.parameters, isRight: answers[at] === 1 }] : [],
        ),
      ).value,
  );
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(Math.abs(mean)).toBeLessThan(0.02);
});
