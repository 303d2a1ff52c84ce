import type { GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import { expect, it } from 'vitest';
import { withAnswers, type QuickAttempt } from './quick-attempt.ts';

const graded = (questionId: string, alternativeId = 'x') =>
  ({ questionId, alternativeId }) as GradedAnswer;
const second: QuickAttempt = { number: 2, questions: [], graded: [graded('q1')] };

it.each<[name: string, number: number, answers: GradedAnswer[], then: QuickAttempt]>([
  [
    'are added to those of the same attempt',
    2,
    [graded('q2')],
    { ...second, graded: [graded('q1'), graded('q2')] },
  ],
  [
    'replace those to the same question',
    2,
    [graded('q1', 'y')],
    { ...second, graded: [graded('q1', 'y')] },
  ],
  [
    'begin the next attempt',
    3,
    [graded('q1')],
    { number: 3, questions: null, graded: [graded('q1')] },
  ],
  ['of a former attempt change nothing', 1, [graded('q1', 'z')], second],
])('answers %s', (_name, number, answers, then) => {
  expect(withAnswers(second, number, answers)).toEqual(then);
});
