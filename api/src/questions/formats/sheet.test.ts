import { writeCsv } from '@sabia/domain/csv.ts';
import { questionSheetTemplate } from '@sabia/domain/questions/question-sheet.ts';
import { expect, it } from 'vitest';
import { detectFormat } from './detect-format.ts';
import { readSheet } from './sheet.ts';

const read = (text: string) => readSheet(text.replace(/^\uFEFF/, ''));

it('the template is a sheet with one question', () => {
  const text = writeCsv(questionSheetTemplate);
  expect(detectFormat('modelo.csv', text.replace(/^\uFEFF/, ''))).toBe('csv');
  const { questions, problems } = read(text);
  expect(problems).toEqual([]);
  expect(questions).toMatchObject([
    {
      line: 2,
      category: ['Geografia'],
      metadata: { tags: ['capitais', 'nordeste'] },
      draft: { kind: 'SINGLE_CHOICE', alternatives: { length: 5 } },
    },
  ]);
  expect(questions[0]?.draft.alternatives.map(({ isCorrect }) => isCorrect)).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
});

it.each([
  ['semicolons', 'Enunciado;A;B;Gabarito\n1) Cor?;azul;verde;A'],
  ['commas and quotes', 'Questão,Alternativa A,Alternativa B,Resposta\n"Cor?","azul","verde","a)"'],
  ['tabs and a title above', 'Prova\nPergunta\tOpção A\tOpção B\tGabarito\nCor?\tazul\tverde\tA'],
])('a sheet with %s', (_name, text) => {
  expect(detectFormat('prova.txt', text)).toBe('csv');
  const { questions, problems } = read(text);
  expect(problems).toEqual([]);
  expect(questions[0]?.draft).toMatchObject({
    statement: '<p>Cor?</p>',
    alternatives: [
      { text: 'azul', isCorrect: true },
      { text: 'verde', isCorrect: false },
    ],
  });
});

it('several letters are a multiple choice', () => {
  const { questions } = read('Enunciado;A;B;C;Gabarito\nCor?;azul;verde;mesa;A, B');
  expect(questions[0]?.draft).toMatchObject({ kind: 'MULTIPLE_CHOICE' });
});

it.each([
  ['Cor?;azul;verde;C', /“C” não é a letra de uma alternativa/],
  ['Cor?;azul;verde;', /não é a letra/],
  ['Cor?;azul;;A', /Faltam as alternativas/],
  [';azul;verde;A', /enunciado está vazio/],
])('a line that is no question is refused: %s', (line, reason) => {
  const { questions, problems } = read(`Enunciado;A;B;Gabarito\n${line}\nCor?;azul;verde;B`);
  expect(questions).toHaveLength(1);
  expect(problems).toMatchObject([{ line: 2, severity: 'refused' }]);
  expect(problems[0]?.reason).toMatch(reason);
});

it('a sheet without the headings says which ones it needs', () => {
  expect(detectFormat('lista.csv', 'Nome;E-mail\nAna;ana@escola.br')).toBe('csv');
  expect(read('Nome;E-mail\nAna;ana@escola.br').problems[0]?.reason).toContain('Enunciado, A, B');
});
