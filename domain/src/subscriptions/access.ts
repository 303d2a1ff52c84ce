import { z } from 'zod';
import { instant } from '../fields.ts';
import type { AccessEntry, AccessEntryKind } from './access-entry.ts';
import { withoutUndone } from './undone-overrides.ts';

/** Days of access after a renewal that failed or was not confirmed (product.md S3). */
export const graceDays = 3;

const openReasons = ['PAID', 'CANCELLED', 'GRACE', 'GRANTED'] as const;
const closedReasons = ['NEVER', 'EXPIRED', 'REFUNDED', 'CHARGED_BACK', 'REVOKED'] as const;
const accessReasons = [...openReasons, ...closedReasons] as const;
type AccessReason = (typeof accessReasons)[number];

/** A user's access to everything, with the reason. */
export const access = z.object({
  isActive: z.boolean(),
  /** Start of the uninterrupted access; null for a user who never had access. */
  since: instant.nullable(),
  /** End of access, past or future; null without an end. */
  until: instant.nullable(),
  reason: z.enum(accessReasons),
});
export type Access = z.output<typeof access>;

/**
 * Derives access from the ledger (product.md S2). The result depends on the facts and their moments, not on the order or
 * number of their arrivals: payment events arrive late, twice and out of order.
 */
export function accessFrom(facts: readonly AccessEntry[], now: Date): Access {
  const entries = withoutUndone(facts);
  const spans = spansOf(entries);
  const last = spans.reduce<AccessSpan | null>((a, b) => (a && a.until >= b.until ? a : b), null);
  if (!last) return { isActive: false, since: null, until: null, reason: 'NEVER' };
  const isActive = last.until > latestMoment(entries, now);
  return {
    isActive,
    since: iso(startOfAccess(last, spans)),
    until: last.until === endless ? null : iso(last.until),
    reason: isActive ? openBecause(last, now) : last.closedBecause,
  };
}

/** The access that the school gave: the span that ends last; null without any. */
export function grantFrom(facts: readonly AccessEntry[]): Grant | null {
  const grants = spansOf(withoutUndone(facts)).filter((span) => span.subscriptionId === null);
  const [last] = grants.toSorted((a, b) => (a.until < b.until ? 1 : -1));
  return last
    ? { from: iso(last.from), until: last.until === endless ? null : iso(last.until) }
    : null;
}

/** Access by the school; `until` is null without an end. */
interface Grant {
  from: string;
  until: string | null;
}

/** The latest of now and all facts: a fact of a clock that is ahead of ours has happened too. */
const latestMoment = (entries: readonly AccessEntry[], now: Date) =>
  Math.max(now.getTime(), ...entries.map(({ at }) => time(at)));

/**
 * When the next payment of a subscription is due; null if it is not renewed. Of two paid subscriptions only
 * the one that is paid for longer is renewed.
 */
export function renewalFrom(
  entries: readonly AccessEntry[],
  subscriptionId: string,
): string | null {
  const spans = spansOf(withoutUndone(entries)).toSorted((a, b) => a.paidUntil - b.paidUntil);
  const last = spans.findLast((span) => span.subscriptionId === subscriptionId);
  const isSuperseded = spans.findLast(({ isPaid }) => isPaid)?.subscriptionId !== subscriptionId;
  return last?.isRenewed && !isSuperseded ? iso(last.paidUntil) : null;
}

/** A period of access that was paid for or granted, in milliseconds since the epoch. */
interface AccessSpan {
  from: number;
  until: number;
  /** `until` without the days of grace. */
  paidUntil: number;
  subscriptionId: string | null;
  /** A payment that was not taken back. */
  isPaid: boolean;
  isRenewed: boolean;
  closedBecause: AccessReason;
}

const endless = Infinity;
const time = (at: string | null) => (at === null ? endless : Date.parse(at));
const iso = (at: number) => new Date(at).toISOString();
const grace = graceDays * 86_400_000;

function spansOf(entries: readonly AccessEntry[]): AccessSpan[] {
  const ordered = entries.toSorted(byMoment);
  const delays = delaysOf(ordered);
  return ordered.flatMap((entry) => {
    if (entry.kind === 'PAYMENT_CONFIRMED') {
      const paidUntil = time(entry.until) + (delays.get(entry.chargeId) ?? 0);
      return [spanOfPayment(entry, { entries, paidUntil })];
    }
    if (entry.kind === 'GRANTED_BY_ADMIN') return [spanOfGrant(entry, entries)];
    return [];
  });
}

/**
 * The delay of each charge whose period overlaps one that is paid already, in milliseconds: time that is paid
 * twice gives two periods. Payments that were taken back occupy no time.
 */
function delaysOf(entries: readonly AccessEntry[]): Map<string | null, number> {
  const payments = entries.filter(({ kind }) => kind === 'PAYMENT_CONFIRMED');
  const periods = [...Map.groupBy(payments, ({ chargeId }) => chargeId)]
    .filter(([chargeId]) => !isTakenBack(chargeId, entries))
    .map(([chargeId, confirmed]) => ({
      chargeId,
      start: Math.min(...confirmed.map(startOf)),
      until: Math.max(...confirmed.map((payment) => time(payment.until))),
      revoked: Math.max(...confirmed.map(({ at }) => revocationAfter(at, entries))),
    }))
    .toSorted((a, b) => a.start - b.start);
  const delays = new Map<string | null, number>();
  let paidUntil = -Infinity;
  for (const { chargeId, start, until, revoked } of periods) {
    const delay = Math.max(0, paidUntil - start);
    delays.set(chargeId, delay);
    paidUntil = Math.max(paidUntil, Math.min(until + delay, revoked));
  }
  return delays;
}

const startOf = ({ at, startsAt }: AccessEntry) =>
  Math.max(time(at), startsAt === null ? -Infinity : time(startsAt));

const isTakenBack = (chargeId: string | null, entries: readonly AccessEntry[]) => {
  const related = entries.filter((other) => other.chargeId === chargeId);
  return (
    related.some(({ kind }) => kind === 'REFUNDED') || effectiveChargeback(related) !== endless
  );
};

/** A total order, independent of the order of arrival. */
const byMoment = (a: AccessEntry, b: AccessEntry) => (momentKey(a) < momentKey(b) ? -1 : 1);
const momentKey = ({ at, kind, until, subscriptionId, chargeId }: AccessEntry) =>
  `${at} ${kind} ${until} ${subscriptionId} ${chargeId}`;

function openBecause(
  { subscriptionId, paidUntil, isRenewed }: AccessSpan,
  now: Date,
): AccessReason {
  if (!subscriptionId) return 'GRANTED';
  if (paidUntil <= now.getTime()) return 'GRACE';
  return isRenewed ? 'PAID' : 'CANCELLED';
}

/** Goes back over all spans that overlap or touch a later one. */
function startOfAccess(last: AccessSpan, spans: readonly AccessSpan[]): number {
  return spans
    .toSorted((a, b) => b.from - a.from)
    .reduce((from, span) => (span.until >= from ? Math.min(from, span.from) : from), last.from);
}

function spanOfGrant({ at, until }: AccessEntry, entries: readonly AccessEntry[]): AccessSpan {
  const granted = {
    from: time(at),
    until: time(until),
    paidUntil: time(until),
    subscriptionId: null,
    isPaid: false,
    isRenewed: false,
    closedBecause: 'EXPIRED',
  } as const;
  return closeAt(granted, revocationAfter(at, entries), 'REVOKED');
}

function spanOfPayment(
  payment: AccessEntry,
  { entries, paidUntil }: { entries: readonly AccessEntry[]; paidUntil: number },
): AccessSpan {
  const { subscriptionId } = payment;
  const ofSubscription = entries.filter((other) => other.subscriptionId === subscriptionId);
  const revoked = revocationAfter(payment.at, entries);
  const isRenewed =
    revoked === endless && !ofSubscription.some(({ kind }) => endsRenewals.has(kind));
  const paid: AccessSpan = {
    from: time(payment.at),
    until: isRenewed ? graceAfter(paidUntil, ofSubscription) : paidUntil,
    paidUntil,
    subscriptionId,
    isPaid: !isTakenBack(payment.chargeId, entries),
    isRenewed,
    closedBecause: 'EXPIRED',
  };
  const related = entries.filter((other) => other.chargeId === payment.chargeId);
  const refunded = closeAt(paid, earliest(related, 'REFUNDED'), 'REFUNDED');
  const chargedBack = closeAt(refunded, effectiveChargeback(related), 'CHARGED_BACK');
  return closeAt(chargedBack, revoked, 'REVOKED');
}

/** A refund or chargeback also ends the renewals. */
const endsRenewals = new Set<AccessEntryKind>(['CANCELLED', 'REFUNDED', 'CHARGED_BACK']);

/** Days of grace after the first failed renewal, or after the due date without one. */
function graceAfter(paidUntil: number, ofSubscription: readonly AccessEntry[]): number {
  const failures = ofSubscription.filter(
    ({ at }) => time(at) >= paidUntil && time(at) < paidUntil + grace,
  );
  const failed = earliest(failures, 'RENEWAL_FAILED');
  return (failed === endless ? paidUntil : failed) + grace;
}

/** Moment of the chargeback; endless if the last one was reversed. */
function effectiveChargeback(related: readonly AccessEntry[]): number {
  const takenBack = earliest(related, 'CHARGED_BACK');
  return latest(related, 'CHARGEBACK_REVERSED') >= latest(related, 'CHARGED_BACK')
    ? endless
    : takenBack;
}

/** An administrator's revocation closes spans that began before it. */
const revocationAfter = (at: string, entries: readonly AccessEntry[]) =>
  earliest(
    entries.filter((other) => time(other.at) >= time(at)),
    'REVOKED_BY_ADMIN',
  );

const momentsOf = (entries: readonly AccessEntry[], kind: AccessEntryKind) =>
  entries.filter((entry) => entry.kind === kind).map(({ at }) => time(at));
const earliest = (entries: readonly AccessEntry[], kind: AccessEntryKind) =>
  Math.min(endless, ...momentsOf(entries, kind));
const latest = (entries: readonly AccessEntry[], kind: AccessEntryKind) =>
  Math.max(-Infinity, ...momentsOf(entries, kind));

const closeAt = (span: AccessSpan, at: number, closedBecause: AccessReason): AccessSpan =>
  at < span.until ? { ...span, until: at, closedBecause } : span;
