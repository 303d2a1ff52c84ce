import { describe, expect, it } from 'vitest';
import { markedWords, type Segment } from './marked-words.ts';

/** Marked segments in brackets. */
const drawn = (segments: readonly Segment[]) =>
  segments.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

describe('marks the words that the other text does not contain', () => {
  it.each([
    ['o gato dorme', 'o gato dorme', 'o gato dorme', 'o gato dorme'],
    ['o gato dorme', 'o gato come', 'o gato [dorme]', 'o gato [come]'],
    ['', 'oi', '', '[oi]'],
    ['oi', '', '[oi]', ''],
    ['a lição', 'a canção', 'a [lição]', 'a [canção]'],
  ])('%s and %s', (before, after, markedBefore, markedAfter) => {
    const marked = markedWords(before, after);
    expect([drawn(marked.before), drawn(marked.after)]).toEqual([markedBefore, markedAfter]);
  });
});

it('leaves out text far from any difference', () => {
  const long = 'palavra '.repeat(200);
  const { before } = markedWords(`${long}fim`, `${long}começo`);
  const text = drawn(before);
  expect(text).toMatch(/^… (?:palavra )+\[fim\]$/);
  expect(text.length).toBeLessThan(120);
});

it('shows whole words around a difference', () => {
  const long = 'palavra '.repeat(200);
  const { after } = markedWords(`um ${long}`, `dois ${long}`);
  expect(drawn(after)).toMatch(/^\[dois\] (?:palavra )+…$/);
});
