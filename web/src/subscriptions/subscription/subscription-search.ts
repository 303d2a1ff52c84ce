import { oneOf } from '../../platform/search-params.ts';

/** What the address says: `?etapa=assinar`, to choose although something else waits to be paid. */
export interface SubscriptionSearch {
  etapa?: 'assinar';
}

export const subscriptionSearch = (given: Record<string, unknown>): SubscriptionSearch => ({
  etapa: oneOf(['assinar'], given.etapa),
});
