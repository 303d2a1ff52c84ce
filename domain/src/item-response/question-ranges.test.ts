import { describe, expect, it } from 'vitest';
import { readRanges, writeRanges } from './question-ranges.ts';

describe('ranges of questions', () => {
  it.each([
    ['1-3', [1, 2, 3]],
    ['1-3, 5', [1, 2, 3, 5]],
    [' 4 , 2–3 ', [2, 3, 4]],
    ['1 a 2', [1, 2]],
    ['1-3, 2-4', [1, 2, 3, 4]],
    ['10', [10]],
    ['', null],
    ['1-', null],
    ['0-2', null],
    ['3-2', null],
    ['1-11', null],
    ['um', null],
  ])('%j is read as %j', (text, numbers) => {
    expect(readRanges(text, 10)).toEqual(numbers);
  });

  it.each([
    [[1, 2, 3, 5], '1-3, 5'],
    [[7], '7'],
    [[], ''],
  ])('%j is written as %j', (numbers, text) => {
    expect(writeRanges(numbers)).toBe(text);
  });
});
