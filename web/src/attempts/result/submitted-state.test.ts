import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import { expect, it } from 'vitest';
import { blankQtd, wasEndedByTime } from './submitted-state.ts';

const attempt = (given: object) =>
  ({
    questions: [],
    answers: [],
    deadline: null,
    submittedAt: null,
    ...given,
  }) as unknown as Attempt;

it('blank questions are those that count and have no answer', () => {
  const annulment = { choice: 'OUT_OF_SCORE', reason: 'Sem resposta certa.' };
  const questions = [{ id: 'a' }, { id: 'b' }, { id: 'c', annulment }, { id: 'd', weight: 0 }];
  expect(blankQtd(attempt({ questions }))).toBe(2);
  expect(blankQtd(attempt({ questions, answers: [{ questionId: 'a' }] }))).toBe(1);
});

it.each([
  [null, '2026-11-27T12:00:00.000Z', false],
  ['2026-11-27T12:00:00.000Z', '2026-11-27T11:59:58.900Z', false],
  ['2026-11-27T12:00:00.000Z', '2026-11-27T11:59:59.100Z', true],
  ['2026-11-27T12:00:00.000Z', '2026-11-27T12:00:00.000Z', true],
])('with the deadline %s, submitted at %s: ended by time %s', (deadline, submittedAt, isEnded) => {
  expect(wasEndedByTime(attempt({ deadline, submittedAt }))).toBe(isEnded);
});
