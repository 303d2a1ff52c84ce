import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccessEntry, accessEntryKinds } from './access-entry.ts';
import { accessFrom, renewalFrom } from './access.ts';

const days = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 86_400_000);
const ids = ['a', 'b', 'c'].map((end) => `019d0000-0000-7000-8000-00000000000${end}`);

const moment = fc.integer({ min: 0, max: 120 });
const anEntry: fc.Arbitrary<AccessEntry> = fc
  .record({
    kind: fc.constantFrom(...accessEntryKinds),
    at: moment,
    length: fc.constantFrom(30, 365),
    subscriptionId: fc.constantFrom(...ids),
    chargeId: fc.constantFrom(...ids),
  })
  .map(({ kind, at, length, subscriptionId, chargeId }) => {
    const isAdmins = kind.endsWith('BY_ADMIN');
    return {
      kind,
      at: days(at).toISOString(),
      until: kind === 'PAYMENT_CONFIRMED' ? days(at + length).toISOString() : null,
      subscriptionId: isAdmins ? null : subscriptionId,
      chargeId: isAdmins ? null : chargeId,
    };
  });
const ledger = fc.array(anEntry, { maxLength: 12 });

/** When something happened last; before everything where it never did. */
const lastOf = (entries: readonly AccessEntry[], kind: AccessEntry['kind']) =>
  entries
    .filter((entry) => entry.kind === kind)
    .map(({ at }) => at)
    .toSorted()
    .at(-1) ?? '';

/** The same facts as they may arrive: in any order, some of them twice. */
const arrival = ledger.chain((facts) =>
  fc.record({
    facts: fc.constant(facts),
    arrived: fc.subarray(facts).chain((again) => shuffled([...facts, ...again])),
  }),
);
const shuffled = <T>(all: T[]) =>
  fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });

describe('whatever happens', () => {
  it('the same facts end in the same state, in whatever order and however often they are told', () => {
    fc.assert(
      fc.property(arrival, moment, ({ facts, arrived }, now) => {
        expect(accessFrom(arrived, days(now))).toEqual(accessFrom(facts, days(now)));
        for (const id of ids) expect(renewalFrom(arrived, id)).toBe(renewalFrom(facts, id));
      }),
    );
  });

  it('who paid has access until the end of what they paid for, unless they got it back or were shut out', () => {
    fc.assert(
      fc.property(arrival, moment, ({ arrived }, now) => {
        const known = arrived.filter(({ at }) => Date.parse(at) <= days(now).getTime());
        const isTakenBack = ({ chargeId, at }: AccessEntry) => {
          const about = known.filter((other) => other.chargeId === chargeId);
          return (
            about.some(({ kind }) => kind === 'REFUNDED') ||
            lastOf(about, 'CHARGED_BACK') > lastOf(about, 'CHARGEBACK_REVERSED') ||
            lastOf(known, 'REVOKED_BY_ADMIN') >= at
          );
        };
        const standing = known.filter(
          (entry) =>
            entry.kind === 'PAYMENT_CONFIRMED' &&
            Date.parse(entry.until ?? '') > days(now).getTime() &&
            !isTakenBack(entry),
        );
        fc.pre(standing.length > 0);
        expect(accessFrom(known, days(now)).isActive).toBe(true);
      }),
    );
  });

  it('nobody has access without a payment or a grant', () => {
    fc.assert(
      fc.property(ledger, moment, (entries, now) => {
        const unpaid = entries.filter(
          ({ kind }) => kind !== 'PAYMENT_CONFIRMED' && kind !== 'GRANTED_BY_ADMIN',
        );
        expect(accessFrom(unpaid, days(now)).isActive).toBe(false);
      }),
    );
  });

  it('a door that closed stays closed until something new happens', () => {
    fc.assert(
      fc.property(ledger, moment, fc.nat(400), (entries, now, later) => {
        fc.pre(!accessFrom(entries, days(now)).isActive);
        expect(accessFrom(entries, days(now + later)).isActive).toBe(false);
      }),
    );
  });

  it('who was let in by the school stays in until it says otherwise', () => {
    fc.assert(
      fc.property(ledger, moment, (entries, now) => {
        const known = entries.filter(({ at }) => Date.parse(at) <= days(now).getTime());
        const isLetIn = lastOf(known, 'GRANTED_BY_ADMIN') > lastOf(known, 'REVOKED_BY_ADMIN');
        fc.pre(isLetIn);
        expect(accessFrom(known, days(now)).isActive).toBe(true);
      }),
    );
  });
});

const month = 30;

/** One month after another, each paid a little early or late, told of later, maybe after a failure. */
const aLifetime = fc
  .array(
    fc.record({
      paidAfterDue: fc.integer({ min: -70, max: 60 }),
      toldAfterPaid: fc.integer({ min: 0, max: 11 }),
      hasFailedFirst: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((renewals) => {
    const told: { entry: AccessEntry; toldAt: number }[] = [];
    const tell = (kind: AccessEntry['kind'], at: number, toldAt: number, until?: number) =>
      told.push({
        toldAt,
        entry: {
          kind,
          at: days(at).toISOString(),
          until: until === undefined ? null : days(until).toISOString(),
          subscriptionId: ids[0] ?? '',
          chargeId: `019d0000-0000-7000-8000-0000000001${String(told.length).padStart(2, '0')}`,
        },
      });
    tell('PAYMENT_CONFIRMED', 0, 0, month);
    let due = month;
    for (const { paidAfterDue, toldAfterPaid, hasFailedFirst } of renewals) {
      const paidAt = due + paidAfterDue / 24;
      if (hasFailedFirst && paidAfterDue > 0) tell('RENEWAL_FAILED', due, due);
      const until = Math.max(due, paidAt) + month;
      tell('PAYMENT_CONFIRMED', paidAt, paidAt + toldAfterPaid / 24, until);
      due = until;
    }
    return { told, end: due };
  });

it('who pays again within the days of grace never stands before a closed door', () => {
  fc.assert(
    fc.property(
      aLifetime,
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      ({ told, end }, share) => {
        const now = share * end;
        const known = told.filter(({ toldAt }) => toldAt <= now).map(({ entry }) => entry);
        expect(accessFrom(known, days(now))).toMatchObject({
          isActive: true,
          since: days(0).toISOString(),
        });
      },
    ),
  );
});
