import { z } from 'zod';
import { choiceError } from '../choice.ts';
import { id, instant } from '../fields.ts';
import { messages } from '../messages.ts';
import { access } from './access.ts';
import { accessEntryKinds } from './access-entry.ts';
import { charge, paymentMethods } from './charge.ts';
import { boletoPayer, payer } from './payer.ts';
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

/** The path of the site to which the payer returns from the page of the payment service. */
export const returnPath = z
  .string({ error: messages.invalid })
  .max(2000, { error: messages.invalid })
  .regex(/^\//, { error: messages.invalid })
  .optional();

const agreed = {
  planId: id,
  /** The document and the address of a person are kept in the profile of the user. */
  keepsPayer: z.boolean({ error: messages.invalid }).default(false),
  returnPath,
};

/** Only a boleto needs the address of a person (product.md S10). */
export const subscriptionDraft = z.discriminatedUnion(
  'method',
  [
    z.object({ ...agreed, method: z.enum(['CARD', 'PIX']), payer }),
    z.object({ ...agreed, method: z.literal('BOLETO'), payer: boletoPayer }),
  ],
  { error: choiceError },
);
export type SubscriptionDraft = z.output<typeof subscriptionDraft>;

/** An access entry as its user sees it. */
const ledgerEntry = z.object({
  id,
  kind: z.enum(accessEntryKinds),
  at: instant,
  until: instant.nullable(),
  planName: z.string().nullable(),
  /** The price of the charge, or the amount of a refund. */
  priceCents: z.number().int().nullable(),
  /** The charge of the entry, whose receipt can be read after it was paid; null for admin overrides. */
  chargeId: id.nullable(),
});
export type LedgerEntry = z.output<typeof ledgerEntry>;

/** Everything that the subscription screen shows. */
export const subscriptionOverview = z.object({
  access,
  /** Access that the school gave and that has not ended; null without any. */
  grant: z.object({ from: instant, until: instant.nullable() }).nullable(),
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

/** A subscription or access by the school in the listing of administrators. */
export const listedSubscription = z.object({
  id,
  userId: id,
  userName: z.string(),
  email: z.string(),
  hasAccess: z.boolean(),
  /** Null for access that the school gave. */
  agreed: subscription
    .pick({ planName: true, priceCents: true, period: true, method: true })
    .nullable(),
  renewsAt: instant.nullable(),
  /** End of the access that the school gave; null without an end. */
  grantedUntil: instant.nullable(),
  createdAt: instant,
});
export type ListedSubscription = z.output<typeof listedSubscription>;
