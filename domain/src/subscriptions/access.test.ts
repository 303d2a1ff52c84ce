import { describe, expect, it } from 'vitest';
import type { AccessEntry } from './access-entry.ts';
import { type Access, accessFrom, grantFrom, renewalFrom } from './access.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString();
const subscriptionId = '019d0000-0000-7000-8000-000000000001';
const [first, second] = [
  '019d0000-0000-7000-8000-00000000000a',
  '019d0000-0000-7000-8000-00000000000b',
] as const;

const entry = (kind: AccessEntry['kind'], at: number, more: Partial<AccessEntry> = {}) => ({
  kind,
  at: day(at),
  until: null,
  startsAt: null,
  subscriptionId,
  chargeId: null,
  ...more,
});
const byAdmin = (kind: AccessEntry['kind'], at: number, until: number | null = null) =>
  entry(kind, at, { subscriptionId: null, until: until === null ? null : day(until) });
const paid = (at: number, until: number, chargeId: string = first) =>
  entry('PAYMENT_CONFIRMED', at, { until: day(until), chargeId });

/** A payment for a period that was agreed before. */
const renewed = (at: number, startsAt: number, until: number) => ({
  ...paid(at, until, second),
  startsAt: day(startsAt),
});

const month = paid(1, 32);
const refunded = entry('REFUNDED', 5, { chargeId: first });
const cancelled = entry('CANCELLED', 10);
const failed = (at: number) => entry('RENEWAL_FAILED', at, { chargeId: second });
const chargedBack = entry('CHARGED_BACK', 12, { chargeId: first });
const reversed = entry('CHARGEBACK_REVERSED', 20, { chargeId: first });

const open = (reason: Access['reason'], since: number, until: number | null): Access => ({
  isActive: true,
  since: day(since),
  until: until === null ? null : day(until),
  reason,
});
const closed = (reason: Access['reason'], since: number, until: number): Access => ({
  ...open(reason, since, until),
  isActive: false,
});

describe('access', () => {
  it.each<[string, AccessEntry[], number, Access]>([
    ['nothing', [], 1, { isActive: false, since: null, until: null, reason: 'NEVER' }],
    ['a payment', [month], 2, open('PAID', 1, 35)],
    ['a payment whose renewal is due', [month], 33, open('GRACE', 1, 35)],
    ['a payment whose renewal is due at this moment', [month], 32, open('GRACE', 1, 35)],
    ['an old payment', [month], 35, closed('EXPIRED', 1, 35)],
    ['a payment and its renewal', [month, paid(32, 60, second)], 40, open('PAID', 1, 63)],
    ['a renewal paid early', [month, renewed(29, 32, 60)], 40, open('PAID', 1, 63)],
    ['a renewal paid in the days of grace', [month, paid(34, 62, second)], 40, open('PAID', 1, 65)],
    ['a payment after a pause', [month, paid(50, 81, second)], 51, open('PAID', 50, 84)],
    ['a renewal that failed when due', [month, failed(32)], 34, open('GRACE', 1, 35)],
    ['… and was not paid later', [month, failed(32)], 35, closed('EXPIRED', 1, 35)],
    ['a renewal that failed late', [month, failed(34)], 36, open('GRACE', 1, 37)],
    [
      'a renewal that failed several times',
      [month, failed(32), failed(34)],
      36,
      closed('EXPIRED', 1, 35),
    ],
    ['a failure when access ends', [month, failed(35)], 36, closed('EXPIRED', 1, 35)],
    ['a failure after access had ended', [month, failed(40)], 41, closed('EXPIRED', 1, 35)],
    [
      'a failure without a payment',
      [failed(1)],
      2,
      { isActive: false, since: null, until: null, reason: 'NEVER' },
    ],
    ['a cancellation', [month, cancelled], 11, open('CANCELLED', 1, 32)],
    ['… at the end of the paid period', [month, cancelled], 32, closed('EXPIRED', 1, 32)],
    [
      'a cancellation in the days of grace',
      [month, entry('CANCELLED', 33)],
      33,
      closed('EXPIRED', 1, 32),
    ],
    [
      'a renewal that was paid although cancelled',
      [month, cancelled, renewed(31, 32, 60)],
      40,
      open('CANCELLED', 1, 60),
    ],
    ['time that is paid twice', [month, paid(2, 33, second)], 40, open('PAID', 1, 66)],
    [
      'time that is paid before a period that was agreed earlier',
      [renewed(1, 40, 70), paid(2, 33)],
      3,
      open('PAID', 1, 73),
    ],
    [
      'time that is paid twice by a charge that was confirmed twice',
      [month, paid(20, 51, second), paid(25, 51, second)],
      40,
      open('PAID', 1, 66),
    ],
    [
      'time that is paid twice by a charge that was confirmed again after a revocation',
      [month, byAdmin('REVOKED_BY_ADMIN', 9), paid(12, 32), paid(13, 44, second)],
      40,
      open('PAID', 12, 66),
    ],
    [
      'time that is paid twice, of which the earlier payment is charged back',
      [
        { ...month, subscriptionId: 'other' },
        paid(2, 33, second),
        { ...chargedBack, at: day(5), subscriptionId: 'other' },
      ],
      6,
      open('PAID', 1, 36),
    ],
    [
      'time that is paid twice, of which the earlier payment is refunded',
      [
        { ...month, subscriptionId: 'other' },
        paid(2, 33, second),
        { ...refunded, subscriptionId: 'other' },
      ],
      6,
      open('PAID', 1, 36),
    ],
    [
      'time that is paid twice, after a revocation',
      [month, byAdmin('REVOKED_BY_ADMIN', 9), paid(10, 41, second), { ...paid(11, 42, 'third') }],
      12,
      open('PAID', 10, 75),
    ],
    ['a refund', [month, refunded], 6, closed('REFUNDED', 1, 5)],
    [
      'a refund of a renewal',
      [paid(-30, 1, second), month, refunded],
      6,
      closed('REFUNDED', -30, 5),
    ],
    [
      'a refund of one of two payments',
      [month, refunded, paid(2, 33, second)],
      6,
      open('CANCELLED', 1, 33),
    ],
    ['a chargeback', [month, chargedBack], 13, closed('CHARGED_BACK', 1, 12)],
    ['… that was reversed', [month, chargedBack, reversed], 21, open('CANCELLED', 1, 32)],
    [
      'a refused charge',
      [entry('PAYMENT_REFUSED', 1, { chargeId: first })],
      2,
      { isActive: false, since: null, until: null, reason: 'NEVER' },
    ],
    [
      'a charge that was refused, then paid',
      [entry('PAYMENT_REFUSED', 1, { chargeId: first }), month],
      2,
      open('PAID', 1, 35),
    ],
    [
      'a charge that expired, then was paid',
      [entry('PAYMENT_EXPIRED', 1, { chargeId: first }), month],
      2,
      open('PAID', 1, 35),
    ],
    ['a grant', [byAdmin('GRANTED_BY_ADMIN', 3)], 400, open('GRANTED', 3, null)],
    ['a grant with an end', [byAdmin('GRANTED_BY_ADMIN', 3, 5)], 5, closed('EXPIRED', 3, 5)],
    [
      'a revoked grant',
      [byAdmin('GRANTED_BY_ADMIN', 3), byAdmin('REVOKED_BY_ADMIN', 9)],
      10,
      closed('REVOKED', 3, 9),
    ],
    [
      'a grant after a revoked one',
      [
        byAdmin('GRANTED_BY_ADMIN', 3),
        byAdmin('REVOKED_BY_ADMIN', 9),
        byAdmin('GRANTED_BY_ADMIN', 12),
      ],
      13,
      open('GRANTED', 12, null),
    ],
    [
      'a payment revoked by an administrator',
      [month, byAdmin('REVOKED_BY_ADMIN', 9)],
      10,
      closed('REVOKED', 1, 9),
    ],
    [
      'a payment after a revocation',
      [month, byAdmin('REVOKED_BY_ADMIN', 9), paid(10, 41, second)],
      11,
      open('PAID', 10, 44),
    ],
    [
      'a grant until the end of what was paid before',
      [month, cancelled, byAdmin('GRANTED_BY_ADMIN', 3, 32)],
      11,
      open('CANCELLED', 1, 32),
    ],
    [
      'a payment until the end of what was granted before',
      [byAdmin('GRANTED_BY_ADMIN', 1, 33), cancelled, paid(2, 33)],
      11,
      open('GRANTED', 1, 33),
    ],
    [
      'a grant to a subscriber',
      [month, byAdmin('GRANTED_BY_ADMIN', 3)],
      4,
      open('GRANTED', 1, null),
    ],
  ])('of %s', (_ledger, entries, now, access) => {
    expect(accessFrom(entries, new Date(day(now)))).toEqual(access);
    expect(accessFrom(entries.toReversed(), new Date(day(now)))).toEqual(access);
    expect(accessFrom([...entries, ...entries], new Date(day(now)))).toEqual(access);
  });
});

describe('a renewal', () => {
  it.each<[string, AccessEntry[], number | null]>([
    ['is due at the end of the paid period', [month], 32],
    ['follows the latest payment', [paid(32, 60, second), month], 60],
    [
      'is not due while another subscription is paid for longer',
      [month, { ...paid(2, 33, second), subscriptionId: 'other' }],
      null,
    ],
    [
      'is due again after the refund of the other subscription',
      [
        month,
        { ...paid(2, 33, second), subscriptionId: 'other' },
        { ...entry('REFUNDED', 3, { chargeId: second }), subscriptionId: 'other' },
      ],
      32,
    ],
    [
      'is due again after the chargeback of the other subscription',
      [
        month,
        { ...paid(2, 33, second), subscriptionId: 'other' },
        { ...entry('CHARGED_BACK', 3, { chargeId: second }), subscriptionId: 'other' },
      ],
      32,
    ],
    [
      'is due at the end of a period that was agreed before another subscription',
      [renewed(1, 40, 70), { ...paid(2, 33), subscriptionId: 'other' }],
      70,
    ],
    ['is still due after it failed', [month, failed(32)], 32],
    ['is never due without a payment', [], null],
    ['is never due after a cancellation', [month, cancelled], null],
    ['is never due after a refund', [month, refunded], null],
    ['is never due after a chargeback', [month, chargedBack, reversed], null],
    [
      'is never due after a revocation by an administrator',
      [month, byAdmin('REVOKED_BY_ADMIN', 9)],
      null,
    ],
  ])('%s', (_title, entries, due) => {
    expect(renewalFrom(entries, subscriptionId)).toBe(due === null ? null : day(due));
  });
});

describe('the access by the school', () => {
  const ninth = byAdmin('GRANTED_BY_ADMIN', 2, 9);
  const eighth = byAdmin('GRANTED_BY_ADMIN', 3, 8);
  it.each<[string, AccessEntry[], [from: number, until: number | null] | null]>([
    ['is none of a payment', [month], null],
    ['has the end of the grant', [month, ninth], [2, 9]],
    ['is without an end if the grant is', [byAdmin('GRANTED_BY_ADMIN', 2)], [2, null]],
    ['is the grant that ends last', [ninth, eighth], [2, 9]],
    [
      'is the one before, after the last was undone',
      [eighth, byAdmin('GRANTED_BY_ADMIN', 4), byAdmin('OVERRIDE_UNDONE_BY_ADMIN', 5)],
      [3, 8],
    ],
    ['ends with its revocation', [ninth, byAdmin('REVOKED_BY_ADMIN', 4)], [2, 4]],
  ])('%s', (_title, entries, grant) => {
    const expected = grant && {
      from: day(grant[0]),
      until: grant[1] === null ? null : day(grant[1]),
    };
    expect(grantFrom(entries)).toEqual(expected);
    expect(grantFrom(entries.toReversed())).toEqual(expected);
  });
});
