import { expect, it } from 'vitest';
import { openGateway } from './open-gateway.ts';

const stripe = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' };
const parts = { now: () => new Date(), deliver: () => Promise.resolve() };

it.each([
  ['Stripe where it is configured', { stripe, mayPlay: false }, 'stripe-signature', false],
  [
    'Stripe also where payments could be played',
    { stripe, mayPlay: true },
    'stripe-signature',
    false,
  ],
  [
    'played where nobody else can knock',
    { stripe: null, mayPlay: true },
    'sandbox-signature',
    true,
  ],
])('payments are taken by %s', async (_name, choice, header, isPlayed) => {
  const gateway = await openGateway({ ...choice, ...parts });
  expect(gateway?.signatureHeader).toBe(header);
  expect(gateway?.play !== undefined).toBe(isPlayed);
});

it('without configuration there are no payments', async () => {
  expect(await openGateway({ stripe: null, allowsSandbox: false, ...parts })).toBeNull();
});
