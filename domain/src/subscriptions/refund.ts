import type { AccessEntry } from './access-entry.ts';
import { chargeStateFrom } from './charge.ts';

/** Days in which who bought from a distance may change their mind (article 49 of the consumers' code). */
const refundDays = 7;

/** The latest payment that can still be given back, and until when. */
export interface Refundable {
  chargeId: string;
  until: string;
}

export function refundableFrom(entries: readonly AccessEntry[], now: Date): Refundable | null {
  const payments = entries
    .filter(({ kind }) => kind === 'PAYMENT_CONFIRMED')
    .toSorted((a, b) => (a.at < b.at ? 1 : -1));
  for (const { chargeId, at } of payments) {
    const until = new Date(Date.parse(at) + refundDays * 86_400_000).toISOString();
    const about = entries.filter((entry) => entry.chargeId === chargeId);
    const state = chargeStateFrom(about, { expiresAt: null, now });
    if (chargeId && state === 'PAID' && until > now.toISOString()) return { chargeId, until };
  }
  return null;
}
