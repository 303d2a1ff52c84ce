import type { PaymentType } from '@sabia/domain/courses/course.ts';

/** Names of the payment types. */
export const paymentTypeNames: Readonly<Record<PaymentType, string>> = {
  FREE: 'Grátis',
  FREEMIUM: 'Parte grátis',
  PAID: 'Assinantes',
};
