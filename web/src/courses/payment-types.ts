import type { PaymentType } from '@sabia/domain/courses/course.ts';

/** What each way of paying is called on the screen. */
export const paymentTypeNames: Readonly<Record<PaymentType, string>> = {
  FREE: 'Grátis',
  FREEMIUM: 'Parte grátis',
  PAID: 'Assinantes',
};
