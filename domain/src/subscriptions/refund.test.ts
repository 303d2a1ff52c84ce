import { expect, it } from 'vitest';
import type { AccessEntry } from './access-entry.ts';
import { type Refundable, refundableFrom } from './refund.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString();
const entry = (kind: AccessEntry['kind'], at: number, chargeId: string | null) => ({
  kind,
  at: day(at),
  until: kind === 'PAYMENT_CONFIRMED' ? day(at + 31) : null,
  startsAt: null,
  subscriptionId: chargeId && 's',
  chargeId,
});

it.each<[string, AccessEntry[], number, Refundable | null]>([
  ['nothing', [], 1, null],
  ['a payment of today', [entry('PAYMENT_CONFIRMED', 1, 'a')], 1, { chargeId: 'a', until: day(8) }],
  [
    'a payment of six days ago',
    [entry('PAYMENT_CONFIRMED', 1, 'a')],
    7,
    { chargeId: 'a', until: day(8) },
  ],
  ['a payment of seven days ago', [entry('PAYMENT_CONFIRMED', 1, 'a')], 8, null],
  ['a refunded payment', [entry('PAYMENT_CONFIRMED', 1, 'a'), entry('REFUNDED', 2, 'a')], 3, null],
  [
    'the later of two payments',
    [entry('PAYMENT_CONFIRMED', 2, 'b'), entry('PAYMENT_CONFIRMED', 1, 'a')],
    3,
    { chargeId: 'b', until: day(9) },
  ],
  [
    'the earlier after a refund of the later',
    [
      entry('PAYMENT_CONFIRMED', 2, 'b'),
      entry('PAYMENT_CONFIRMED', 1, 'a'),
      entry('REFUNDED', 3, 'b'),
    ],
    4,
    { chargeId: 'a', until: day(8) },
  ],
  ['a grant by an administrator', [entry('GRANTED_BY_ADMIN', 1, null)], 2, null],
])('of %s', (_name, entries, now, refundable) => {
  expect(refundableFrom(entries, new Date(day(now)))).toEqual(refundable);
});
