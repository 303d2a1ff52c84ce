import { describe, expect, it } from 'vitest';
import { readAnswers, readingWords } from './read-answers.ts';

const read = (text: string, { marks = '', from = 0, to = 0 } = {}) =>
  readAnswers(text, { marks, from, to, first: 136 });

describe('numbered answers', () => {
  it.each([
    ['Gabarito: 136 A 137 B', 'AB', ['Gabarito']],
    ['136) c 137) *', 'C*', []],
    ['136. A\n137. -\n138. C', 'A.C', []],
    ['136A137B139D', 'AB.D', []],
    ['138-C; 136-A', 'A.C', []],
    ['Questões 136 e 137: A', '.A', ['Questões', 'e']],
    ['136 ABCDE', 'ABCDE', []],
    ['135 B, 136 A', 'A', ['135 B']],
    ['180 E, 181 A', `${'.'.repeat(44)}E`, ['181 A']],
    ['180 EA', '', ['180 EA']],
    ['136 A B 138 C', 'A.C', ['B']],
  ])('%s', (text, marks, unread) => {
    expect(read(text)).toMatchObject({ marks, unread });
  });

  it('take the place of those that are there, and leave the others', () => {
    expect(read('137 E', { marks: 'ABC' })).toEqual({ marks: 'AEC', answersQtd: 1, unread: [] });
  });
});

describe('answers without numbers', () => {
  it.each([
    ['abcde', 'ABCDE', []],
    ['CADBE.ACDDB', 'CADBE.ACDDB', []],
    ['A, B; C', 'ABC', []],
    ['A. B. C.', 'ABC', []],
    ['A - B - C', 'ABC', []],
    ['Minha prova: CADBE', 'CADBE', ['Minha', 'prova']],
    ['Cada letra: A B', 'AB', ['Cada', 'letra']],
    ['Esta é a prova', '', ['Esta', 'é', 'a', 'prova']],
    ['A B F', 'AB', ['F']],
    ['A'.repeat(47), 'A'.repeat(45), ['AA']],
  ])('%s', (text, marks, unread) => {
    expect(read(text)).toMatchObject({ marks, unread });
  });

  it('take the place of the selected ones', () => {
    expect(read('D D', { marks: 'ABC', from: 1, to: 2 }).marks).toBe('ADDC');
  });
});

it.each([
  [5, [], '5 respostas lidas.'],
  [1, ['Gabarito'], '1 resposta lida; não entrou: “Gabarito”.'],
  [0, ['a', 'b', 'c', 'd'], 'Nenhuma resposta lida; não entraram: “a”, “b”, “c” e mais 1.'],
])('%i read and %j not: %s', (answersQtd, unread, words) => {
  expect(readingWords({ answersQtd, unread })).toBe(words);
});
