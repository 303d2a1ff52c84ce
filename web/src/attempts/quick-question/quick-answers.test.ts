import type { GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import { describe, expect, it } from 'vitest';
import type { Step } from '../../progress/progress-queue.ts';
import type { QuickAttempt } from '../../progress/quick-attempt.ts';
import { isOfEarlierRound, quickAnswers, shownQuestions, tryAtHand } from './quick-answers.ts';

const question = (id: string) => ({ id }) as Question;
const told = (questionId: string) => ({ questionId, isCorrect: true }) as GradedAnswer;
const asked = [question('a'), question('b'), question('c')];

const never: QuickAttempt = { number: 0, questions: null, graded: [] };
const after = (number: number, ...graded: string[]): QuickAttempt => ({
  number,
  questions: asked,
  graded: graded.map(told),
});

/** A step with answers to these questions that waits for the server. */
const waitingFor = (triesQtd: number, ...questionIds: string[]): Step => ({
  courseId: 'c',
  sectionId: 's',
  contentId: 'x',
  progressionId: null,
  isCompleted: false,
  triesQtd,
  userQuestionAnswers: questionIds.map((questionId) => ({
    questionId,
    alternativeId: '1',
    timeSpent: 1,
  })),
});

describe('the try at hand', () => {
  it.each([
    ['the first, before any answer', never, [], false, 1],
    ['the first, while its answer waits', never, [waitingFor(1, 'a')], false, 1],
    ['the last that the server knows', after(2, 'a'), [], false, 2],
    ['one that the server does not know yet', after(1, 'a'), [waitingFor(2, 'a')], false, 2],
    ['the next, begun again', after(2, 'a', 'b', 'c'), [], true, 3],
  ])('is %s', (_name, known, waiting, isBegunAgain, number) => {
    expect(tryAtHand(known, waiting, isBegunAgain)).toBe(number);
  });
});

describe('a try of an earlier round', () => {
  it.each([
    ['was finished, and the content is open again', after(2, 'a', 'b', 'c'), false, true],
    ['not one that was never begun', never, false, false],
    ['not one under way', after(2, 'a'), false, false],
    ['not one that completed the content', after(1, 'a', 'b', 'c'), true, false],
  ])('%s', (_name, known, isCompleted, expected) => {
    expect(isOfEarlierRound(asked, known, { isCompleted })).toBe(expected);
  });
});

/** `a!` told, `a?` waiting, `a` open. */
const drawn = (answers: ReturnType<typeof quickAnswers>) =>
  answers.map(({ question: { id }, chosen, graded }) => id + (graded ? '!' : chosen ? '?' : ''));

describe('the questions of a quick question', () => {
  it.each([
    ['one at first', never, [], 1, ['a']],
    ['the next after an answer, told or not', after(1, 'a'), [], 1, ['a!', 'b']],
    ['those that wait', after(1, 'a'), [waitingFor(1, 'b')], 1, ['a!', 'b?', 'c']],
    ['all in the end', after(1, 'a', 'b', 'c'), [], 1, ['a!', 'b!', 'c!']],
    ['none of a former try', after(1, 'a', 'b', 'c'), [], 2, ['a']],
    ['the new try, without the former', after(1, 'a'), [waitingFor(2, 'a')], 2, ['a?', 'b']],
  ])('are shown one after another: %s', (_name, known, waiting, number, shown) => {
    expect(drawn([...shownQuestions(quickAnswers(asked, known, waiting, number))])).toEqual(shown);
  });

  it('stay those with which a try began', () => {
    const known = { ...after(1, 'a'), questions: [question('a'), question('z')] };
    expect(drawn(quickAnswers(asked, known, [], 1))).toEqual(['a!', 'z']);
    expect(drawn(quickAnswers(asked, known, [], 2))).toEqual(['a', 'b', 'c']);
  });
});
