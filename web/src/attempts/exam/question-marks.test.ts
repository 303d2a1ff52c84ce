import type { GivenAnswer } from '@sabia/domain/questions/question-kind.ts';
import { expect, it } from 'vitest';
import { questionMarks, spokenMark, submissionWords } from './question-marks.ts';

const alternatives = (ids: string[]) =>
  ids.map((id, order) => ({ id, questionId: '', text: '', order }));
const questions = ['a', 'b', 'c'].map((id) => ({
  id,
  alternatives: alternatives([`${id}1`, `${id}2`, `${id}3`]),
}));
const marksOf = (answered: string[], marked: string[] = [], asked = questions) =>
  questionMarks(
    asked,
    new Map(answered.map((id) => [id, { alternativeId: `${id}2`, response: null }])),
    marked,
  );

it('has the state of each question in words', () => {
  expect(marksOf(['a'], ['b', 'a']).map(spokenMark)).toEqual([
    'Questão 1, respondida: B, marcada para revisar',
    'Questão 2, em branco, marcada para revisar',
    'Questão 3, em branco',
  ]);
});

it('has the choices of a question as on paper', () => {
  const options = ['x', 'y', 'z'].map((id) => ({ id, text: '' }));
  const asked = [
    ...questions.slice(0, 1),
    {
      id: 'several',
      alternatives: [],
      task: { kind: 'MULTIPLE_CHOICE', options, scoring: 'ALL_OR_NOTHING' } as const,
    },
    { id: 'text', alternatives: [], task: { kind: 'OPEN_TEXT', maxLength: 1000 } as const },
  ];
  const marks = questionMarks(
    asked,
    new Map<string, GivenAnswer>([
      ['a', { alternativeId: 'a3', response: null }],
      [
        'several',
        { alternativeId: null, response: { kind: 'MULTIPLE_CHOICE', optionIds: ['x', 'z'] } },
      ],
      ['text', { alternativeId: null, response: { kind: 'OPEN_TEXT', text: 'Sim.' } }],
    ]),
    [],
  );
  expect(marks.map(({ choices }) => choices)).toEqual([
    [false, false, true],
    [true, false, true],
    [],
  ]);
  expect(marks.map(spokenMark)).toEqual([
    'Questão 1, respondida: C',
    'Questão 2, respondida: A e C',
    'Questão 3, respondida',
  ]);
});

it.each([
  ['all answered', marksOf(['a', 'b', 'c']), 'Você respondeu todas as 3 questões.'],
  [
    'one blank',
    marksOf(['a', 'b']),
    'Você respondeu 2 de 3 questões. 1 está em branco e não dá pontos.',
  ],
  [
    'some blank',
    marksOf(['b']),
    'Você respondeu 1 de 3 questões. 2 estão em branco e não dão pontos.',
  ],
  [
    'nothing answered',
    marksOf([]),
    'Você ainda não respondeu nenhuma questão. Em branco, elas não dão pontos.',
  ],
  ['a single one', marksOf(['a'], [], questions.slice(0, 1)), 'Você respondeu a única questão.'],
])('counts the blanks before submitting: %s', (_name, marks, words) => {
  expect(submissionWords(marks)).toBe(words);
});
