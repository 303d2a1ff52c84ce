/**
 * True if a JSON text contains characters that PostgreSQL can't store: NUL or a lone surrogate. An
 * escaped backslash before `u0000` is plain text.
 */
export function hasInvalidText(json: string): boolean {
  if (!json.includes('\\u')) return false;
  const escapes = json
    .replaceAll('\\\\', '/')
    .replace(/\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}/gi, '');
  return /\\u(?:0000|d[89a-f])/i.test(escapes);
}
