import { z } from 'zod';
import { id, instant } from '../fields.ts';
import type { AccessEntry, AccessEntryKind } from './access-entry.ts';

export const paymentMethods = ['CARD', 'PIX', 'BOLETO'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** In ascending order: a later state overrides an earlier one. */
const chargeStates = ['PENDING', 'EXPIRED', 'REFUSED', 'PAID', 'REFUNDED', 'CHARGED_BACK'] as const;
export type ChargeState = (typeof chargeStates)[number];

/** One payment that is asked for, with its means of payment. */
export const charge = z.object({
  id,
  state: z.enum(chargeStates),
  method: z.enum(paymentMethods),
  priceCents: z.number().int(),
  isRenewal: z.boolean(),
  openedAt: instant,
  expiresAt: instant.nullable(),
  /** Page of the payment service for the card, whose data never reaches Sabiá (product.md S6). */
  checkoutUrl: z.string().nullable(),
  pixCode: z.string().nullable(),
  /** The QR code of `pixCode` as a data URL. */
  pixImage: z.string().nullable(),
  boletoLine: z.string().nullable(),
  boletoUrl: z.string().nullable(),
});
export type Charge = z.output<typeof charge>;

/** The state of a charge: the highest of all its facts, in any order of arrival. */
export function chargeStateFrom(
  entries: readonly Pick<AccessEntry, 'kind'>[],
  { expiresAt, now }: { expiresAt: string | null; now: Date },
): ChargeState {
  const isOver = expiresAt !== null && expiresAt <= now.toISOString();
  const reported = entries.flatMap(({ kind }) => stateAfter[kind] ?? []);
  const states: ChargeState[] = [isOver ? 'EXPIRED' : 'PENDING', ...reported];
  return states.reduce((a, b) => (chargeStates.indexOf(b) > chargeStates.indexOf(a) ? b : a));
}

const stateAfter: Readonly<Partial<Record<AccessEntryKind, ChargeState>>> = {
  PAYMENT_EXPIRED: 'EXPIRED',
  PAYMENT_REFUSED: 'REFUSED',
  RENEWAL_FAILED: 'REFUSED',
  PAYMENT_CONFIRMED: 'PAID',
  REFUNDED: 'REFUNDED',
  CHARGED_BACK: 'CHARGED_BACK',
};
