import { expect, it } from 'vitest';
import {
  informationOf,
  isSufficient,
  nextTrainingItem,
  sufficientError,
  type TrainingAnswer,
  type TrainingItem,
  trainingProficiency,
} from './adaptive-training.ts';
import { chanceOf } from './item.ts';

/** A generator with the same numbers in every run. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const normalFrom = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());

/** 180 questions with the discriminations (0.8 to 3) and guesses (0.1 to 0.25) of the published booklets, and easy ones too. */
function poolOf(seed: number): TrainingItem[] {
  const random = generator(seed);
  return Array.from({ length: 180 }, (_, at) => ({
    id: `question ${String(at).padStart(3, '0')}`,
    group: `H${1 + (at % 6)}`,
    askedQtd: 0,
    a: 0.8 + 2.2 * random(),
    b: -0.2 + 1.4 * normalFrom(random),
    c: 0.1 + 0.15 * random(),
  }));
}

const answer = (item: TrainingItem, proficiency: number, random: () => number): TrainingAnswer => ({
  ...item,
  isRight: random() < chanceOf(item, proficiency),
});

/** The answers of one person until the estimate is sufficient or the pool is used up. */
function train(
  pool: readonly TrainingItem[],
  proficiency: number,
  random: () => number,
  next: (answers: readonly TrainingAnswer[]) => TrainingItem | null | undefined,
): TrainingAnswer[] {
  const answers: TrainingAnswer[] = [];
  while (!isSufficient(answers) && answers.length < pool.length) {
    const item = next(answers);
    if (!item) break;
    answers.push(answer(item, proficiency, random));
  }
  return answers;
}

it('reaches the error with at most half the questions of a random draw', () => {
  const random = generator(19);
  const pool = poolOf(3);
  let adaptive = 0;
  let drawn = 0;
  let squared = 0;
  let reached = 0;
  const personsQtd = 100;
  for (let person = 0; person < personsQtd; person++) {
    const proficiency = normalFrom(random);
    const own = train(pool, proficiency, random, (answers) => nextTrainingItem(pool, answers));
    if (isSufficient(own)) reached++;
    squared += (trainingProficiency(own).value - proficiency) ** 2;
    adaptive += own.length;
    const shuffled = pool
      .map((item) => ({ item, at: random() }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ item }) => item);
    drawn += train(pool, proficiency, random, (answers) => shuffled[answers.length]).length;
  }
  expect(adaptive / drawn).toBeLessThanOrEqual(0.5);
  // No question of this pool is easy enough for the lowest proficiencies.
  expect(reached).toBeGreaterThanOrEqual(95);
  // The stated error is the real one.
  expect(Math.sqrt(squared / personsQtd)).toBeLessThan(sufficientError * 1.15);
});

it('keeps the balance of the groups', () => {
  const random = generator(5);
  const pool = poolOf(4);
  const answers: TrainingAnswer[] = [];
  for (let count = 1; count <= 60; count++) {
    const item = nextTrainingItem(pool, answers);
    if (!item) throw new Error('The pool has further questions');
    answers.push(answer(item, 0, random));
  }
  const qtds = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6'].map(
    (group) => answers.filter((one) => one.group === group).length,
  );
  for (const qtd of qtds) expect(Math.abs(qtd - 10)).toBeLessThanOrEqual(1);
});

it('does not ask everybody the same questions', () => {
  const random = generator(23);
  const pool = poolOf(6);
  for (let person = 0; person < 100; person++) {
    const asked = train(pool, normalFrom(random), random, (answers) =>
      nextTrainingItem(pool, answers),
    );
    for (const { id } of asked) {
      const item = pool.find((one) => one.id === id);
      if (item) item.askedQtd++;
    }
  }
  const most = Math.max(...pool.map(({ askedQtd }) => askedQtd));
  // A choice by information alone asks everybody the same first question.
  expect(most).toBeLessThanOrEqual(60);
});

it('never asks a question twice, and ends when all are answered', () => {
  const random = generator(29);
  const pool = poolOf(8).slice(0, 12);
  const answers: TrainingAnswer[] = [];
  let item = nextTrainingItem(pool, answers);
  while (item) {
    answers.push(answer(item, 1, random));
    item = nextTrainingItem(pool, answers);
  }
  expect(new Set(answers.map(({ id }) => id)).size).toBe(12);
});

it('information is highest near the difficulty and falls with guessing', () => {
  const sure = { a: 2, b: 0.5, c: 0 };
  expect(informationOf(sure, 0.5)).toBeCloseTo(1, 9);
  expect(informationOf(sure, 0.5)).toBeGreaterThan(informationOf(sure, -0.5));
  expect(informationOf(sure, 0.5)).toBeGreaterThan(informationOf({ ...sure, c: 0.2 }, 0.5));
});
