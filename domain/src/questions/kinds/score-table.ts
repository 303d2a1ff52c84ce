import { expect } from 'vitest';
import { grade } from '../../attempts/grade.ts';
import type { QuestionKind } from './kind.ts';

/** Scores a response that fits its task, whose key has no mistakes. */
export function scored<Task, Key, Response>(
  kind: QuestionKind<Task, Key, Response>,
  task: Task,
  key: Key,
  response: Response,
): number | null {
  expect(kind.mistakes(task, key)).toEqual([]);
  expect(kind.misfits(task, response)).toEqual([]);
  const credit = kind.score(task, key, response);
  if (credit !== null) {
    expect(credit).toBeGreaterThanOrEqual(0);
    expect(credit).toBeLessThanOrEqual(1);
  }
  return credit;
}

/** Parts with these ids, each with its id as text. */
export const partsOf = (ids: string) => ids.split(' ').map((id) => ({ id, text: `<p>${id}</p>` }));

/** `a b` as a list; an empty text is an empty list. */
export const listOf = (ids: string) => ids.split(' ').filter(Boolean);

/** The result of an exam whose only answer has this credit of a person; null: still without correction, or blank. */
export const correctedScore = (response: object | null, credit: number | null) =>
  grade([{ isCorrect: credit === 1, response, credit, timeSpent: null }], 70);
