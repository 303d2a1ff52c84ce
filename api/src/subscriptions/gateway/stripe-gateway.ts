import { Refusal } from '@sabia/domain/refusal.ts';
import { Stripe } from 'stripe';
import type { ChargeRequest, PaymentDetails, PaymentGateway } from './payment-gateway.ts';
import { tolerance } from './signature.ts';
import { eventOf, kindOf, type PaymentObject } from './stripe-events.ts';
import { boletoIntent, cardIntent, checkoutParams, pixIntent } from './stripe-requests.ts';

interface Options {
  secretKey: string;
  webhookSecret: string;
  now: () => Date;
  /** The URL of a fake Stripe server, for tests. */
  server?: { host: string; port: number; protocol: 'http' };
}

/**
 * Payments by Stripe. Cards are entered on Stripe's own page; Pix and boleto are shown on ours. Every
 * payment, renewals included, is one payment intent with our charge's id: the ledger decides when a
 * renewal is due.
 */
export function createStripeGateway({
  secretKey,
  webhookSecret,
  now,
  server,
}: Options): PaymentGateway {
  const stripe = new Stripe(secretKey, { timeout: 6_000, maxNetworkRetries: 1, ...server });

  /** An idempotency key: a repeated request is the same payment. */
  const once = (charge: { id: string }, what: string) => ({
    idempotencyKey: `${what}:${charge.id}`,
  });

  async function openPage(charge: ChargeRequest): Promise<PaymentDetails> {
    const session = await stripe.checkout.sessions.create(
      checkoutParams(charge),
      once(charge, 'open'),
    );
    return { checkoutUrl: session.url };
  }

  async function openIntent(charge: ChargeRequest): Promise<PaymentDetails> {
    const intent = await stripe.paymentIntents.create(
      charge.method === 'PIX' ? pixIntent(charge) : boletoIntent(charge, now()),
      once(charge, 'open'),
    );
    const { pix_display_qr_code: code, boleto_display_details: slip } = intent.next_action ?? {};
    return {
      reference: intent.id,
      pixCode: code?.data,
      boletoLine: slip?.number?.replace(/\D/g, ''),
      boletoUrl: slip?.hosted_voucher_url,
    };
  }

  return {
    signatureHeader: 'stripe-signature',
    open: (charge) => withRefusal(charge.method === 'CARD' ? openPage(charge) : openIntent(charge)),
    async chargeCard(charge, cardToken) {
      try {
        const intent = await stripe.paymentIntents.create(
          cardIntent(charge, cardToken),
          once(charge, 'renew'),
        );
        return intent.id;
      } catch (error) {
        // The bank refused the card: a notification reports it, like every result.
        if (error instanceof Stripe.errors.StripeCardError) return error.payment_intent?.id ?? null;
        throw unreachable(error);
      }
    },
    async refund({ id, charge, amountCents }) {
      if (charge.reference === null)
        throw new Error(`charge ${charge.id} has no payment at Stripe`);
      const refund = { payment_intent: charge.reference, amount: amountCents };
      try {
        await withRefusal(stripe.refunds.create(refund, once({ id }, 'refund')));
      } catch (error) {
        // A boleto, a payment that is too old, or money that went back at Stripe's own page.
        if (error instanceof Stripe.errors.StripeInvalidRequestError)
          throw new Refusal('refund_refused');
        throw error;
      }
    },
    async read({ body, signature }) {
      const event = verifiedEvent(body, signature);
      const kind = kindOf(event);
      if (!kind) return null;
      return eventOf(event, kind, await intentOfEvent(event));
    },
  };

  function verifiedEvent(body: string, signature: string): Stripe.Event {
    try {
      return stripe.webhooks.constructEvent(
        body,
        signature,
        webhookSecret,
        tolerance,
        undefined,
        now().getTime(),
      );
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError)
        throw new Refusal('signature_invalid');
      throw error;
    }
  }

  /** Loads the payment of a refund or dispute, because only the payment has our charge's id. */
  async function intentOfEvent(event: Stripe.Event): Promise<PaymentObject> {
    const { object } = event.data;
    if (object.object === 'payment_intent' || object.object === 'checkout.session') return object;
    if (!('payment_intent' in object) || typeof object.payment_intent !== 'string') return {};
    return withRefusal(stripe.paymentIntents.retrieve(object.payment_intent));
  }
}

/** Calls Stripe. A missing answer is `unavailable`, which can be retried, and not a bug. */
async function withRefusal<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw unreachable(error);
  }
}

function unreachable(error: unknown): unknown {
  const isDown =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    // Another request for the same charge is running.
    (error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode === 409) ||
    error instanceof Stripe.errors.StripeRateLimitError;
  return isDown ? new Refusal('payment_service_down') : error;
}
