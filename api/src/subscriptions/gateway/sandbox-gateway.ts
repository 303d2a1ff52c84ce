import { pixCode } from '@sabia/domain/documents/pix-code.ts';
import { boletoLine } from '@sabia/domain/documents/boleto-line.ts';
import { id, instant } from '@sabia/domain/fields.ts';
import { paymentEventKinds } from '@sabia/domain/subscriptions/payment-event.ts';
import { z } from 'zod';
import type { ChargeAsked, ChargeOpened, PaymentGateway } from './payment-gateway.ts';
import { requireSigned, sign } from './signature.ts';

const event = z.object({
  id: z.string(),
  kind: z.enum(paymentEventKinds),
  at: instant,
  chargeId: id,
  cardToken: z.string().nullable(),
});

interface SandboxParts {
  secret: string;
  now: () => Date;
  /** Brings a notification to our own address, as a service would. */
  deliver: (sent: { headers: Record<string, string>; body: string }) => Promise<void>;
}

/**
 * A payment service that plays one, with the same life cycle: for who develops, tests or tries the
 * school out. Its Pix codes and boletos are well made and nobody can pay them.
 */
export function createSandboxGateway({ secret, now, deliver }: SandboxParts): PaymentGateway {
  const play: PaymentGateway['play'] = ({ id: chargeId, method }, kind) => {
    const told = {
      id: `${chargeId}:${kind}`,
      kind,
      at: now().toISOString(),
      chargeId,
      cardToken: method === 'CARD' ? 'sandbox-card' : null,
    };
    const { body, signature } = sign(JSON.stringify(told), { secret, now: now() });
    return deliver({ headers: { [signatureHeader]: signature }, body });
  };
  return {
    signatureHeader,
    open: (charge) => Promise.resolve(waysToPay(charge)),
    async chargeCard(charge) {
      await play(charge, 'PAID');
      return null;
    },
    refund: ({ id: chargeId }) => play({ id: chargeId, method: 'PIX' }, 'REFUNDED'),
    async read(notification) {
      requireSigned(notification, { secret, now: now() });
      const { at, ...told } = event.parse(JSON.parse(notification.body));
      return { ...told, at: new Date(at), reference: null };
    },
    play,
  };
}

const signatureHeader = 'sandbox-signature';

function waysToPay({ id: chargeId, method, amountCents, expiresAt }: ChargeAsked): ChargeOpened {
  switch (method) {
    case 'CARD':
      return {};
    case 'PIX':
      return {
        pixCode: pixCode({
          // Nobody's key: no bank finds whom to pay.
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
          // No bank has this number.
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
