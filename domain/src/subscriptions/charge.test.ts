import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AccessEntryKind, accessEntryKinds } from './access-entry.ts';
import { type ChargeState, chargeStateFrom } from './charge.ts';

const now = new Date('2026-11-21T15:00:00.000Z');
const stateOf = (kinds: readonly AccessEntryKind[], expiresAt: string | null = null) =>
  chargeStateFrom(
    kinds.map((kind) => ({ kind })),
    { expiresAt, now },
  );

it.each<[string, AccessEntryKind[], string | null, ChargeState]>([
  ['of which nothing is known', [], null, 'PENDING'],
  ['of which nothing is known in time', [], '2026-11-21T15:00:00.000Z', 'EXPIRED'],
  ['that the service gave up', ['PAYMENT_EXPIRED'], null, 'EXPIRED'],
  ['that a bank refused', ['PAYMENT_REFUSED'], null, 'REFUSED'],
  [
    'that was refused, then paid by another card',
    ['PAYMENT_REFUSED', 'PAYMENT_CONFIRMED'],
    null,
    'PAID',
  ],
  ['that was paid after its time', ['PAYMENT_CONFIRMED'], '2026-11-20T15:00:00.000Z', 'PAID'],
  ['that was given back', ['PAYMENT_CONFIRMED', 'REFUNDED'], null, 'REFUNDED'],
  ['that a bank took back', ['PAYMENT_CONFIRMED', 'CHARGED_BACK'], null, 'CHARGED_BACK'],
])('a charge %s', (_name, kinds, expiresAt, state) => {
  expect(stateOf(kinds, expiresAt)).toBe(state);
});

it('is the same in whichever order it was heard of', () => {
  const kinds = fc.array(fc.constantFrom(...accessEntryKinds));
  fc.assert(
    fc.property(kinds, (heard) => {
      expect(stateOf(heard.toReversed())).toBe(stateOf(heard));
    }),
  );
});
