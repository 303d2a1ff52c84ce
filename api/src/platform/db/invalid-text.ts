/**
 * Whether a JSON says what PostgreSQL can't keep in a text: a NUL, or half of a pair that together is
 * one character. But a page may well speak of \\u0000.
 */
export function hasInvalidText(json: string): boolean {
  if (!json.includes('\\u')) return false;
  const escapes = json
    .replaceAll('\\\\', '/')
    .replace(/\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}/gi, '');
  return /\\u(?:0000|d[89a-f])/i.test(escapes);
}
