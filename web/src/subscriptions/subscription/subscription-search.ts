import { returnPath } from '../../platform/identity/return-path.ts';
import { oneOf, text, uuid } from '../../platform/search-params.ts';

export interface SubscriptionSearch {
  /** `?etapa=assinar` opens the checkout although a payment is pending. */
  etapa?: 'assinar' | undefined;
  /** The id of the plan that a visitor chose. */
  plano?: string | undefined;
  /** The page that needed the subscription; the way back after the payment. */
  voltar?: string | undefined;
}

export const subscriptionSearch = (given: Record<string, unknown>): SubscriptionSearch => ({
  etapa: oneOf(['assinar'], given.etapa),
  plano: uuid(given.plano),
  voltar: text(given.voltar) && returnPath(given.voltar),
});
