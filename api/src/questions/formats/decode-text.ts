/**
 * The text of a file: UTF-8 or UTF-16 by their marks, UTF-8 where it can be, or else what an old
 * Windows wrote. Lines end in `\n`, and nothing is left that PostgreSQL or XML can't keep.
 */
export function decodeText(bytes: Uint8Array): string {
  return keepable(decode(bytes)).replace(/\r\n?/g, '\n');
}

/** Without the control characters that XML forbids (a NUL is one of them). */
export const keepable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- they are what this is about
  text.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');

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
