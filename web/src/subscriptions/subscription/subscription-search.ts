import { oneOf } from '../../platform/search-params.ts';

/** Search params: `?etapa=assinar` opens the checkout although a payment is pending. */
export interface SubscriptionSearch {
  etapa?: 'assinar';
}

export const subscriptionSearch = (given: Record<string, unknown>): SubscriptionSearch => ({
  etapa: oneOf(['assinar'], given.etapa),
});
