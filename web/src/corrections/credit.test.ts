import { expect, it } from 'vitest';
import { creditInWords, readCredit } from './credit.ts';

it.each([
  ['0', 0],
  ['0,5', 0.5],
  ['0.25', 0.25],
  [' 1 ', 1],
  ['', null],
  ['meia', null],
  ['1,1', null],
  ['-0,5', null],
])('reads %j as %s', (text, credit) => {
  expect(readCredit(text)).toBe(credit);
});

it('writes a credit with a comma', () => {
  expect([0, 0.5, 2 / 3, 1].map(creditInWords)).toEqual(['0', '0,5', '0,6667', '1']);
});
