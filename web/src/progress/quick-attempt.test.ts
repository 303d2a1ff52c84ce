import type { GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import { expect, it } from 'vitest';
import { withAnswers, type QuickAttempt } from './quick-attempt.ts';

const told = (questionId: string, alternativeId = 'x') =>
  ({ questionId, alternativeId }) as GradedAnswer;
const second: QuickAttempt = { number: 2, questions: [], graded: [told('q1')] };

it.each<[name: string, number: number, answers: GradedAnswer[], then: QuickAttempt]>([
  ['join those of the same try', 2, [told('q2')], { ...second, graded: [told('q1'), told('q2')] }],
  ['are told anew', 2, [told('q1', 'y')], { ...second, graded: [told('q1', 'y')] }],
  ['begin the next try', 3, [told('q1')], { number: 3, questions: null, graded: [told('q1')] }],
  ['of a former try change nothing', 1, [told('q1', 'z')], second],
])('answers %s', (_name, number, answers, then) => {
  expect(withAnswers(second, number, answers)).toEqual(then);
});
