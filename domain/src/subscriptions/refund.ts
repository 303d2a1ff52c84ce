import type { AccessEntry } from './access-entry.ts';
import { type ChargeState, chargeStateFrom } from './charge.ts';
import { refundDays } from './refund-periods.ts';

/** The latest payment that can be refunded, and the end of that period. */
export interface Refundable {
  chargeId: string;
  until: string;
}

/** The centavos of a payment that can still go back: neither requested nor told by the payment service. */
export function refundableCents({
  priceCents,
  state,
  requestedCents,
  toldCents,
}: Refunded): number {
  if (state !== 'PAID') return 0;
  return Math.max(0, priceCents - Math.max(requestedCents, toldCents));
}

interface Refunded {
  priceCents: number;
  state: ChargeState;
  /** The sum of the refunds that were requested here and not refused. */
  requestedCents: number;
  /** The sum of the refunds that the payment service has told, also of those made at its own page. */
  toldCents: number;
}

export function refundableFrom(entries: readonly AccessEntry[], now: Date): Refundable | null {
  const payments = entries
    .filter(({ kind }) => kind === 'PAYMENT_CONFIRMED')
    .toSorted((a, b) => (a.at < b.at ? 1 : -1));
  for (const { chargeId, at } of payments) {
    const until = new Date(Date.parse(at) + refundDays * 86_400_000).toISOString();
    const related = entries.filter((entry) => entry.chargeId === chargeId);
    const state = chargeStateFrom(related, { expiresAt: null, now });
    if (chargeId && state === 'PAID' && until > now.toISOString()) return { chargeId, until };
  }
  return null;
}
