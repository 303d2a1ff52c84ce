import { type PaymentMethod } from '@sabia/domain/subscriptions/charge.ts';
import type { Payer } from '@sabia/domain/subscriptions/payer.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { ChargeOpened, PaymentGateway } from './gateway/payment-gateway.ts';

/** A charge that is written down and not yet asked for. */
export interface ChargeDue {
  id: string;
  method: PaymentMethod;
  priceCents: number;
  planName: string;
  payer: Payer;
  email: string;
  cardToken: string | null;
  expiresAt: string;
}

/**
 * Asks the payment service for a charge, and keeps how it is paid. Outside of a transaction: the
 * service may answer before we do. Asked again after a failure, it stays one charge.
 */
export async function openCharge(
  db: Database,
  { priceCents, planName, cardToken, ...charge }: ChargeDue,
  { gateway, site, now }: { gateway: PaymentGateway; site: string; now: Date },
): Promise<void> {
  const asked = {
    ...charge,
    amountCents: priceCents,
    title: planName,
    returnUrl: `${site}/assinatura`,
  };
  const opened: ChargeOpened =
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

/** Until when somebody who subscribes now can pay. */
export const expiryOf = (method: PaymentMethod, now: Date): string =>
  new Date(now.getTime() + daysToPay[method] * day).toISOString();
