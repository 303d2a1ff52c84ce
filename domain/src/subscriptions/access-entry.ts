import { z } from 'zod';
import { id, instant } from '../fields.ts';

/** Kinds of facts in the ledger of access. */
export const accessEntryKinds = [
  'PAYMENT_CONFIRMED',
  'PAYMENT_REFUSED',
  'PAYMENT_EXPIRED',
  'RENEWAL_FAILED',
  'CANCELLED',
  /** The whole payment, or the rest of it. */
  'REFUNDED',
  /** A part of the payment; access stays. */
  'PARTLY_REFUNDED',
  'CHARGED_BACK',
  'CHARGEBACK_REVERSED',
  'GRANTED_BY_ADMIN',
  'REVOKED_BY_ADMIN',
  /** Undoes the last override before it that was not undone. */
  'OVERRIDE_UNDONE_BY_ADMIN',
] as const;
export type AccessEntryKind = (typeof accessEntryKinds)[number];

/** One fact of the ledger, which is append-only. */
const accessEntry = z.object({
  kind: z.enum(accessEntryKinds),
  at: instant,
  /** End of the access that was paid for or granted; null without an end. */
  until: instant.nullable(),
  /** Start of the paid period if it was agreed before the payment; null: it starts when it is paid. */
  startsAt: instant.nullable(),
  /** Null for admin overrides. */
  subscriptionId: id.nullable(),
  /** The payment of this fact; null for admin overrides and cancellations. */
  chargeId: id.nullable(),
});
export type AccessEntry = z.output<typeof accessEntry>;
