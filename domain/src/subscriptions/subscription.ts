import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { messages } from '../messages.ts';
import { access } from './access.ts';
import { accessEntryKinds } from './access-entry.ts';
import { charge, paymentMethods } from './charge.ts';
import { payer } from './payer.ts';
import { planPeriods } from './plan.ts';

/** What somebody agreed to pay, again and again until they cancel. */
export const subscription = z.object({
  id,
  planName: z.string(),
  priceCents: z.number().int(),
  period: z.enum(planPeriods),
  method: z.enum(paymentMethods),
  /** When the next payment falls due; null where none will. */
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

/** A line of the ledger as its owner reads it. */
export const historyEntry = z.object({
  id,
  kind: z.enum(accessEntryKinds),
  at: instant,
  until: instant.nullable(),
  planName: z.string().nullable(),
  priceCents: z.number().int().nullable(),
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** All that one screen says of somebody's subscription. */
export const subscriptionOverview = z.object({
  access,
  /** The latest, over or not. */
  subscription: subscription.nullable(),
  /** Its latest charge. */
  charge: charge.nullable(),
  /** Until when the latest payment can be given back. */
  refundableUntil: instant.nullable(),
  /** The newest first. */
  history: z.array(historyEntry),
  /** Whether payments are only played here, for who tries the school out. */
  isSandbox: z.boolean(),
});
export type SubscriptionOverview = z.output<typeof subscriptionOverview>;

/** For administrators: whose it is, and whether it gives access. */
export const listedSubscription = subscription.extend({
  userId: id,
  userName: z.string(),
  email: z.string(),
  hasAccess: z.boolean(),
});
export type ListedSubscription = z.output<typeof listedSubscription>;
