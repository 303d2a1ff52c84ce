import { expect, it } from 'vitest';
import { trimSigns, withoutEndSigns } from './trim-signs.ts';

it.each([
  ['AB..', 'AB'],
  ['.A.B', '.A.B'],
  ['...', ''],
  ['', ''],
])('%j without points at its end', (text, without) => {
  expect(withoutEndSigns(text, '.')).toBe(without);
});

it('both ends lose any of the signs', () => {
  expect(trimSigns(', ;a, b; ,', ' ,;')).toBe('a, b');
  expect(trimSigns(' ,; ', ' ,;')).toBe('');
});
