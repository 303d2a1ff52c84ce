// @vitest-environment node
import { expect, it } from 'vitest';
import { pageNumber, parseSearch, stringifySearch, texts } from './search-params.ts';

it.each([
  ['', {}],
  ['?busca=excel', { busca: 'excel' }],
  ['?busca=p%C3%A3o+doce', { busca: 'pão doce' }],
  ['?niveis=a&niveis=b', { niveis: ['a', 'b'] }],
  // Digits and truths stay words: '01234567' is a code, not a number.
  ['?codigo=01234567&ativo=true', { codigo: '01234567', ativo: 'true' }],
])('reads %j', (text, search) => {
  expect(parseSearch(text)).toEqual(search);
});

it.each([
  [{}, ''],
  [{ busca: undefined, niveis: [], page: 1 }, '?page=1'],
  [{ niveis: ['a', 'b'], busca: 'pão' }, '?niveis=a&niveis=b&busca=p%C3%A3o'],
])('writes %j', (search, text) => {
  expect(stringifySearch(search)).toBe(text);
});

it.each([
  ['1', 1],
  ['12', 12],
  [3, 3],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['dois', undefined],
  ['9999999', undefined],
  [undefined, undefined],
])('page %j is %s', (given, page) => {
  expect(pageNumber(given)).toBe(page);
});

it('reads a single value as a list of one', () => {
  expect([texts('a'), texts(['a', 'b']), texts(''), texts(undefined), texts([1])]).toEqual([
    ['a'],
    ['a', 'b'],
    undefined,
    undefined,
    undefined,
  ]);
});
