import { expect, it } from 'vitest';
import { resultStateOf } from './mock-exam-results.ts';

it.each([
  [['NONE', 'NONE'], 'NONE'],
  [['READ', 'NONE'], 'PARTIAL'],
  [['READ', 'READ'], 'COMPLETE'],
  [['DOUBTS', 'NONE'], 'DOUBTS'],
  [['DOUBTS', 'CONFLICT'], 'CONFLICT'],
] as const)('days %j are %s', (days, state) => {
  expect(resultStateOf(days)).toBe(state);
});
