import { describe, expect, it } from 'vitest';
import { certificateCode } from './certificate-code.ts';

describe('the code of a certificate', () => {
  it.each([
    [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 'SABIA-0123-4567-89AB'],
    [[31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20], 'SABIA-ZYXW-VTSR-QPNM'],
    [[255, 32, 64, 224, 18, 19, 20, 21, 22, 23, 24, 17], 'SABIA-Z000-JKMN-PQRH'],
  ])('of the bytes %j is %s', (bytes, code) => {
    expect(certificateCode(Uint8Array.from(bytes))).toBe(code);
  });

  it('refuses too few random bytes', () => {
    expect(() => certificateCode(new Uint8Array(11))).toThrow(RangeError);
  });
});
