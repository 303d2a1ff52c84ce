import { Refusal } from '@sabia/domain/refusal.ts';
import type { PaymentEventKind } from '@sabia/domain/subscriptions/payment-event.ts';
import { Stripe } from 'stripe';
import type { ChargeAsked, ChargeOpened, PaymentEvent, PaymentGateway } from './payment-gateway.ts';
import { tolerance } from './signature.ts';

interface StripeParts {
  secretKey: string;
  webhookSecret: string;
  now: () => Date;
  /** Another Stripe, for tests. */
  peer?: { host: string; port: number; protocol: 'http' };
}

/**
 * Stripe. A card is told on Stripe's own page; Pix and boleto are shown on ours. Every payment is one
 * payment intent that carries our charge's id, renewals too: the ledger says when they fall due.
 */
export function createStripeGateway({
  secretKey,
  webhookSecret,
  now,
  peer,
}: StripeParts): PaymentGateway {
  const stripe = new Stripe(secretKey, { timeout: 10_000, maxNetworkRetries: 1, ...peer });

  /** The same request again is the same payment. */
  const once = (charge: { id: string }, what: string) => ({
    idempotencyKey: `${what}:${charge.id}`,
  });

  async function openPage(charge: ChargeAsked): Promise<ChargeOpened> {
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        locale: 'pt-BR',
        allowed_payment_method_types: ['card'],
        customer_creation: 'always',
        customer_email: charge.email,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: 'brl',
              unit_amount: charge.amountCents,
              product_data: { name: charge.title },
            },
          },
        ],
        metadata: { chargeId: charge.id },
        payment_intent_data: {
          // So that the renewals can be charged.
          setup_future_usage: 'off_session',
          metadata: { chargeId: charge.id },
        },
        expires_at: Math.floor(Date.parse(charge.expiresAt) / 1000) - minute,
        success_url: charge.returnUrl,
        cancel_url: charge.returnUrl,
      },
      once(charge, 'open'),
    );
    return { ...nothingToShow, checkoutUrl: session.url };
  }

  async function openIntent(charge: ChargeAsked): Promise<ChargeOpened> {
    const intent = await stripe.paymentIntents.create(
      { ...intentOf(charge), ...(charge.method === 'PIX' ? pix(charge) : boleto(charge, now())) },
      once(charge, 'open'),
    );
    const { pix_display_qr_code: code, boleto_display_details: slip } = intent.next_action ?? {};
    return {
      ...nothingToShow,
      reference: intent.id,
      pixCode: code?.data ?? null,
      boletoLine: slip?.number?.replace(/\D/g, '') ?? null,
      boletoUrl: slip?.hosted_voucher_url ?? null,
    };
  }

  return {
    signatureHeader: 'stripe-signature',
    open: (charge) => answering(charge.method === 'CARD' ? openPage(charge) : openIntent(charge)),
    async chargeCard(charge, cardToken) {
      const [customer = '', paymentMethod = ''] = cardToken.split(' ');
      const asked = {
        ...intentOf(charge),
        customer,
        payment_method: paymentMethod,
        off_session: true,
      };
      try {
        const intent = await stripe.paymentIntents.create(asked, once(charge, 'renew'));
        return intent.id;
      } catch (error) {
        // A bank said no: that is told by a notification, as everything is.
        if (error instanceof Stripe.errors.StripeCardError) return error.payment_intent?.id ?? null;
        throw unreachable(error);
      }
    },
    async refund({ id, reference }) {
      if (reference === null) throw new Error(`charge ${id} has no payment at Stripe`);
      await answering(stripe.refunds.create({ payment_intent: reference }, once({ id }, 'refund')));
    },
    async read({ body, signature }) {
      const event = believed(body, signature);
      const kind = kindOf(event);
      if (!kind) return null;
      return eventOf(event, kind, await intentOfEvent(event));
    },
  };

  function believed(body: string, signature: string): Stripe.Event {
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

  /** What a refund or a dispute is about is named there; our charge's id stands on the payment itself. */
  async function intentOfEvent(event: Stripe.Event): Promise<About> {
    const { object } = event.data;
    if (object.object === 'payment_intent' || object.object === 'checkout.session') return object;
    if (!('payment_intent' in object) || typeof object.payment_intent !== 'string') return {};
    return answering(stripe.paymentIntents.retrieve(object.payment_intent));
  }
}

const minute = 60;

const nothingToShow: ChargeOpened = {
  reference: null,
  checkoutUrl: null,
  pixCode: null,
  boletoLine: null,
  boletoUrl: null,
};

type Intent = Partial<Stripe.PaymentIntentCreateParams>;

const intentOf = ({ id, amountCents, title }: ChargeAsked) => ({
  amount: amountCents,
  currency: 'brl',
  confirm: true,
  description: title,
  metadata: { chargeId: id },
});

const pix = ({ expiresAt }: ChargeAsked): Intent => ({
  allowed_payment_method_types: ['pix'],
  payment_method_data: { type: 'pix' },
  payment_method_options: { pix: { expires_at: Math.floor(Date.parse(expiresAt) / 1000) } },
});

function boleto({ payer, email, expiresAt }: ChargeAsked, now: Date): Intent {
  const { street, number, city, state, postalCode } = payer.address;
  const days = Math.ceil((Date.parse(expiresAt) - now.getTime()) / 86_400_000);
  return {
    allowed_payment_method_types: ['boleto'],
    payment_method_data: {
      type: 'boleto',
      boleto: { tax_id: payer.kind === 'PERSON' ? payer.cpf : payer.cnpj },
      billing_details: {
        name: payer.name,
        email,
        address: {
          line1: `${street}, ${number}`,
          city,
          state,
          postal_code: postalCode,
          country: 'BR',
        },
      },
    },
    payment_method_options: { boleto: { expires_after_days: days } },
  };
}

/** What an event is about, as far as we read it. */
interface About {
  object?: string;
  id?: string;
  metadata?: Stripe.Metadata | null;
  customer?: unknown;
  payment_method?: unknown;
}

function kindOf(event: Stripe.Event): PaymentEventKind | null {
  switch (event.type) {
    case 'payment_intent.succeeded':
      return 'PAID';
    case 'payment_intent.payment_failed':
      return 'REFUSED';
    case 'payment_intent.canceled':
    case 'checkout.session.expired':
      return 'EXPIRED';
    case 'charge.refunded':
      // What is given back in part leaves what was paid for open.
      return event.data.object.refunded ? 'REFUNDED' : null;
    case 'charge.dispute.funds_withdrawn':
      return 'CHARGED_BACK';
    case 'charge.dispute.funds_reinstated':
      return 'CHARGEBACK_REVERSED';
    default:
      return null;
  }
}

function eventOf(event: Stripe.Event, kind: PaymentEventKind, about: About): PaymentEvent | null {
  const chargeId = about.metadata?.chargeId;
  if (!chargeId || !isUuid(chargeId)) return null;
  const { customer, payment_method: card } = about;
  const isReusable = kind === 'PAID' && typeof customer === 'string' && typeof card === 'string';
  return {
    id: event.id,
    kind,
    at: new Date(event.created * 1000),
    chargeId,
    reference: about.object === 'payment_intent' ? (about.id ?? null) : null,
    cardToken: isReusable ? `${customer} ${card}` : null,
  };
}

const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** Stripe's answer; that it gave none is something to try again, and not our mistake. */
async function answering<T>(answer: Promise<T>): Promise<T> {
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
    error instanceof Stripe.errors.StripeRateLimitError;
  return isDown ? new Refusal('payment_service_down') : error;
}
