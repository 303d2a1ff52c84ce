import { getPixPayloadInfo } from '@brazilian-utils/brazilian-utils/get-pix-payload-info';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pixCode } from './pix-code.ts';

const payment = {
  key: '123e4567-e12b-12d1-a456-426655440000',
  name: 'Fulano de Tal',
  city: 'Brasília',
  amountCents: 2990,
  reference: 'A1',
};

/** The checksum of the central bank's manual: CRC-16, polynomial 1021, initial value FFFF. */
function checksum(text: string): string {
  let sum = 0xffff;
  for (const character of text) {
    sum ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++)
      sum = (sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff;
  }
  return sum.toString(16).toUpperCase().padStart(4, '0');
}

it('follows the manual of the central bank', () => {
  const code = pixCode(payment);
  expect(code).toBe(
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000' +
      '520400005303986540529.905802BR5913Fulano de Tal6008Brasilia62060502A16304' +
      checksum(code.slice(0, -4)),
  );
  expect(checksum('123456789')).toBe('29B1');
});

it('contains the exact amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (amountCents) => {
      const info = getPixPayloadInfo(pixCode({ ...payment, amountCents }));
      expect(info).toMatchObject({ amount: amountCents / 100, txid: 'A1' });
    }),
  );
});

it('refuses an invalid key', () => {
  expect(() => pixCode({ ...payment, key: 'unknown' })).toThrow('no Pix code');
});
