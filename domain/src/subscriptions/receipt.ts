import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { paymentMethods } from './charge.ts';

/** The receipt of a paid charge. */
export const receipt = z.object({
  chargeId: id,
  /** 'RECIBO-4C1D-9A0B-77E2' */
  number: z.string(),
  /** REFUNDED and CHARGED_BACK: the money went back later. */
  state: z.enum(['PAID', 'REFUNDED', 'CHARGED_BACK']),
  paidAt: instant,
  /** The paid period. */
  startsAt: instant,
  until: instant.nullable(),
  planName: z.string(),
  priceCents: z.number().int(),
  method: z.enum(paymentMethods),
  /** The company that was paid, one line for each fact, the name first. */
  issuer: z.array(z.string()),
  /** The payer in the same way. */
  payer: z.array(z.string()),
});
export type Receipt = z.output<typeof receipt>;

/** The number of a receipt: the random end of the id of its charge. */
export function receiptNumber(chargeId: string): string {
  const end = chargeId.slice(-12).toUpperCase();
  return ['RECIBO', ...(end.match(/.{4}/g) ?? [])].join('-');
}
