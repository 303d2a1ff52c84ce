import { normalForm } from './normal-form.ts';

/**
 * The characters of a text as limits count them: code points in NFC, so that 'é' is one however a device writes it, and so is an
 * emoji without parts. Not what a person sees as one sign, because that depends on the Unicode version of browser and server.
 */
export function charactersIn(text: string): number {
  const composed = normalForm(text, 'NFC');
  // Without a list of the signs, which takes longer than all other checks of a long answer.
  return composed.length - (composed.match(pairs)?.length ?? 0);
}

/** Two UTF-16 units that are one code point. */
const pairs = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;

/** The beginning of a text, in NFC. */
export const firstCharacters = (text: string, most: number): string =>
  Array.from(normalForm(text, 'NFC')).slice(0, most).join('');

/** The most UTF-16 units that a character has in any spelling, decomposed ones too. */
export const mostUnitsOfCharacter = 6;
