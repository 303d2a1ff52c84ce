import { z } from 'zod';
import { id, instant, requiredLine } from '../fields.ts';
import { messages } from '../messages.ts';
import { paymentMethods } from './charge.ts';

/** WAITING: the payment service has not answered yet. UNANSWERED: it has not for a day, and is not asked again. */
const refundStates = ['WAITING', 'SENT', 'REFUSED', 'UNANSWERED'] as const;
export type RefundState = (typeof refundStates)[number];

/** A requested refund of a payment. */
const refund = z.object({
  id,
  amountCents: z.number().int(),
  state: z.enum(refundStates),
  /** By the school; else by the subscriber, within seven days (product.md S5). */
  isBySchool: z.boolean(),
  reason: z.string().nullable(),
  /** The administrator. */
  by: z.string().nullable(),
  requestedAt: instant,
});

/** A paid charge, with what has gone back. */
export const payment = z.object({
  chargeId: id,
  planName: z.string(),
  method: z.enum(paymentMethods),
  paidAt: instant,
  /** End of the paid period. */
  until: instant.nullable(),
  priceCents: z.number().int(),
  refundableCents: z.number().int(),
  refunds: z.array(refund),
});
export type Payment = z.output<typeof payment>;

/** A refund by the school. The client makes the id, so that a repeated request is the same refund. */
export const refundDraft = z.object({
  id,
  amountCents: z
    .number({ error: messages.required })
    .int({ error: messages.amount })
    .min(1, { error: messages.amount })
    .max(1_000_000, { error: messages.price }),
  /** The subscriber reads it. */
  reason: requiredLine(200),
});
export type RefundDraft = z.output<typeof refundDraft>;
