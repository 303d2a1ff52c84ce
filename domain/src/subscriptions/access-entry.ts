import { z } from 'zod';
import { id, instant } from '../fields.ts';

/** What the ledger of access tells of: facts, each with the moment in which it came about. */
export const accessEntryKinds = [
  'PAYMENT_CONFIRMED',
  'PAYMENT_REFUSED',
  'PAYMENT_EXPIRED',
  'RENEWAL_FAILED',
  'CANCELLED',
  'REFUNDED',
  'CHARGED_BACK',
  'CHARGEBACK_REVERSED',
  'GRANTED_BY_ADMIN',
  'REVOKED_BY_ADMIN',
] as const;
export type AccessEntryKind = (typeof accessEntryKinds)[number];

/** A line of the ledger, which only grows. */
export const accessEntry = z.object({
  kind: z.enum(accessEntryKinds),
  at: instant,
  /** Until when it opens: the end of what was paid for, or of what was granted; null without an end. */
  until: instant.nullable(),
  /** What is paid for again and again; null where an administrator decides. */
  subscriptionId: id.nullable(),
  /** The payment that it is about. */
  chargeId: id.nullable(),
});
export type AccessEntry = z.output<typeof accessEntry>;
