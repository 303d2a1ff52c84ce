import type { PaymentMethod } from '@sabia/domain/subscriptions/charge.ts';
import type { Payer } from '@sabia/domain/subscriptions/payer.ts';
import type { PaymentEventKind } from '@sabia/domain/subscriptions/payment-event.ts';

/** A payment that is to be asked for. */
export interface ChargeAsked {
  /** Ours; asked for twice, it is one charge. */
  id: string;
  method: PaymentMethod;
  amountCents: number;
  /** What the payer reads. */
  title: string;
  payer: Payer;
  email: string;
  expiresAt: string;
  /** Where the payer comes back to from the service's own page. */
  returnUrl: string;
}

/** How it can be paid, by its method. */
export interface ChargeOpened {
  /** What the service calls it, as soon as it does. */
  reference?: string | null;
  checkoutUrl?: string | null;
  pixCode?: string | null;
  boletoLine?: string | null;
  boletoUrl?: string | null;
}

/** What the service tells of a charge. */
export interface PaymentEvent {
  /** The service's own name of this telling: the same whenever it is told again. */
  id: string;
  kind: PaymentEventKind;
  /** When it came about, not when it is told. */
  at: Date;
  chargeId: string;
  reference: string | null;
  /** By what the same card can be charged again. */
  cardToken: string | null;
}

/** What arrives at our address, and what says who sent it. */
export interface Notification {
  body: string;
  signature: string;
}

/** The port: a service that collects payments. It sees cards; we never do. */
export interface PaymentGateway {
  /** The header in which its notifications are signed. */
  signatureHeader: string;
  /** Asks for a payment that somebody makes by themselves. */
  open(charge: ChargeAsked): Promise<ChargeOpened>;
  /** Charges a card once more; what becomes of it is notified. Answers with the reference. */
  chargeCard(charge: ChargeAsked, cardToken: string): Promise<string | null>;
  /** Gives a payment back, whole; that it did is notified. */
  refund(charge: { id: string; reference: string | null }): Promise<void>;
  /** What a notification says; null where it is nothing to us. Who only claims to be the service is refused. */
  read(notification: Notification): Promise<PaymentEvent | null>;
  /** Plays what a bank would say, where payments are only played. */
  play?: (
    charge: { id: string; method: PaymentMethod },
    outcome: PaymentEventKind,
  ) => Promise<void>;
}
