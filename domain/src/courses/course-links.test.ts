import { expect, it } from 'vitest';
import { linkInFile } from './course-links.ts';

const keys = new Set(['1-2', 'cap2.html', 'parte/cap3.html']);

it.each([
  ['/este-curso/1-2', '/este-curso/1-2'],
  ['/este-curso/1-2#user-content-a', '/este-curso/1-2#user-content-a'],
  ['cap2.html', '/este-curso/cap2.html'],
  ['./cap2.html#seção 1', '/este-curso/cap2.html#user-content-seção-1'],
  ['parte/cap3.html', '/este-curso/parte/cap3.html'],
  ['/este-curso', '/este-curso'],
  ['/este-curso#a', '/este-curso#user-content-a'],
  ['', null],
  ['cap9.html', null],
  ['/este-curso/9-9', null],
  ['/cap2.html', null],
  ['/cursos/outro', null],
  ['https://exemplo.com.br/cap2.html', null],
  ['javascript:alert(1)', null],
  ['//sabia.invalid:80/este-curso/1-2', null],
])('%s in a file is %s', (href, expected) => {
  expect(linkInFile(keys, href)).toBe(expected);
});
