import { expect, it } from 'vitest';
import { searchPeople } from './search-people.ts';

const people = ['Júlia Alves', 'Antônio Conceição', 'Juliana Souza'].map((name, at) => ({
  personId: `p${at}`,
  number: at + 1,
  name,
  className: '3º B',
  days: [],
}));

it.each([
  ['', []],
  ['julia', ['Júlia Alves', 'Juliana Souza']],
  ['souza juli', ['Juliana Souza']],
  ['CONCEICAO', ['Antônio Conceição']],
  ['2', ['Antônio Conceição']],
  ['xavier', []],
])('finds by %s', (text, names) => {
  expect(searchPeople(people, text).map(({ name }) => name)).toEqual(names);
});
