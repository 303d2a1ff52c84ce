import { expect, it } from 'vitest';
import type { ListedAttempt } from './attempt.ts';
import { noAttempts, withAttempt } from './attempts-page.ts';

/** `3` is the third attempt, under way; `3=70` has scored 70. */
const attemptOf = (text: string): ListedAttempt => {
  const [number = '', score] = text.split('=');
  return {
    id: number,
    number: Number(number),
    questionsQtd: 10,
    passingScore: 70,
    deadline: null,
    submittedAt: score === undefined ? null : '2026-11-23T10:00:00.000Z',
    result:
      score === undefined
        ? null
        : {
            isApproved: Number(score) >= 70,
            correctAverage: Number(score),
            correctQuestionsQtd: Number(score) / 10,
            averageTime: null,
          },
  };
};

it.each([
  ['the first attempt', '1', '1', 1, undefined],
  ['its submission', '1 1=80', '1', 1, 1],
  ['the next attempt comes first', '1=80 2', '2 1', 2, 1],
  ['a better one is the best', '1=80 2 2=90', '2 1', 2, 2],
  ['of equal scores the first is the best', '1=80 2 2=80', '2 1', 2, 1],
  [
    'a page has ten, and the best may be on another',
    '1=100 2=0 3=0 4=0 5=0 6=0 7=0 8=0 9=0 10=0 11 11=10',
    '11 10 9 8 7 6 5 4 3 2',
    11,
    1,
  ],
])('the first page after %s', (_name, changes, numbers, total, best) => {
  const page = changes.split(' ').map(attemptOf).reduce(withAttempt, noAttempts);
  expect(page.items.map(({ number }) => number).join(' ')).toBe(numbers);
  expect(page).toMatchObject({ total, totalPages: Math.ceil(total / 10) });
  expect(page.best?.number).toBe(best);
});
