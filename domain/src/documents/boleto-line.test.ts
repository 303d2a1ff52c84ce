import { getBoletoInfo } from '@brazilian-utils/brazilian-utils/get-boleto-info';
import { isValidBoleto } from '@brazilian-utils/brazilian-utils/is-valid-boleto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boletoLine } from './boleto-line.ts';

it.each([
  [
    'the published example of a bank',
    { bank: '001', due: '2007-12-31', amountCents: 100, own: '0500940144816060680935031' },
    '00190500954014481606906809350314337370000000100',
  ],
  [
    'the day on which the factor restarted',
    { bank: '237', due: '2025-02-22', amountCents: 2990, own: '0000000000000000000000000' },
    expect.stringMatching(/10000000002990$/),
  ],
  [
    'the day before',
    { bank: '237', due: '2025-02-21', amountCents: 2990, own: '0000000000000000000000000' },
    expect.stringMatching(/99990000002990$/),
  ],
])('of %s', (_name, { due, ...boleto }, line) => {
  expect(boletoLine({ ...boleto, due: new Date(due) })).toEqual(line);
});

it('is valid and contains the amount and the day', () => {
  const digits = (length: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });
  fc.assert(
    fc.property(
      digits(3),
      digits(25),
      fc.nat(9_999_999),
      fc.nat(3650),
      (bank, own, cents, days) => {
        const due = new Date(Date.UTC(2026, 0, 1 + days));
        const line = boletoLine({
          bank: bank.join(''),
          due,
          amountCents: cents,
          own: own.join(''),
        });
        fc.pre(bank[0] !== 8);
        expect(isValidBoleto(line)).toBe(true);
        const info = getBoletoInfo(line, { referenceDate: due });
        expect(info).toMatchObject({ amount: cents, bankCode: bank.join('') });
        expect(info?.expirationDate?.toDateString()).toBe(
          new Date(due.getUTCFullYear(), due.getUTCMonth(), due.getUTCDate()).toDateString(),
        );
      },
    ),
  );
});
