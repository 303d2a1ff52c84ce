import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aPayer } from '../subscriptions.factory.ts';
import type { ChargeRequest } from './payment-gateway.ts';
import { createStripeGateway } from './stripe-gateway.ts';

const now = new Date('2026-11-21T15:00:00.000Z');
const secretKey = 'sk_test_only_for_tests';
const webhookSecret = 'whsec_only_for_tests';
const chargeId = '019d0000-0000-7000-8000-00000000000a';

/** A fake Stripe server: records requests and answers as the test says. */
const heard: { route: string; key: string | undefined; sent: Record<string, string> }[] = [];
let answer: { status: number; body: object };
const peer = createServer((request: IncomingMessage, response) => {
  void text(request).then((body) => {
    heard.push({
      route: `${request.method} ${request.url}`,
      key: request.headers['idempotency-key']?.toString(),
      sent: Object.fromEntries(new URLSearchParams(body)),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
});
await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
afterAll(() => peer.close());

const { port } = peer.address() as AddressInfo;
const gatewayAt = (to: number) =>
  createStripeGateway({
    secretKey,
    webhookSecret,
    now: () => now,
    server: { host: '127.0.0.1', port: to, protocol: 'http' },
  });
const gateway = gatewayAt(port);

beforeEach(() => {
  heard.length = 0;
  answer = { status: 200, body: {} };
});

const charge: ChargeRequest = {
  id: chargeId,
  method: 'PIX',
  amountCents: 2990,
  title: 'Plano mensal',
  payer: aPayer,
  email: 'maria@example.com',
  expiresAt: '2026-11-24T15:00:00.000Z',
  returnUrl: 'https://sabia.example/assinatura',
};

const refund = {
  id: '019d0000-0000-7000-8000-00000000000b',
  charge: { id: chargeId, reference: 'pi_1' },
  amountCents: 1000,
  isRest: false,
};

describe('a request to Stripe', () => {
  it('for a Pix returns the code', async () => {
    const code = { data: '000201…', expires_at: 1 };
    answer.body = { id: 'pi_1', next_action: { pix_display_qr_code: code } };
    expect(await gateway.open(charge)).toMatchObject({ reference: 'pi_1', pixCode: '000201…' });
    expect(heard).toEqual([
      {
        route: 'POST /v1/payment_intents',
        key: `open:${chargeId}`,
        sent: expect.objectContaining({
          amount: '2990',
          currency: 'brl',
          'allowed_payment_method_types[0]': 'pix',
          'payment_method_options[pix][expires_at]': '1795532400',
          'metadata[chargeId]': chargeId,
        }),
      },
    ]);
  });

  it('for a boleto returns its number', async () => {
    const slip = { number: '00190.50095 40144', hosted_voucher_url: 'https://stripe.test/slip' };
    answer.body = { id: 'pi_2', next_action: { boleto_display_details: slip } };
    expect(await gateway.open({ ...charge, method: 'BOLETO' })).toMatchObject({
      boletoLine: '001905009540144',
      boletoUrl: 'https://stripe.test/slip',
    });
    expect(heard[0]?.sent).toMatchObject({
      'payment_method_data[boleto][tax_id]': '52998224725',
      'payment_method_data[billing_details][address][postal_code]': '50030230',
      'payment_method_options[boleto][expires_after_days]': '3',
    });
  });

  it('for a card returns the URL of a Checkout page', async () => {
    answer.body = { id: 'cs_1', url: 'https://stripe.test/page' };
    expect(await gateway.open({ ...charge, method: 'CARD' })).toEqual({
      checkoutUrl: 'https://stripe.test/page',
    });
    expect(heard[0]).toMatchObject({
      route: 'POST /v1/checkout/sessions',
      sent: {
        mode: 'payment',
        success_url: 'https://sabia.example/assinatura',
        'payment_intent_data[metadata][chargeId]': chargeId,
        'payment_intent_data[setup_future_usage]': 'off_session',
      },
    });
  });

  it('to charge a stored card is off-session', async () => {
    answer.body = { id: 'pi_3' };
    expect(await gateway.chargeCard(charge, 'cus_1 pm_1')).toBe('pi_3');
    expect(heard[0]).toMatchObject({
      key: `renew:${chargeId}`,
      sent: { customer: 'cus_1', payment_method: 'pm_1', off_session: 'true', confirm: 'true' },
    });
  });

  it('does not fail if the bank refuses the card: a notification reports it', async () => {
    answer = {
      status: 402,
      body: {
        error: { type: 'card_error', code: 'card_declined', payment_intent: { id: 'pi_4' } },
      },
    };
    expect(await gateway.chargeCard(charge, 'cus_1 pm_1')).toBe('pi_4');
  });

  it('to refund a payment is idempotent', async () => {
    await gateway.refund(refund);
    expect(heard).toMatchObject([
      {
        route: 'POST /v1/refunds',
        key: `refund:${refund.id}`,
        sent: { payment_intent: 'pi_1', amount: '1000' },
      },
    ]);
  });

  it('to refund more than is left is refused for good', async () => {
    answer = {
      status: 400,
      body: { error: { type: 'invalid_request_error', code: 'charge_already_refunded' } },
    };
    await expect(gateway.refund(refund)).rejects.toMatchObject({ code: 'refund_refused' });
  });

  it('is refused as unavailable while Stripe is down', async () => {
    const nobody = gatewayAt(1);
    await expect(nobody.open(charge)).rejects.toMatchObject({ code: 'payment_service_down' });
  });
});

const stripe = new Stripe(secretKey);
const metadata = { chargeId };

function told(
  type: string,
  object: object,
  { secret = webhookSecret, at = now, before = {} } = {},
) {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type,
    created: now.getTime() / 1000,
    data: { object, previous_attributes: before },
  });
  const timestamp = at.getTime() / 1000;
  const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  return gateway.read({ body, signature });
}

describe('a notification of Stripe', () => {
  const intent = { object: 'payment_intent', id: 'pi_1', metadata };
  const refunded = {
    object: 'charge',
    payment_intent: 'pi_1',
    refunded: true,
    amount_refunded: 2990,
  };

  it.each([
    ['payment_intent.succeeded', intent, 'PAID'],
    ['payment_intent.payment_failed', intent, 'REFUSED'],
    [
      'payment_intent.payment_failed',
      { ...intent, last_payment_error: { code: 'payment_intent_payment_attempt_expired' } },
      'EXPIRED',
    ],
    ['payment_intent.canceled', intent, 'EXPIRED'],
    ['checkout.session.expired', { object: 'checkout.session', id: 'cs_1', metadata }, 'EXPIRED'],
    ['charge.refunded', refunded, 'REFUNDED'],
    ['charge.refunded', { ...refunded, refunded: false }, 'PARTLY_REFUNDED'],
    [
      'charge.dispute.funds_withdrawn',
      { object: 'dispute', payment_intent: 'pi_1' },
      'CHARGED_BACK',
    ],
    [
      'charge.dispute.funds_reinstated',
      { object: 'dispute', payment_intent: 'pi_1' },
      'CHARGEBACK_REVERSED',
    ],
  ])('%s of a charge', async (type, object, kind) => {
    answer.body = intent;
    expect(await told(type, object)).toMatchObject({ id: 'evt_1', kind, at: now, chargeId });
  });

  it('has the amount of one refund', async () => {
    answer.body = intent;
    const part = { ...refunded, refunded: false, amount_refunded: 1500 };
    expect(await told('charge.refunded', part, { before: { amount_refunded: 500 } })).toMatchObject(
      {
        amountCents: 1000,
      },
    );
  });

  it('has the card token for renewals', async () => {
    const paid = { ...intent, customer: 'cus_1', payment_method: 'pm_1' };
    expect(await told('payment_intent.succeeded', paid)).toMatchObject({
      reference: 'pi_1',
      cardToken: 'cus_1 pm_1',
    });
  });

  it.each([
    ['a payment of another product', 'payment_intent.succeeded', { ...intent, metadata: {} }],
    ['an event without a payment', 'customer.created', { object: 'customer' }],
  ])('is ignored: %s', async (_name, type, object) => {
    expect(await told(type, object)).toBeNull();
  });

  it.each([
    ['the secret is wrong', { secret: 'whsec_guessed' }],
    ['it is a replay', { at: new Date(now.getTime() - 301_000) }],
  ])('is refused when %s', async (_name, change) => {
    await expect(told('payment_intent.succeeded', intent, change)).rejects.toMatchObject({
      code: 'signature_invalid',
    });
  });
});
