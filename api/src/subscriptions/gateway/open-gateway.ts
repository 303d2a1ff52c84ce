import { randomBytes } from 'node:crypto';
import type { PaymentGateway } from './payment-gateway.ts';
import { createSandboxGateway } from './sandbox-gateway.ts';

interface Options {
  stripe: { secretKey: string; webhookSecret: string } | null;
  /** True if the sandbox is allowed: only if the app listens on loopback. */
  allowsSandbox: boolean;
  now: () => Date;
  deliver: (sent: { headers: Record<string, string>; body: string }) => Promise<void>;
}

/** Opens the configured payment service; loads Stripe's library only if it is used. Null: no payments. */
export async function openGateway(options: Options): Promise<PaymentGateway | null> {
  const { stripe, allowsSandbox, ...shared } = options;
  if (stripe) {
    const { createStripeGateway } = await import('./stripe-gateway.ts');
    return createStripeGateway({ ...stripe, ...shared });
  }
  const secret = randomBytes(32).toString('hex');
  return allowsSandbox ? createSandboxGateway({ ...shared, secret }) : null;
}
