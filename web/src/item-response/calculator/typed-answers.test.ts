import { expect, it } from 'vitest';
import { completeMarks, typedMarks, withMark } from './typed-answers.ts';

it.each([
  ['abcde', 'ABCDE'],
  ['AB-', 'AB.'],
  ['ABF', 'AB'],
  ['A'.repeat(60), 'A'.repeat(45)],
])('%s typed by keys is read as %s', (text, marks) => {
  expect(typedMarks(text)).toBe(marks);
});

it('sets and clears one mark', () => {
  expect(withMark('', 2, 'C')).toBe('..C');
  expect(withMark('ABC', 1, 'E')).toBe('AEC');
  expect(withMark('ABC', 1, '.')).toBe('A.C');
  expect(withMark('A.C', 2, '.')).toBe('A');
});

it('has 45 marks when it is sent', () => {
  expect(completeMarks('AB')).toBe(`AB${'.'.repeat(43)}`);
});
