import type { Stripe } from 'stripe';
import type { ChargeRequest } from './payment-gateway.ts';

/** The requests to Stripe. Each payment has the id of our charge in its metadata. */

const about = ({ id }: ChargeRequest) => ({ metadata: { chargeId: id } });

const seconds = (instant: string) => Math.floor(Date.parse(instant) / 1000);

/** A Stripe Checkout page, where the payer enters a card. */
export const checkoutParams = (charge: ChargeRequest): Stripe.Checkout.SessionCreateParams => ({
  ...about(charge),
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
  // Lets renewals be charged later.
  payment_intent_data: { ...about(charge), setup_future_usage: 'off_session' },
  // A Checkout page expires after a day at most.
  expires_at: seconds(charge.expiresAt) - 60,
  success_url: charge.returnUrl,
  cancel_url: charge.returnUrl,
});

const intent = (charge: ChargeRequest): Stripe.PaymentIntentCreateParams => ({
  ...about(charge),
  amount: charge.amountCents,
  currency: 'brl',
  confirm: true,
  description: charge.title,
});

export const pixIntent = (charge: ChargeRequest): Stripe.PaymentIntentCreateParams => ({
  ...intent(charge),
  allowed_payment_method_types: ['pix'],
  payment_method_data: { type: 'pix' },
  payment_method_options: { pix: { expires_at: seconds(charge.expiresAt) } },
});

export function boletoIntent(charge: ChargeRequest, now: Date): Stripe.PaymentIntentCreateParams {
  const { id, payer, email, expiresAt } = charge;
  if (!('address' in payer)) throw new Error(`boleto ${id} has no address of its payer`);
  const { street, number, city, state, postalCode } = payer.address;
  const days = Math.ceil((Date.parse(expiresAt) - now.getTime()) / 86_400_000);
  return {
    ...intent(charge),
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

/** Charges the stored card while the payer is absent. */
export function cardIntent(
  charge: ChargeRequest,
  cardToken: string,
): Stripe.PaymentIntentCreateParams {
  const [customer, card] = cardToken.split(' ');
  return { ...intent(charge), customer, payment_method: card, off_session: true };
}

/** The stored card token: Stripe's customer and payment method. */
export const cardTokenOf = ({
  customer,
  payment_method: card,
}: {
  customer?: unknown;
  payment_method?: unknown;
}) => (typeof customer === 'string' && typeof card === 'string' ? `${customer} ${card}` : null);
