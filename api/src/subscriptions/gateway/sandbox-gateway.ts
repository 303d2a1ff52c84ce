import { pixCode } from '@sabia/domain/documents/pix-code.ts';
import { boletoLine } from '@sabia/domain/documents/boleto-line.ts';
import { id, instant } from '@sabia/domain/fields.ts';
import { paymentEventKinds } from '@sabia/domain/subscriptions/payment-event.ts';
import { z } from 'zod';
import type { ChargeRequest, PaymentDetails, PaymentGateway } from './payment-gateway.ts';
import { requireSigned, sign } from './signature.ts';

const event = z.object({
  id: z.string(),
  kind: z.enum(paymentEventKinds),
  at: instant,
  chargeId: id,
  cardToken: z.string().nullable(),
  amountCents: z.number().int().nullable().default(null),
});

interface Options {
  secret: string;
  now: () => Date;
  /** Delivers a notification to our own webhook. */
  deliver: (sent: { headers: Record<string, string>; body: string }) => Promise<void>;
}

/**
 * A simulated payment service with the life cycle of a real one, for development, tests and demos. Its
 * Pix codes and boletos are well-formed and cannot be paid.
 */
export function createSandboxGateway({ secret, now, deliver }: Options): PaymentGateway {
  function tell(told: Omit<z.input<typeof event>, 'at'>): Promise<void> {
    const notification = JSON.stringify({ ...told, at: now().toISOString() });
    const { body, signature } = sign(notification, { secret, now: now() });
    return deliver({ headers: { [signatureHeader]: signature }, body });
  }
  const simulate: PaymentGateway['simulate'] = ({ id: chargeId, method }, kind) =>
    tell({
      id: `${chargeId}:${kind}`,
      kind,
      chargeId,
      cardToken: method === 'CARD' ? 'sandbox-card' : null,
    });
  return {
    signatureHeader,
    open: (charge) => Promise.resolve(paymentDetails(charge)),
    async chargeCard(charge) {
      await simulate(charge, 'PAID');
      return null;
    },
    refund: ({ id: refundId, charge, amountCents, isRest }) =>
      tell({
        id: `${refundId}:REFUNDED`,
        kind: isRest ? 'REFUNDED' : 'PARTLY_REFUNDED',
        chargeId: charge.id,
        cardToken: null,
        amountCents,
      }),
    async read(notification) {
      requireSigned(notification, { secret, now: now() });
      const { at, ...told } = event.parse(JSON.parse(notification.body));
      return { ...told, at: new Date(at), reference: null };
    },
    simulate,
  };
}

const signatureHeader = 'sandbox-signature';

function paymentDetails({
  id: chargeId,
  method,
  amountCents,
  expiresAt,
}: ChargeRequest): PaymentDetails {
  switch (method) {
    case 'CARD':
      return {};
    case 'PIX':
      return {
        pixCode: pixCode({
          // A Pix key without an account.
          key: chargeId,
          name: 'Pagamento de teste',
          city: 'Sabiá',
          amountCents,
          reference: chargeId.replaceAll('-', '').slice(0, 25),
        }),
      };
    case 'BOLETO':
      return {
        boletoLine: boletoLine({
          // A bank number that is not assigned.
          bank: '000',
          due: new Date(expiresAt),
          amountCents,
          own: String(BigInt(`0x${chargeId.replaceAll('-', '')}`))
            .slice(-25)
            .padStart(25, '0'),
        }),
      };
  }
}
