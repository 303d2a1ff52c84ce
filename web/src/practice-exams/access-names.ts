import { paymentTypeNames } from '../courses/payment-types.ts';

/** What each way of paying is called on the screen; a practice exam is open in part to nobody. */
export const accessNames = { FREE: paymentTypeNames.FREE, PAID: paymentTypeNames.PAID };
