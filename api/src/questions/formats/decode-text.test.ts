import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

it.each([
  ['UTF-8', Buffer.from('ação “é”')],
  ['UTF-8 with a mark', Buffer.from('\uFEFFação “é”')],
  ['Windows-1252', Buffer.from('61e7e36f2093e994', 'hex')],
  ['UTF-16', Buffer.from('\uFEFFação “é”', 'utf16le')],
])('%s is read', (_, bytes) => {
  expect(decodeText(bytes)).toBe('ação “é”');
});

it('normalizes line ends and removes characters that cannot be stored', () => {
  expect(decodeText(Buffer.from('a\r\nb\rc\0\u0007\td'))).toBe('a\nb\nc\td');
});
