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
  ['without facts', [], null, 'PENDING'],
  ['without facts at its expiry', [], '2026-11-21T15:00:00.000Z', 'EXPIRED'],
  ['that the service let expire', ['PAYMENT_EXPIRED'], null, 'EXPIRED'],
  ['that a bank refused', ['PAYMENT_REFUSED'], null, 'REFUSED'],
  [
    'that was refused, then paid by another card',
    ['PAYMENT_REFUSED', 'PAYMENT_CONFIRMED'],
    null,
    'PAID',
  ],
  ['that was paid after its expiry', ['PAYMENT_CONFIRMED'], '2026-11-20T15:00:00.000Z', 'PAID'],
  ['that was refunded', ['PAYMENT_CONFIRMED', 'REFUNDED'], null, 'REFUNDED'],
  ['that was charged back', ['PAYMENT_CONFIRMED', 'CHARGED_BACK'], null, 'CHARGED_BACK'],
])('a charge %s', (_name, kinds, expiresAt, state) => {
  expect(stateOf(kinds, expiresAt)).toBe(state);
});

it('the state does not depend on the order of arrival', () => {
  const kinds = fc.array(fc.constantFrom(...accessEntryKinds));
  fc.assert(
    fc.property(kinds, (arrived) => {
      expect(stateOf(arrived.toReversed())).toBe(stateOf(arrived));
    }),
  );
});
