import type { AccessEntryKind } from './access-entry.ts';

/** What a payment service tells of a charge, whatever its own words are. */
export const paymentEventKinds = [
  'PAID',
  'REFUSED',
  'EXPIRED',
  'REFUNDED',
  'CHARGED_BACK',
  'CHARGEBACK_REVERSED',
] as const;
export type PaymentEventKind = (typeof paymentEventKinds)[number];

/** What the ledger writes down for it: to who has access already, a charge that fails is a renewal that failed. */
export function entryKindOf(kind: PaymentEventKind, { isRenewal }: { isRenewal: boolean }) {
  return isRenewal && (kind === 'REFUSED' || kind === 'EXPIRED') ? 'RENEWAL_FAILED' : entries[kind];
}

const entries = {
  PAID: 'PAYMENT_CONFIRMED',
  REFUSED: 'PAYMENT_REFUSED',
  EXPIRED: 'PAYMENT_EXPIRED',
  REFUNDED: 'REFUNDED',
  CHARGED_BACK: 'CHARGED_BACK',
  CHARGEBACK_REVERSED: 'CHARGEBACK_REVERSED',
} as const satisfies Record<PaymentEventKind, AccessEntryKind>;
