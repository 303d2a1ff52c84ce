import { getPixPayloadInfo } from '@brazilian-utils/brazilian-utils/get-pix-payload-info';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pixCode } from './pix-code.ts';

const asked = {
  key: '123e4567-e12b-12d1-a456-426655440000',
  name: 'Fulano de Tal',
  city: 'Brasília',
  amountCents: 2990,
  reference: 'A1',
};

/** The checksum that the manual of the central bank names: CRC-16 with the polynomial 1021, from FFFF. */
function checksum(text: string): string {
  let sum = 0xffff;
  for (const character of text) {
    sum ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++)
      sum = (sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff;
  }
  return sum.toString(16).toUpperCase().padStart(4, '0');
}

it('is written as the manual of the central bank has it', () => {
  const code = pixCode(asked);
  expect(code).toBe(
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000' +
      '520400005303986540529.905802BR5913Fulano de Tal6008Brasilia62060502A16304' +
      checksum(code.slice(0, -4)),
  );
  expect(checksum('123456789')).toBe('29B1');
});

it('carries any amount to the centavo', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (amountCents) => {
      const info = getPixPayloadInfo(pixCode({ ...asked, amountCents }));
      expect(info).toMatchObject({ amount: amountCents / 100, txid: 'A1' });
    }),
  );
});

it('is not made of what no bank knows', () => {
  expect(() => pixCode({ ...asked, key: 'nobody' })).toThrow('no Pix code');
});
