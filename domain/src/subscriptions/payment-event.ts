import type { AccessEntryKind } from './access-entry.ts';

/** Events of a charge, independent of the payment service. */
export const paymentEventKinds = [
  'PAID',
  'REFUSED',
  'EXPIRED',
  'REFUNDED',
  'PARTLY_REFUNDED',
  'CHARGED_BACK',
  'CHARGEBACK_REVERSED',
] as const;
export type PaymentEventKind = (typeof paymentEventKinds)[number];

/** The ledger entry of an event; a failed charge of a renewal is RENEWAL_FAILED. */
export function entryKindOf(kind: PaymentEventKind, { isRenewal }: { isRenewal: boolean }) {
  return isRenewal && (kind === 'REFUSED' || kind === 'EXPIRED') ? 'RENEWAL_FAILED' : entries[kind];
}

const entries = {
  PAID: 'PAYMENT_CONFIRMED',
  REFUSED: 'PAYMENT_REFUSED',
  EXPIRED: 'PAYMENT_EXPIRED',
  REFUNDED: 'REFUNDED',
  PARTLY_REFUNDED: 'PARTLY_REFUNDED',
  CHARGED_BACK: 'CHARGED_BACK',
  CHARGEBACK_REVERSED: 'CHARGEBACK_REVERSED',
} as const satisfies Record<PaymentEventKind, AccessEntryKind>;
