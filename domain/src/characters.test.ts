import { expect, it } from 'vitest';
import { charactersIn, firstCharacters, mostUnitsOfCharacter } from './characters.ts';

it.each<[name: string, text: string, count: number]>([
  ['nothing', '', 0],
  ['composed letters', 'ação'.normalize('NFC'), 4],
  ['decomposed letters', 'ação'.normalize('NFD'), 4],
  ['a no-break space', 'a\u00A0b', 3],
  ['an emoji', '😀', 1],
  ['an emoji of parts', '👩‍🏫', 3],
  ['half of an emoji', '\uD83D', 1],
  ['a line break', 'a\nb', 3],
])('counts %s', (_name, text, count) => {
  expect(charactersIn(text)).toBe(count);
  expect(firstCharacters(text, count)).toBe(text.normalize('NFC'));
});

it('no character has more units than stated', () => {
  const longest = Array.from({ length: 0x1_10_000 }, (_, point) => String.fromCodePoint(point))
    .map((sign) => sign.normalize('NFD').length / charactersIn(sign))
    .reduce((most, units) => Math.max(most, units), 0);
  expect(longest).toBeLessThanOrEqual(mostUnitsOfCharacter);
});

it('the beginning of a text has whole signs', () => {
  expect(firstCharacters('a😀b', 2)).toBe('a😀');
});
