import { expect, it } from 'vitest';
import { blankQuestion, draftOf, mistakesOf, type QuestionValues } from './question-values.ts';

const written: QuestionValues = {
  statement: '<p>Qual é a capital do Pará?</p>',
  videoQuestionUrl: '',
  alternatives: [
    { key: '1', text: '<p>Belém</p>', isCorrect: true },
    { key: '2', text: '<p>Santarém</p>', isCorrect: false },
  ],
  explanation: '',
};

it('finds all mistakes of a blank question at once', () => {
  expect(mistakesOf(blankQuestion())).toEqual({
    statement: 'Campo obrigatório',
    'alternatives.0.text': 'Campo obrigatório',
    'alternatives.1.text': 'Campo obrigatório',
    'alternatives.2.text': 'Campo obrigatório',
    'alternatives.3.text': 'Campo obrigatório',
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

it('sends an empty video and explanation as null', () => {
  expect(draftOf({ ...written, videoQuestionUrl: ' ' })).toEqual({
    statement: '<p>Qual é a capital do Pará?</p>',
    videoQuestionUrl: null,
    explanation: null,
    alternatives: [
      { text: '<p>Belém</p>', isCorrect: true },
      { text: '<p>Santarém</p>', isCorrect: false },
    ],
  });
});
