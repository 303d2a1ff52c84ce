import { paymentTypeNames as names } from '../courses/payment-types.ts';

/** Names of the payment types of practice exams, which cannot be FREEMIUM. */
export const paymentTypeNames = { FREE: names.FREE, PAID: names.PAID };
