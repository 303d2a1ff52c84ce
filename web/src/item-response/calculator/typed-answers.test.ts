import { expect, it } from 'vitest';
import { completeMarks, typedMarks, withMark } from './typed-answers.ts';

it.each([
  ['abcde', 'ABCDE'],
  ['AB-', 'AB.'],
  ['ABF', 'AB'],
  ['A'.repeat(60), 'A'.repeat(45)],
])('%s typed by keys is read as %s', (text, marks) => {
  expect(typedMarks(text).marks).toBe(marks);
});

it.each([
  ['a letter in the middle', 'ABcDE', 3, 'ABCDE', 3],
  ['a key without effect in the middle', 'ABFDE', 3, 'ABDE', 2],
  ['one mark more than 45', `AB${'E'.repeat(44)}`, 1, `A${'E'.repeat(44)}`, 1],
  ['one mark more at the end', `${'A'.repeat(45)}B`, 46, 'A'.repeat(45), 45],
])('keeps the caret behind %s', (_, text, caret, marks, after) => {
  expect(typedMarks(text, caret)).toEqual({ marks, caret: after });
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
