import type { GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import { describe, expect, it } from 'vitest';
import type { ReportedProgress } from '../../progress/progress-entry.ts';
import type { QuickAttempt } from '../../progress/quick-attempt.ts';
import { isOfEarlierRound, quickAnswers, shownQuestions, currentAttempt } from './quick-answers.ts';

const question = (id: string) => ({ id }) as Question;
const gradedAnswer = (questionId: string) => ({ questionId, isCorrect: true }) as GradedAnswer;
const asked = [question('a'), question('b'), question('c')];

const never: QuickAttempt = { number: 0, questions: null, graded: [] };
const after = (number: number, ...graded: string[]): QuickAttempt => ({
  number,
  questions: asked,
  graded: graded.map(gradedAnswer),
});

/** A progress event with answers to these questions that waits for the server. */
const waitingFor = (triesQtd: number, ...questionIds: string[]): ReportedProgress => ({
  courseId: 'c',
  userId: 'u',
  sectionId: 's',
  contentId: 'x',
  isCompleted: false,
  triesQtd,
  userQuestionAnswers: questionIds.map((questionId) => ({
    questionId,
    alternativeId: '1',
    timeSpent: 1,
  })),
});

describe('the current attempt', () => {
  it.each([
    ['the first, before any answer', never, [], false, 1],
    ['the first, while its answer waits', never, [waitingFor(1, 'a')], false, 1],
    ['the last that the server knows', after(2, 'a'), [], false, 2],
    ['one that the server does not know yet', after(1, 'a'), [waitingFor(2, 'a')], false, 2],
    ['the next after a restart', after(2, 'a', 'b', 'c'), [], true, 3],
  ])('is %s', (_name, known, waiting, isRestarted, number) => {
    expect(currentAttempt(known, waiting, isRestarted)).toBe(number);
  });
});

describe('an attempt of an earlier round', () => {
  it.each([
    ['is finished, and the content is not completed', after(2, 'a', 'b', 'c'), false, true],
    ['is none before the first attempt', never, false, false],
    ['is not under way', after(2, 'a'), false, false],
    ['has not completed the content', after(1, 'a', 'b', 'c'), true, false],
  ])('%s', (_name, known, isCompleted, expected) => {
    expect(isOfEarlierRound(asked, known, { isCompleted })).toBe(expected);
  });
});

/** `a!` graded, `a?` waiting, `a` open. */
const drawn = (answers: ReturnType<typeof quickAnswers>) =>
  answers.map(({ question: { id }, chosen, graded }) => id + (graded ? '!' : chosen ? '?' : ''));

describe('the questions of a quick question', () => {
  it.each([
    ['one at first', never, [], 1, ['a']],
    ['the next after a graded answer', after(1, 'a'), [], 1, ['a!', 'b']],
    [
      'the next after an answer that waits',
      after(1, 'a'),
      [waitingFor(1, 'b')],
      1,
      ['a!', 'b?', 'c'],
    ],
    ['all in the end', after(1, 'a', 'b', 'c'), [], 1, ['a!', 'b!', 'c!']],
    ['none of a former attempt', after(1, 'a', 'b', 'c'), [], 2, ['a']],
    ['those of the new attempt only', after(1, 'a'), [waitingFor(2, 'a')], 2, ['a?', 'b']],
  ])('are shown one after another: %s', (_name, known, waiting, number, shown) => {
    expect(drawn([...shownQuestions(quickAnswers(asked, known, waiting, number))])).toEqual(shown);
  });

  it('do not change during an attempt', () => {
    const known = { ...after(1, 'a'), questions: [question('a'), question('z')] };
    expect(drawn(quickAnswers(asked, known, [], 1))).toEqual(['a!', 'z']);
    expect(drawn(quickAnswers(asked, known, [], 2))).toEqual(['a', 'b', 'c']);
  });
});
