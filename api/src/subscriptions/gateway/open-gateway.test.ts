import { expect, it } from 'vitest';
import { openGateway } from './open-gateway.ts';

const stripe = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' };
const parts = { now: () => new Date(), deliver: () => Promise.resolve() };

it.each([
  ['Stripe if it is configured', { stripe, allowsSandbox: false }, 'stripe-signature', false],
  [
    'Stripe also if the sandbox is allowed',
    { stripe, allowsSandbox: true },
    'stripe-signature',
    false,
  ],
  [
    'the sandbox if it is allowed',
    { stripe: null, allowsSandbox: true },
    'sandbox-signature',
    true,
  ],
])('payments are processed by %s', async (_name, choice, header, isSandbox) => {
  const gateway = await openGateway({ ...choice, ...parts });
  expect(gateway?.signatureHeader).toBe(header);
  expect(gateway?.simulate !== undefined).toBe(isSandbox);
});

it('without configuration there are no payments', async () => {
  expect(await openGateway({ stripe: null, allowsSandbox: false, ...parts })).toBeNull();
});
