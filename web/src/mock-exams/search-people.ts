import { plainText } from '../platform/plain-text.ts';

/** People whose name has all of these words, or whose number it is; none without a text. */
export function searchPeople<Person extends { name: string; number: number }>(
  people: readonly Person[],
  text: string,
): Person[] {
  const words = plainText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return people.filter(
    ({ name, number }) =>
      words.every((word) => plainText(name).includes(word)) || String(number) === words.join(''),
  );
}
