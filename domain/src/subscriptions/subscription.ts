import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { messages } from '../messages.ts';
import { access } from './access.ts';
import { accessEntryKinds } from './access-entry.ts';
import { charge, paymentMethods } from './charge.ts';
import { payer } from './payer.ts';
import { planPeriods } from './plan.ts';

/** An agreement to pay a plan in every period until it is cancelled. */
const subscription = z.object({
  id,
  planName: z.string(),
  priceCents: z.number().int(),
  period: z.enum(planPeriods),
  method: z.enum(paymentMethods),
  /** When the next payment is due; null if it is not renewed. */
  renewsAt: instant.nullable(),
  createdAt: instant,
});
export type Subscription = z.output<typeof subscription>;

export const subscriptionDraft = z.object({
  planId: id,
  method: z.enum(paymentMethods, { error: messages.required }),
  payer,
});
export type SubscriptionDraft = z.output<typeof subscriptionDraft>;

/** An access entry as its user sees it. */
const ledgerEntry = z.object({
  id,
  kind: z.enum(accessEntryKinds),
  at: instant,
  until: instant.nullable(),
  planName: z.string().nullable(),
  priceCents: z.number().int().nullable(),
});
export type LedgerEntry = z.output<typeof ledgerEntry>;

/** Everything that the subscription screen shows. */
export const subscriptionOverview = z.object({
  access,
  /** The latest one, also if it has ended. */
  subscription: subscription.nullable(),
  /** The latest charge of the subscription. */
  charge: charge.nullable(),
  /** End of the period in which the latest payment can be refunded; null if it can't. */
  refundableUntil: instant.nullable(),
  /** Newest first. */
  history: z.array(ledgerEntry),
  /** True if the sandbox simulates payments. */
  isSandbox: z.boolean(),
});
export type SubscriptionOverview = z.output<typeof subscriptionOverview>;

/** A subscription in the listing of administrators. */
export const listedSubscription = subscription.extend({
  userId: id,
  userName: z.string(),
  email: z.string(),
  hasAccess: z.boolean(),
});
export type ListedSubscription = z.output<typeof listedSubscription>;
