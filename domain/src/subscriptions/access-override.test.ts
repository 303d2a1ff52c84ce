import { expect, it } from 'vitest';
import type { AccessEntry } from './access-entry.ts';
import { overridesFor, type WantedAccess } from './access-override.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString();
const none = { startsAt: null, subscriptionId: null, chargeId: null };

const paid: AccessEntry = {
  kind: 'PAYMENT_CONFIRMED',
  at: day(1),
  until: day(32),
  startsAt: null,
  subscriptionId: '019d0000-0000-7000-8000-000000000001',
  chargeId: '019d0000-0000-7000-8000-00000000000a',
};
const granted = (at: number, until: number | null): AccessEntry => ({
  ...none,
  kind: 'GRANTED_BY_ADMIN',
  at: day(at),
  until: until === null ? null : day(until),
});
const revoked = (at: number): AccessEntry => ({
  ...none,
  kind: 'REVOKED_BY_ADMIN',
  at: day(at),
  until: null,
});
const undone = (at: number): AccessEntry => ({ ...revoked(at), kind: 'OVERRIDE_UNDONE_BY_ADMIN' });

const closed: WantedAccess = { hasActiveSubscription: false };
const open: WantedAccess = { hasActiveSubscription: true };
const endless: WantedAccess = { hasActiveSubscription: true, until: null };
const untilDay = (number: number): WantedAccess => ({
  hasActiveSubscription: true,
  until: day(number),
});

const revoke = { kind: 'REVOKED_BY_ADMIN', until: null };
const undo = { kind: 'OVERRIDE_UNDONE_BY_ADMIN', until: null };
const grant = (until: number | null) => ({
  kind: 'GRANTED_BY_ADMIN',
  until: until === null ? null : day(until),
});

it.each<
  [name: string, ledger: AccessEntry[], now: number, wanted: WantedAccess, written: object[]]
>([
  ['closes what was paid', [paid], 5, closed, [revoke]],
  ['closes a grant', [granted(2, null)], 5, closed, [revoke]],
  ['closes nothing without access', [], 5, closed, []],
  ['closes nothing twice', [paid, revoked(3)], 5, closed, []],
  ['opens by a grant', [], 5, open, [grant(null)]],
  ['opens nothing that is open', [paid], 5, open, []],
  ['opens nothing that is granted until a day', [granted(2, 9)], 5, open, []],
  ['opens what was paid by undoing', [paid, revoked(3)], 5, open, [undo]],
  ['opens what was paid by undoing at the same moment', [paid, revoked(5)], 5, open, [undo]],
  [
    'opens what was paid by undoing although its clock was ahead',
    [paid, revoked(7)],
    5,
    open,
    [undo],
  ],
  ['opens a grant by undoing', [granted(2, null), revoked(3)], 5, open, [undo]],
  ['opens by a grant what has ended since', [paid, revoked(3)], 40, open, [grant(null)]],
  ['opens by a grant after a grant that has ended', [granted(2, 3)], 5, open, [grant(null)]],
  [
    'opens by a grant after an undone revocation',
    [paid, revoked(3), undone(4)],
    40,
    open,
    [grant(null)],
  ],
  ['grants until a day', [], 5, untilDay(9), [grant(9)]],
  ['grants without an end', [], 5, endless, [grant(null)]],
  ['grants until a day beside a payment', [paid], 5, untilDay(50), [grant(50)]],
  ['grants nothing twice', [granted(2, 9)], 5, untilDay(9), []],
  ['grants nothing twice without an end', [granted(2, null)], 5, endless, []],
  ['replaces a grant', [granted(2, 9)], 5, untilDay(8), [undo, grant(8)]],
  ['replaces a grant by one without an end', [granted(2, 9)], 5, endless, [undo, grant(null)]],
  ['replaces a grant that has ended', [granted(2, 3)], 5, untilDay(3), [undo, grant(3)]],
  ['replaces two grants', [granted(2, 9), granted(3, 8)], 5, untilDay(7), [undo, undo, grant(7)]],
  [
    'replaces grants in any order',
    [granted(3, 8), granted(2, 9)],
    5,
    untilDay(7),
    [undo, undo, grant(7)],
  ],
  ['grants after a revoked grant', [granted(2, null), revoked(3)], 5, untilDay(9), [grant(9)]],
  [
    'grants beside what was paid, which it opens',
    [paid, revoked(3)],
    5,
    untilDay(9),
    [undo, grant(9)],
  ],
  ['grants beside what was paid and has ended', [paid, revoked(3)], 40, untilDay(50), [grant(50)]],
  [
    'grants beside what was paid after a grant and a revocation',
    [paid, granted(2, null), revoked(3)],
    5,
    untilDay(9),
    [undo, undo, grant(9)],
  ],
  [
    'grants beside what was paid after a revocation, in any order',
    [revoked(3), granted(2, null), paid],
    5,
    untilDay(9),
    [undo, undo, grant(9)],
  ],
  [
    'grants beside what was paid again after a revocation',
    [paid, revoked(3), { ...paid, at: day(4), chargeId: '019d0000-0000-7000-8000-00000000000b' }],
    5,
    untilDay(90),
    [grant(90)],
  ],
  [
    'grants beside what was paid after a grant and two revocations',
    [paid, revoked(2), granted(3, null), revoked(4)],
    5,
    untilDay(9),
    [grant(9)],
  ],
])('an administrator %s', (_name, ledger, now, wanted, written) => {
  expect(overridesFor(ledger, wanted, new Date(day(now)))).toEqual(written);
});
