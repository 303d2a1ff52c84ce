import { expect, it } from 'vitest';
import { isFirstApproval } from './first-approval.ts';

const result = (isApproved: boolean) => ({
  isApproved,
  correctAverage: 80,
  correctQuestionsQtd: 8,
  averageTime: null,
});

const listed = (number: number, isApproved: boolean | null) => ({
  id: String(number),
  number,
  questionsQtd: 10,
  passingScore: 70,
  deadline: null,
  submittedAt: isApproved === null ? null : '2026-11-20T12:00:00.000Z',
  result: isApproved === null ? null : result(isApproved),
  attemptsLimit: null,
});

it.each<[string, (boolean | null)[], number, boolean]>([
  ['the only attempt', [true], 1, true],
  ['after failures', [false, false, true], 3, true],
  ['before another approval and an open attempt', [false, true, true, null], 2, true],
  ['after another approval', [true, false, true], 3, false],
  ['a failure', [false], 1, false],
])('%s', (_name, outcomes, number, isFirst) => {
  const items = outcomes.map((isApproved, index) => listed(index + 1, isApproved)).toReversed();
  const own = result(outcomes[number - 1] === true);
  const attempts = { items, totalPages: 1 };
  const passed = { number, passingScore: 70 };
  expect(isFirstApproval(passed, { result: own, attempts })).toBe(isFirst);
  expect(isFirstApproval(passed, { result: own, attempts: { items, totalPages: 2 } })).toBe(false);
  expect(isFirstApproval({ number, passingScore: 0 }, { result: own, attempts })).toBe(false);
});
