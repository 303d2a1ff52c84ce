// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { mergedText } from './merged-text.ts';

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');

it.each([
  ['ends of one text', ['a', 'b', 'c'], ['A', 'b', 'c'], ['a', 'b', 'C'], ['A', 'b', 'C']],
  ['paragraphs side by side', ['a', 'b'], ['A', 'b'], ['a', 'B'], ['A', 'B']],
  ['an addition and a removal', ['a', 'b', 'c'], ['a', 'b', 'c', 'd'], ['b', 'c'], ['b', 'c', 'd']],
  ['the same change', ['a', 'b'], ['A', 'b'], ['A', 'b'], ['A', 'b']],
  ['the same change and another', ['a', 'b'], ['A', 'b'], ['A', 'b', 'c'], ['A', 'b', 'c']],
  ['no change of mine', ['a', 'b'], ['a', 'b'], ['a', 'B'], ['a', 'B']],
  ['the same paragraph', ['a', 'b'], ['A', 'b'], ['á', 'b'], null],
  ['two additions at one place', ['a'], ['a', 'b'], ['a', 'c'], null],
  ['a removal of what the other changed', ['a', 'b'], ['b'], ['A', 'b'], null],
  ['a removal of all', ['a', 'b'], [], ['a', 'B'], null],
])('%s', (_, former, mine, theirs, merged) => {
  expect(
    mergedText({
      former: paragraphs(...former),
      mine: paragraphs(...mine),
      theirs: paragraphs(...theirs),
    }),
  ).toBe(merged && paragraphs(...merged));
});

it('lines of a plain text', () => {
  expect(mergedText({ former: 'a\nb\nc', mine: 'A\nb\nc', theirs: 'a\nb\nC' })).toBe('A\nb\nC');
  expect(mergedText({ former: 'Pão', mine: 'Pão doce', theirs: 'Pão de sal' })).toBeNull();
});
