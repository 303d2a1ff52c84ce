import { randomBytes } from 'node:crypto';
import type { PaymentGateway } from './payment-gateway.ts';
import { createSandboxGateway } from './sandbox-gateway.ts';

interface Choice {
  stripe: { secretKey: string; webhookSecret: string } | null;
  /** Whether payments may be played: only where nobody but this machine can reach the school. */
  mayPlay: boolean;
  now: () => Date;
  deliver: (sent: { headers: Record<string, string>; body: string }) => Promise<void>;
}

/** The payment service that is configured; Stripe's code is loaded for who uses it. Null: no payments. */
export async function openGateway(choice: Choice): Promise<PaymentGateway | null> {
  const { stripe, mayPlay, ...parts } = choice;
  if (stripe) {
    const { createStripeGateway } = await import('./stripe-gateway.ts');
    return createStripeGateway({ ...stripe, ...parts });
  }
  const secret = randomBytes(32).toString('hex');
  return mayPlay ? createSandboxGateway({ ...parts, secret }) : null;
}
