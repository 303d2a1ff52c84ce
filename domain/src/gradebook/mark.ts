import { decimalText, hundredthsOf } from './decimal.ts';
import { withComma } from './with-comma.ts';

/** Marks that one request sends (product.md GRADE9). */
export const sentMarksLimit = 2000;

/** True for a decimal from 0 to 10 with a point and at most two digits after it. */
export const isMark = (text: string): boolean => /^(\d(\.\d{1,2})?|10(\.00?)?)$/.test(text);

/** True for equal numbers in different writings, as '7.5' and '7.50', and for two missing marks. */
export const isSameMark = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : hundredthsOf(one) === hundredthsOf(other);

/** '7,5' for '7.50', '8,0' for '8': with a decimal comma, as derivations write marks. */
export const markInWords = (mark: string): string => withComma(decimalText(hundredthsOf(mark)));

/** The mark that a person has typed or pasted, with a comma or a point; null for a blank, undefined for anything else. */
export function markFromText(text: string): string | null | undefined {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  return isMark(typed) ? typed : undefined;
}
