import { describe, expect, it } from 'vitest';
import { certificateCode } from './certificate-code.ts';

describe('the code of a certificate', () => {
  it('has five bits of each byte', () => {
    const bytes = Uint8Array.from({ length: 20 }, (_, at) => at * 33);
    expect(certificateCode(bytes)).toBe('SABIA-01234-56789-ABCDE-FGHJK');
  });

  it('refuses too few random bytes', () => {
    expect(() => certificateCode(new Uint8Array(19))).toThrow(RangeError);
  });
});
