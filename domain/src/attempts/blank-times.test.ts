import { expect, it } from 'vitest';
import { countedBlankTimes } from './blank-times.ts';

/** `a10 b20`: 10 seconds on a, 20 on b. */
const times = (text: string) =>
  [...text.matchAll(/([a-z])(\d+)/g)].map(([, questionId = '', seconds]) => ({
    questionId,
    timeSpent: Number(seconds),
  }));

it.each([
  ['count as they are', 'a10 b20', { answerSeconds: 30, duration: 60 }, { a: 10, b: 20 }],
  [
    'are no more than the attempt lasted',
    'a60 b60',
    { answerSeconds: 0, duration: 60 },
    { a: 30, b: 30 },
  ],
  [
    'leave the answers their time',
    'a60 b20',
    { answerSeconds: 20, duration: 60 },
    { a: 30, b: 10 },
  ],
  ['are none beside longer answers', 'a60', { answerSeconds: 90, duration: 60 }, { a: 0 }],
  ['count once for each question', 'a60 a10', { answerSeconds: 0, duration: 60 }, { a: 10 }],
])('seconds on blank questions %s', (_name, claimed, attempt, counted) => {
  expect(Object.fromEntries(countedBlankTimes(times(claimed), attempt))).toEqual(counted);
});
