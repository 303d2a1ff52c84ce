/** More combining marks in a row than any language has (Stream-Safe Text Format of UAX #15). */
const endlessMarks = /\p{M}{31}/u;

/**
 * A text in NFC or NFD. One with over 30 combining marks in a row stays as it is: to order them takes time by the square of their
 * number, 19 seconds for 160,000.
 */
export const normalForm = (text: string, form: 'NFC' | 'NFD'): string =>
  endlessMarks.test(text) ? text : text.normalize(form);
