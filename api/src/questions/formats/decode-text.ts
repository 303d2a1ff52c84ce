/**
 * Decodes a text file: UTF-8 or UTF-16 by byte order mark, else valid UTF-8, else Windows-1252.
 * Lines end in `\n`; characters that PostgreSQL or XML can't store are removed.
 */
export function decodeText(bytes: Uint8Array): string {
  return keepable(decode(bytes)).replace(/\r\n?/g, '\n');
}

/** Removes the characters that XML does not allow, such as NUL. */
export const keepable = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
