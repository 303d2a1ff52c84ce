import type { Person } from './reading.api.ts';

/** People whose name has all of these words, or whose number it is; none without a text. */
export function searchPeople(people: readonly Person[], text: string, most = 6): Person[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return people
    .filter(
      ({ name, number }) =>
        words.every((word) => plain(name).includes(word)) || String(number) === words.join(''),
    )
    .slice(0, most);
}

/** Without accents and case. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
