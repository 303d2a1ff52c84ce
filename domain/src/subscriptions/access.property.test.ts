import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccessEntry, accessEntryKinds } from './access-entry.ts';
import { overridesFor, type WantedAccess } from './access-override.ts';
import { accessFrom, grantFrom, renewalFrom } from './access.ts';
import { withoutUndone } from './undone-overrides.ts';

const days = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 86_400_000);
const ids = ['a', 'b', 'c'].map((end) => `019d0000-0000-7000-8000-00000000000${end}`);

const moment = fc.integer({ min: 0, max: 120 });
const anEntry: fc.Arbitrary<AccessEntry> = fc
  .record({
    kind: fc.constantFrom(...accessEntryKinds),
    at: moment,
    length: fc.constantFrom(30, 365),
    isAgreedBefore: fc.boolean(),
    subscriptionId: fc.constantFrom(...ids),
    chargeId: fc.constantFrom(...ids),
  })
  .map(({ kind, at, length, isAgreedBefore, subscriptionId, chargeId }) => {
    const isAdmins = kind.endsWith('BY_ADMIN');
    return {
      kind,
      at: days(at).toISOString(),
      until: kind === 'PAYMENT_CONFIRMED' ? days(at + length).toISOString() : null,
      startsAt: kind === 'PAYMENT_CONFIRMED' && isAgreedBefore ? days(at).toISOString() : null,
      subscriptionId: isAdmins ? null : subscriptionId,
      chargeId: isAdmins ? null : chargeId,
    };
  });
const ledger = fc.array(anEntry, { maxLength: 12 });

/** The last moment of a kind of fact; '' if there is none. */
const lastOf = (entries: readonly AccessEntry[], kind: AccessEntry['kind']) =>
  entries
    .filter((entry) => entry.kind === kind)
    .map(({ at }) => at)
    .toSorted()
    .at(-1) ?? '';

/** Facts, and the same facts in any order, some of them twice. */
const arrival = ledger.chain((facts) =>
  fc.record({
    facts: fc.constant(facts),
    arrived: fc.subarray(facts).chain((again) => shuffled([...facts, ...again])),
  }),
);
const shuffled = <T>(all: T[]) =>
  fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });

describe('for all ledgers', () => {
  it('the result does not depend on order or repetition of the facts', () => {
    fc.assert(
      fc.property(arrival, moment, ({ facts, arrived }, now) => {
        expect(accessFrom(arrived, days(now))).toEqual(accessFrom(facts, days(now)));
        for (const id of ids) expect(renewalFrom(arrived, id)).toBe(renewalFrom(facts, id));
      }),
    );
  });

  it('a payment opens access until its end, unless refunded, charged back or revoked', () => {
    fc.assert(
      fc.property(arrival, moment, ({ arrived }, now) => {
        const known = arrived.filter(({ at }) => Date.parse(at) <= days(now).getTime());
        const isTakenBack = ({ chargeId, at }: AccessEntry) => {
          const related = known.filter((other) => other.chargeId === chargeId);
          return (
            related.some(({ kind }) => kind === 'REFUNDED') ||
            lastOf(related, 'CHARGED_BACK') > lastOf(related, 'CHARGEBACK_REVERSED') ||
            lastOf(known, 'REVOKED_BY_ADMIN') >= at
          );
        };
        const valid = known.filter(
          (entry) =>
            entry.kind === 'PAYMENT_CONFIRMED' &&
            Date.parse(entry.until ?? '') > days(now).getTime() &&
            !isTakenBack(entry),
        );
        fc.pre(valid.length > 0);
        expect(accessFrom(known, days(now)).isActive).toBe(true);
      }),
    );
  });

  it('each payment that was not taken back adds its whole period', () => {
    const payments = fc.uniqueArray(
      fc.record({
        at: moment,
        length: fc.constantFrom(30, 365),
        subscription: fc.constantFrom(...ids),
      }),
      { minLength: 1, maxLength: 6, selector: ({ at }) => at },
    );
    fc.assert(
      fc.property(payments, (paid) => {
        const entries = paid.map(({ at, length, subscription }, index): AccessEntry => ({
          kind: 'PAYMENT_CONFIRMED',
          at: days(at).toISOString(),
          until: days(at + length).toISOString(),
          startsAt: null,
          subscriptionId: subscription,
          chargeId: `charge ${index}`,
        }));
        const first = Math.min(...paid.map(({ at }) => at));
        const total = paid.reduce((sum, { length }) => sum + length, 0);
        const { until } = accessFrom(entries, days(120));
        expect(Date.parse(until ?? '')).toBeGreaterThanOrEqual(days(first + total).getTime());
        expect(ids.filter((id) => renewalFrom(entries, id) !== null)).toHaveLength(1);
      }),
    );
  });

  it('there is no access without a payment or a grant', () => {
    fc.assert(
      fc.property(ledger, moment, (entries, now) => {
        const unpaid = entries.filter(
          ({ kind }) => kind !== 'PAYMENT_CONFIRMED' && kind !== 'GRANTED_BY_ADMIN',
        );
        expect(accessFrom(unpaid, days(now)).isActive).toBe(false);
      }),
    );
  });

  it('ended access stays ended without a new fact', () => {
    fc.assert(
      fc.property(ledger, moment, fc.nat(400), (entries, now, later) => {
        fc.pre(!accessFrom(entries, days(now)).isActive);
        expect(accessFrom(entries, days(now + later)).isActive).toBe(false);
      }),
    );
  });

  it('access until a day by the school ends on that day, whatever was said before', () => {
    const wishes = fc.array(
      fc.record({
        hasActiveSubscription: fc.boolean(),
        until: fc.option(fc.integer({ min: 500, max: 520 }), { nil: undefined }),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(ledger, wishes, fc.integer({ min: 500, max: 520 }), (entries, said, until) => {
        const now = days(121);
        const obey = (facts: readonly AccessEntry[], wanted: WantedAccess) => {
          const last = Math.max(now.getTime(), ...facts.map(({ at }) => Date.parse(at)));
          const written = overridesFor(facts, wanted, now).map((entry, place) => ({
            startsAt: null,
            subscriptionId: null,
            chargeId: null,
            ...entry,
            at: new Date(last + place + 1).toISOString(),
          }));
          return [...facts, ...written];
        };
        const before = said.reduce(
          (facts, wish) =>
            obey(facts, {
              ...wish,
              until: wish.until === undefined ? undefined : days(wish.until).toISOString(),
            }),
          entries,
        );
        const end = days(until).toISOString();
        const after = obey(before, { hasActiveSubscription: true, until: end });
        expect(grantFrom(after)?.until).toBe(end);
        expect(accessFrom(after, now).isActive).toBe(true);
        expect(obey(after, { hasActiveSubscription: true, until: end })).toEqual(after);
      }),
      { numRuns: 2000 },
    );
  });

  it('an override that is undone leaves access and renewals as they were', () => {
    const overrides = fc.constantFrom('GRANTED_BY_ADMIN' as const, 'REVOKED_BY_ADMIN' as const);
    fc.assert(
      fc.property(ledger, moment, overrides, (entries, now, kind) => {
        const word = (at: number, of: AccessEntry['kind']): AccessEntry => ({
          kind: of,
          at: days(at).toISOString(),
          until: null,
          startsAt: null,
          subscriptionId: null,
          chargeId: null,
        });
        const after = [...entries, word(121, kind), word(122, 'OVERRIDE_UNDONE_BY_ADMIN')];
        expect(accessFrom(after, days(now))).toEqual(accessFrom(entries, days(now)));
        for (const id of ids) expect(renewalFrom(after, id)).toBe(renewalFrom(entries, id));
      }),
    );
  });

  it('what an administrator wants is so after it is written, and closing and opening is as before', () => {
    fc.assert(
      fc.property(ledger, fc.integer({ min: 121, max: 200 }), (entries, now) => {
        const isActive = (facts: readonly AccessEntry[], at: number) =>
          accessFrom(facts, days(at)).isActive;
        const write = (facts: readonly AccessEntry[], wanted: boolean, at: number) => [
          ...facts,
          ...overridesFor(facts, { hasActiveSubscription: wanted }, days(at)).map(
            (override): AccessEntry => ({
              ...override,
              at: days(at).toISOString(),
              startsAt: null,
              subscriptionId: null,
              chargeId: null,
            }),
          ),
        ];
        const closed = write(entries, false, now);
        expect(isActive(closed, now)).toBe(false);
        const opened = write(closed, true, now + 1);
        expect(isActive(opened, now + 1)).toBe(true);
        // Paid access also comes back where the new access has an end.
        const withEnd = overridesFor(
          closed,
          { hasActiveSubscription: true, until: days(500).toISOString() },
          days(now + 1),
        );
        const paid = withoutUndone(opened).filter(({ kind }) => kind !== 'GRANTED_BY_ADMIN');
        if (isActive(paid, now + 1)) expect(withEnd[0]?.kind).toBe('OVERRIDE_UNDONE_BY_ADMIN');
        if (!isActive(entries, now) || !isActive(entries, now + 1)) return;
        expect(accessFrom(opened, days(now + 1))).toEqual(accessFrom(entries, days(now + 1)));
        for (const id of ids) expect(renewalFrom(opened, id)).toBe(renewalFrom(entries, id));
      }),
    );
  });

  it('granted access stays until it is revoked', () => {
    fc.assert(
      fc.property(ledger, moment, (entries, now) => {
        const known = withoutUndone(entries).filter(
          ({ at }) => Date.parse(at) <= days(now).getTime(),
        );
        const isGranted = lastOf(known, 'GRANTED_BY_ADMIN') > lastOf(known, 'REVOKED_BY_ADMIN');
        fc.pre(isGranted);
        expect(accessFrom(known, days(now)).isActive).toBe(true);
      }),
    );
  });
});

const month = 30;

/** Monthly payments, each a little early or late, reported later, some after a failure. */
const paidMonths = fc
  .array(
    fc.record({
      paidAfterDue: fc.integer({ min: -70, max: 60 }),
      reportedAfterPaid: fc.integer({ min: 0, max: 11 }),
      hasFailedFirst: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((renewals) => {
    const reports: { entry: AccessEntry; reportedAt: number }[] = [];
    const report = (
      kind: AccessEntry['kind'],
      at: number,
      reportedAt: number,
      { until, startsAt }: { until?: number; startsAt?: number } = {},
    ) =>
      reports.push({
        reportedAt,
        entry: {
          kind,
          at: days(at).toISOString(),
          until: until === undefined ? null : days(until).toISOString(),
          startsAt: startsAt === undefined ? null : days(startsAt).toISOString(),
          subscriptionId: ids[0] ?? '',
          chargeId: `019d0000-0000-7000-8000-0000000001${String(reports.length).padStart(2, '0')}`,
        },
      });
    report('PAYMENT_CONFIRMED', 0, 0, { until: month });
    let due = month;
    for (const { paidAfterDue, reportedAfterPaid, hasFailedFirst } of renewals) {
      const paidAt = due + paidAfterDue / 24;
      if (hasFailedFirst && paidAfterDue > 0) report('RENEWAL_FAILED', due, due);
      const until = Math.max(due, paidAt) + month;
      report('PAYMENT_CONFIRMED', paidAt, paidAt + reportedAfterPaid / 24, {
        until,
        startsAt: due,
      });
      due = until;
    }
    return { reports, end: due };
  });

it('renewals paid within the days of grace never interrupt access', () => {
  fc.assert(
    fc.property(
      paidMonths,
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      ({ reports, end }, share) => {
        const now = share * end;
        const known = reports
          .filter(({ reportedAt }) => reportedAt <= now)
          .map(({ entry }) => entry);
        expect(accessFrom(known, days(now))).toMatchObject({
          isActive: true,
          since: days(0).toISOString(),
        });
      },
    ),
  );
});
