import type { PaymentMethod } from '@sabia/domain/subscriptions/charge.ts';
import type { Payer } from '@sabia/domain/subscriptions/payer.ts';
import type { PaymentEventKind } from '@sabia/domain/subscriptions/payment-event.ts';

/** A payment to request. */
export interface ChargeRequest {
  /** Our charge id, which makes a repeated request the same charge. */
  id: string;
  method: PaymentMethod;
  amountCents: number;
  /** The text that the payer reads. */
  title: string;
  payer: Payer;
  email: string;
  expiresAt: string;
  /** The URL to return to from the service's own page. */
  returnUrl: string;
}

/** The payment instructions of the method. */
export interface PaymentDetails {
  /** The id of the payment at the service, once it has one. */
  reference?: string | null;
  checkoutUrl?: string | null;
  pixCode?: string | null;
  boletoLine?: string | null;
  boletoUrl?: string | null;
}

/** A notification of the service about a charge. */
export interface PaymentEvent {
  /** The service's id of the event, the same for a repeated notification. */
  id: string;
  kind: PaymentEventKind;
  /** The time of the event, not of the notification. */
  at: Date;
  chargeId: string;
  reference: string | null;
  /** The token to charge the same card again. */
  cardToken: string | null;
  /** Of a refund; null of other events. */
  amountCents: number | null;
}

/** Money that goes back to the payer. */
export interface RefundRequest {
  /** Our id of the refund, which makes a repeated request the same refund. */
  id: string;
  charge: { id: string; reference: string | null };
  amountCents: number;
  /** Nothing of the payment is left after it. */
  isRest: boolean;
}

/** A request to our webhook: the body and its signature. */
export interface Notification {
  body: string;
  signature: string;
}

/** The port to a payment service. Card numbers reach the service only, never us. */
export interface PaymentGateway {
  /** The header with the signature of its notifications. */
  signatureHeader: string;
  /** Requests a payment that the payer makes. */
  open(charge: ChargeRequest): Promise<PaymentDetails>;
  /** Charges a stored card; a notification reports the result. Returns the reference. */
  chargeCard(charge: ChargeRequest, cardToken: string): Promise<string | null>;
  /** Refunds a payment or a part of it; a notification confirms it. Throws `refund_refused` if it never will be. */
  refund(refund: RefundRequest): Promise<void>;
  /** Parses a notification; null for an irrelevant one. Refuses a wrong signature. */
  read(notification: Notification): Promise<PaymentEvent | null>;
  /** Simulates the answer of a bank; sandbox only. */
  simulate?: (
    charge: { id: string; method: PaymentMethod },
    outcome: PaymentEventKind,
  ) => Promise<void>;
}
