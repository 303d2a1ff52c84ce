import { describe, expect, it } from 'vitest';
import { isSameMark, markFromText, markInWords } from './mark.ts';

describe('the mark that a person has typed', () => {
  it.each([
    ['7,5', '7.5'],
    ['7.5', '7.5'],
    [' 8 ', '8'],
    ['0', '0'],
    ['10', '10'],
    ['10,00', '10.00'],
    ['6,25', '6.25'],
  ])('%j is %s', (text, mark) => expect(markFromText(text)).toBe(mark));

  it.each(['', '  ', '\u00A0'])('%j is a blank', (text) => expect(markFromText(text)).toBeNull());

  it.each(['11', '10,1', '-1', '7,555', '7,5,0', '1.000', 'F', '7,', ',5', '7 5', '1e1', '٧'])(
    '%j is no mark',
    (text) => expect(markFromText(text)).toBeUndefined(),
  );
});

it.each([
  ['7.5', '7,5'],
  ['7.50', '7,5'],
  ['8', '8,0'],
  ['10', '10,0'],
  ['6.25', '6,25'],
  ['0', '0,0'],
])('%s is written %s', (mark, words) => expect(markInWords(mark)).toBe(words));

it('equal numbers are the same mark', () => {
  expect(isSameMark('7.5', '7.50')).toBe(true);
  expect(isSameMark('7.5', '7.55')).toBe(false);
  expect(isSameMark(null, null)).toBe(true);
  expect(isSameMark(null, '0')).toBe(false);
});
