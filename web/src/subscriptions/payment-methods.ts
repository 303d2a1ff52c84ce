import type { PaymentMethod } from '@sabia/domain/subscriptions/charge.ts';
import { methodNames } from '@sabia/domain/subscriptions/payment-words.ts';

const details = {
  PIX: 'Na hora. A cada renovação, um novo código.',
  CARD: 'Na página segura do serviço de pagamento. Renova sozinho.',
  BOLETO: 'Abre em até 3 dias úteis depois de pago. A cada renovação, um novo boleto.',
} as const satisfies Record<PaymentMethod, string>;

/** The ways to pay, in the order in which they are offered. */
export const paymentMethods = (['PIX', 'CARD', 'BOLETO'] as const).map((method) => ({
  method,
  name: methodNames[method],
  details: details[method],
}));
