import { describe, expect, it } from 'vitest';
import { termOptions, titleToCreate } from './term-options.ts';

const terms = ['Programação', 'Finanças pessoais', 'Idiomas'].map((title) => ({
  id: title,
  title,
}));

describe('the options for a typed text', () => {
  it.each([
    ['', ['Programação', 'Finanças pessoais', 'Idiomas']],
    ['programacao', ['Programação']],
    ['  IDIOMAS ', ['Idiomas']],
    ['finan', ['Finanças pessoais', 'Criar “finan”']],
    ['Culinária', ['Criar “Culinária”']],
  ])('"%s"', (typed, labels) => {
    expect(termOptions(terms, typed).map(({ label }) => label)).toEqual(labels);
  });
});

it('tells a title to create from the id of a term', () => {
  const [option] = termOptions(terms, 'Culinária');
  expect(titleToCreate(option?.value)).toBe('Culinária');
  expect(titleToCreate('0199c0de-0000-7000-8000-000000000000')).toBeUndefined();
  expect(titleToCreate(undefined)).toBeUndefined();
});
