import { type PaymentMethod } from '@sabia/domain/subscriptions/charge.ts';
import type { Payer } from '@sabia/domain/subscriptions/payer.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { PaymentDetails, PaymentGateway } from './gateway/payment-gateway.ts';

/** A stored charge that was not requested yet. */
export interface DueCharge {
  id: string;
  method: PaymentMethod;
  priceCents: number;
  planName: string;
  payer: Payer;
  email: string;
  cardToken: string | null;
  expiresAt: string;
  /** The path of the site that the subscription page leads back to. */
  returnPath?: string | undefined;
}

/** The act of a payer. */
export interface PayingAct extends At {
  viewer: Pick<Viewer, 'id' | 'email'>;
  gateway: PaymentGateway;
  site: string;
}

/**
 * Requests a charge from the payment service and stores the payment instructions. Runs outside of a
 * transaction, because a notification may arrive before our answer. A repeated request is the same charge.
 */
export async function openCharge(
  db: Database,
  { priceCents, planName, cardToken, returnPath, ...charge }: DueCharge,
  { gateway, site, now }: Omit<PayingAct, 'viewer'>,
): Promise<void> {
  const asked = {
    ...charge,
    amountCents: priceCents,
    title: planName,
    returnUrl: `${site}/assinatura${returnPath ? `?voltar=${encodeURIComponent(returnPath)}` : ''}`,
  };
  const opened: PaymentDetails =
    cardToken === null
      ? await gateway.open(asked)
      : { reference: await gateway.chargeCard(asked, cardToken) };
  const { reference, checkoutUrl, pixCode, boletoLine, boletoUrl } = opened;
  await db.run(sql`
    update charges set asked_at = ${now.toISOString()},
      reference = coalesce(${reference ?? null}, reference),
      checkout_url = ${checkoutUrl ?? null}, pix_code = ${pixCode ?? null},
      boleto_line = ${boletoLine ?? null}, boleto_url = ${boletoUrl ?? null}
    where id = ${charge.id}`);
}

const day = 86_400_000;
const daysToPay = { CARD: 1, PIX: 1, BOLETO: 3 } as const satisfies Record<PaymentMethod, number>;

/** The time until which a charge that is requested now can be paid. */
export const expiryOf = (method: PaymentMethod, now: Date): string =>
  new Date(now.getTime() + daysToPay[method] * day).toISOString();
