import { z } from 'zod';
import { instant } from '../fields.ts';
import type { AccessEntry, AccessEntryKind } from './access-entry.ts';

/** Days for which the door stays open after a renewal that failed, or of which nothing was heard. */
export const graceDays = 3;

const openReasons = ['PAID', 'CANCELLED', 'GRACE', 'GRANTED'] as const;
const closedReasons = ['NEVER', 'EXPIRED', 'REFUNDED', 'CHARGED_BACK', 'REVOKED'] as const;
export const accessReasons = [...openReasons, ...closedReasons] as const;
type AccessReason = (typeof accessReasons)[number];

/** Whether everything is open to somebody, and why. */
export const access = z.object({
  isActive: z.boolean(),
  /** Since when without a break; null to who never had access. */
  since: instant.nullable(),
  /** When the door closes, or closed; null where nothing is to close it. */
  until: instant.nullable(),
  reason: z.enum(accessReasons),
});
export type Access = z.output<typeof access>;

/**
 * What follows from the ledger. It asks what happened and when, never in which order or how often
 * that was heard of: payments, refunds and cancellations arrive late, twice and out of order.
 */
export function accessFrom(entries: readonly AccessEntry[], now: Date): Access {
  const spans = spansOf(entries);
  const last = spans.reduce<AccessSpan | null>((a, b) => (a && a.until >= b.until ? a : b), null);
  if (!last) return { isActive: false, since: null, until: null, reason: 'NEVER' };
  const isActive = last.until > lastKnown(entries, now);
  return {
    isActive,
    since: iso(beginningOf(last, spans)),
    until: last.until === endless ? null : iso(last.until),
    reason: isActive ? openBecause(last, now) : last.closedBy,
  };
}

/** Clocks differ: what is known of has happened, also if it is not yet that late here. */
const lastKnown = (entries: readonly AccessEntry[], now: Date) =>
  Math.max(now.getTime(), ...entries.map(({ at }) => time(at)));

/** When the next payment of a subscription falls due; null where it is not renewed any more. */
export function renewalFrom(
  entries: readonly AccessEntry[],
  subscriptionId: string,
): string | null {
  const own = spansOf(entries).filter((span) => span.subscriptionId === subscriptionId);
  const last = own.toSorted((a, b) => a.paidUntil - b.paidUntil).at(-1);
  return last?.isRenewed ? iso(last.paidUntil) : null;
}

/** A time for which somebody paid, or was granted access. */
interface AccessSpan {
  from: number;
  until: number;
  /** Without the days of grace. */
  paidUntil: number;
  subscriptionId: string | null;
  isRenewed: boolean;
  closedBy: AccessReason;
}

const endless = Infinity;
const time = (at: string | null) => (at === null ? endless : Date.parse(at));
const iso = (at: number) => new Date(at).toISOString();
const grace = graceDays * 86_400_000;

function spansOf(entries: readonly AccessEntry[]): AccessSpan[] {
  return entries.toSorted(byMoment).flatMap((entry) => {
    if (entry.kind === 'PAYMENT_CONFIRMED') return [paidSpan(entry, entries)];
    if (entry.kind === 'GRANTED_BY_ADMIN') return [grantedSpan(entry, entries)];
    return [];
  });
}

/** One order, whichever they came in. */
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

/** Back over every span that goes over into a later one. */
function beginningOf(last: AccessSpan, spans: readonly AccessSpan[]): number {
  return spans
    .toSorted((a, b) => b.from - a.from)
    .reduce((from, span) => (span.until >= from ? Math.min(from, span.from) : from), last.from);
}

function grantedSpan({ at, until }: AccessEntry, entries: readonly AccessEntry[]): AccessSpan {
  const granted = {
    from: time(at),
    until: time(until),
    paidUntil: time(until),
    subscriptionId: null,
    isRenewed: false,
    closedBy: 'EXPIRED',
  } as const;
  return closed(granted, revocationAfter(at, entries), 'REVOKED');
}

function paidSpan(payment: AccessEntry, entries: readonly AccessEntry[]): AccessSpan {
  const { subscriptionId } = payment;
  const ofSubscription = entries.filter((other) => other.subscriptionId === subscriptionId);
  const paidUntil = time(payment.until);
  const revoked = revocationAfter(payment.at, entries);
  const isRenewed =
    revoked === endless && !ofSubscription.some(({ kind }) => endsRenewals.has(kind));
  const paid: AccessSpan = {
    from: time(payment.at),
    until: isRenewed ? graceAfter(paidUntil, ofSubscription) : paidUntil,
    paidUntil,
    subscriptionId,
    isRenewed,
    closedBy: 'EXPIRED',
  };
  const about = entries.filter((other) => other.chargeId === payment.chargeId);
  const refunded = closed(paid, earliest(about, 'REFUNDED'), 'REFUNDED');
  const chargedBack = closed(refunded, standingChargeback(about), 'CHARGED_BACK');
  return closed(chargedBack, revoked, 'REVOKED');
}

/** Who takes their money back does not mean to pay again. */
const endsRenewals = new Set<AccessEntryKind>(['CANCELLED', 'REFUNDED', 'CHARGED_BACK']);

/** Three days from the first time that the renewal failed, or from when it was due. */
function graceAfter(paidUntil: number, ofSubscription: readonly AccessEntry[]): number {
  const failures = ofSubscription.filter(
    ({ at }) => time(at) >= paidUntil && time(at) < paidUntil + grace,
  );
  const failed = earliest(failures, 'RENEWAL_FAILED');
  return (failed === endless ? paidUntil : failed) + grace;
}

/** A bank that takes money back may be found wrong, as often as not last. */
function standingChargeback(about: readonly AccessEntry[]): number {
  const takenBack = earliest(about, 'CHARGED_BACK');
  return latest(about, 'CHARGEBACK_REVERSED') >= latest(about, 'CHARGED_BACK')
    ? endless
    : takenBack;
}

/** An administrator's word closes what had begun when it was said. */
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

const closed = (span: AccessSpan, at: number, closedBy: AccessReason): AccessSpan =>
  at < span.until ? { ...span, until: at, closedBy } : span;
