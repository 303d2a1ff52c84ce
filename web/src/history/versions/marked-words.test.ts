import { describe, expect, it } from 'vitest';
import { markedWords, type Stretch } from './marked-words.ts';

/** What differs stands in brackets. */
const drawn = (stretches: readonly Stretch[]) =>
  stretches.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

describe('each text marks what the other lacks', () => {
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

it('leaves out what is far from any difference', () => {
  const long = 'palavra '.repeat(200);
  const { before } = markedWords(`${long}fim`, `${long}começo`);
  const text = drawn(before);
  expect(text).toMatch(/^… (?:palavra )+\[fim\]$/);
  expect(text.length).toBeLessThan(120);
});

it('shows whole words around what differs', () => {
  const long = 'palavra '.repeat(200);
  const { after } = markedWords(`um ${long}`, `dois ${long}`);
  expect(drawn(after)).toMatch(/^\[dois\] (?:palavra )+…$/);
});
