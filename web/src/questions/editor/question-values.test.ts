import { expect, it } from 'vitest';
import { blankMetadata } from './metadata-values.ts';
import { blankTask } from '../edited-kinds.ts';
import { blankQuestion, draftOf, mistakesOf } from './question-values.ts';
import type { QuestionValues } from './value-types.ts';

const written: QuestionValues = {
  kind: 'SINGLE_CHOICE',
  task: blankTask(),
  statement: '<p>Qual é a capital do Pará?</p>',
  videoQuestionUrl: '',
  alternatives: [
    { key: '1', text: '<p>Belém</p>', isCorrect: true },
    { key: '2', text: '<p>Santarém</p>', isCorrect: false },
  ],
  explanation: '',
  ...blankMetadata,
};

it('finds all mistakes of a blank question at once', () => {
  expect(mistakesOf(blankQuestion())).toEqual({
    statement: 'Campo obrigatório',
    'alternatives.0.text': 'Campo obrigatório',
    'alternatives.1.text': 'Campo obrigatório',
    'alternatives.2.text': 'Campo obrigatório',
    'alternatives.3.text': 'Campo obrigatório',
    'alternatives.4.text': 'Campo obrigatório',
    alternatives: 'Marque exatamente uma alternativa como certa',
  });
});

it.each<[string, Partial<QuestionValues>, Record<string, string>]>([
  ['nothing', {}, {}],
  [
    'the address of a video',
    { videoQuestionUrl: 'aula' },
    { videoQuestionUrl: 'Endereço inválido. Comece com https:// ou http://' },
  ],
  [
    'an image without alternative text',
    {
      alternatives: written.alternatives.with(1, {
        key: '2',
        text: '<img src="/a.png">',
        isCorrect: false,
      }),
    },
    {
      'alternatives.1.text':
        'Escreva o texto alternativo de cada imagem ou marque-a como decorativa.',
    },
  ],
  [
    'a second alternative',
    { alternatives: written.alternatives.slice(0, 1) },
    { alternatives: 'Mínimo de 2 alternativas' },
  ],
])('finds mistakes: %s', (_name, changes, mistakes) => {
  expect(mistakesOf({ ...written, ...changes })).toEqual(mistakes);
});

it('sends an empty video, explanation and classification as null', () => {
  expect(draftOf({ ...written, videoQuestionUrl: ' ', code: ' A1 ', year: 2020 })).toEqual({
    kind: 'SINGLE_CHOICE',
    task: null,
    answerKey: null,
    name: null,
    code: 'A1',
    tags: [],
    categoryId: null,
    levelId: null,
    difficulty: null,
    source: null,
    year: 2020,
    rubric: null,
    correctors: 1,
    authors: null,
    statement: '<p>Qual é a capital do Pará?</p>',
    videoQuestionUrl: null,
    explanation: null,
    alternatives: [
      { text: '<p>Belém</p>', isCorrect: true },
      { text: '<p>Santarém</p>', isCorrect: false },
    ],
  });
});
