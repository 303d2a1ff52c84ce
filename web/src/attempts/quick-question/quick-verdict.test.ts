import type { Question } from '@sabia/domain/questions/question.ts';
import { expect, it } from 'vitest';
import type { QuickAnswer } from './quick-answers.ts';
import { verdictOf } from './quick-verdict.ts';

const question = { id: 'q', alternatives: [{ id: 'a' }, { id: 'b' }] } as unknown as Question;

const answered = (alternativeId: string): QuickAnswer => ({
  question,
  chosen: undefined,
  graded: {
    questionId: 'q',
    alternativeId,
    isCorrect: alternativeId === 'b',
    correctAlternativeId: 'b',
    explanation: null,
  },
});
const open: QuickAnswer = {
  question,
  chosen: { alternativeId: 'b', response: null },
  graded: undefined,
};

it.each<[name: string, answers: QuickAnswer[], verdict: ReturnType<typeof verdictOf>]>([
  ['nothing without questions', [], null],
  ['nothing while an answer waits', [answered('b'), open], null],
  ['right', [answered('b')], { isRight: true, text: 'Você acertou' }],
  ['wrong, with the right letter', [answered('a')], { isRight: false, text: 'A certa é a B' }],
  ['some of several', [answered('a'), answered('b')], { isRight: false, text: '1 de 2 certas' }],
  ['all of several', [answered('b'), answered('b')], { isRight: true, text: '2 de 2 certas' }],
])('the verdict is %s', (_name, answers, verdict) => {
  expect(verdictOf(answers)).toEqual(verdict);
});
