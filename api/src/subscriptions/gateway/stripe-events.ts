import type { PaymentEventKind } from '@sabia/domain/subscriptions/payment-event.ts';
import type { Stripe } from 'stripe';
import type { PaymentEvent } from './payment-gateway.ts';
import { cardTokenOf } from './stripe-requests.ts';

/** The fields of an event's object that we read. */
export interface PaymentObject {
  object?: string;
  id?: string;
  metadata?: Stripe.Metadata | null;
  customer?: unknown;
  payment_method?: unknown;
}

/** The failure code of an expired Pix or boleto. */
const expiredCode = 'payment_intent_payment_attempt_expired';

/** Maps a Stripe event to a payment notification; null for other events. */
export function kindOf(event: Stripe.Event): PaymentEventKind | null {
  switch (event.type) {
    case 'payment_intent.succeeded':
      return 'PAID';
    case 'payment_intent.payment_failed':
      return event.data.object.last_payment_error?.code === expiredCode ? 'EXPIRED' : 'REFUSED';
    case 'payment_intent.canceled':
    case 'checkout.session.expired':
      return 'EXPIRED';
    case 'charge.refunded':
      return event.data.object.refunded ? 'REFUNDED' : 'PARTLY_REFUNDED';
    case 'charge.dispute.funds_withdrawn':
      return 'CHARGED_BACK';
    case 'charge.dispute.funds_reinstated':
      return 'CHARGEBACK_REVERSED';
    default:
      return null;
  }
}

/** The amount of one refund: the event has the sum of all refunds of the payment, and the sum before. */
function refundedBy(event: Stripe.Event): number | null {
  if (event.type !== 'charge.refunded') return null;
  const before = event.data.previous_attributes?.amount_refunded ?? 0;
  return event.data.object.amount_refunded - before;
}

export function eventOf(
  event: Stripe.Event,
  kind: PaymentEventKind,
  payment: PaymentObject,
): PaymentEvent | null {
  const chargeId = payment.metadata?.chargeId;
  if (!chargeId || !isUuid(chargeId)) return null;
  return {
    id: event.id,
    kind,
    at: new Date(event.created * 1000),
    chargeId,
    reference: payment.object === 'payment_intent' ? (payment.id ?? null) : null,
    cardToken: kind === 'PAID' ? cardTokenOf(payment) : null,
    amountCents: refundedBy(event),
  };
}

const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
