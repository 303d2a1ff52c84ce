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
        const isTakenBack = ({ chargeId, at }: AccessEntry) =>
          known.some(
            (other) =>
              (['REFUNDED', 'CHARGED_BACK'].includes(other.kind) && other.chargeId === chargeId) ||
              (other.kind === 'REVOKED_BY_ADMIN' && other.at >= at),
          );
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
});
