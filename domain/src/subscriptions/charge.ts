import { z } from 'zod';
import { id, instant } from '../fields.ts';
import type { AccessEntry, AccessEntryKind } from './access-entry.ts';

export const paymentMethods = ['CARD', 'PIX', 'BOLETO'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** From what may still become anything to what nothing comes after. */
export const chargeStates = [
  'PENDING',
  'EXPIRED',
  'REFUSED',
  'PAID',
  'REFUNDED',
  'CHARGED_BACK',
] as const;
export type ChargeState = (typeof chargeStates)[number];

/** One payment that is asked for, and how it is paid. */
export const charge = z.object({
  id,
  state: z.enum(chargeStates),
  method: z.enum(paymentMethods),
  priceCents: z.number().int(),
  isRenewal: z.boolean(),
  openedAt: instant,
  expiresAt: instant.nullable(),
  /** The page of the payment service where the card is told: no card ever comes here. */
  checkoutUrl: z.string().nullable(),
  pixCode: z.string().nullable(),
  /** The same as a picture, in the address itself. */
  pixImage: z.string().nullable(),
  boletoLine: z.string().nullable(),
  boletoUrl: z.string().nullable(),
});
export type Charge = z.output<typeof charge>;

/** What became of a charge: the furthest that any word of it goes, in whichever order it came. */
export function chargeStateFrom(
  entries: readonly Pick<AccessEntry, 'kind'>[],
  { expiresAt, now }: { expiresAt: string | null; now: Date },
): ChargeState {
  const isOver = expiresAt !== null && expiresAt <= now.toISOString();
  const told = entries.flatMap(({ kind }) => stateAfter[kind] ?? []);
  const states: ChargeState[] = [isOver ? 'EXPIRED' : 'PENDING', ...told];
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
