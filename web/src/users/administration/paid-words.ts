import type { SubscriptionOverview } from '@sabia/domain/subscriptions/subscription.ts';
import { formatTerms } from '../../subscriptions/format-terms.ts';
import { formatDay } from '../../ui/words/dates.ts';

/** 'Esta pessoa paga Plano mensal, R$ 29,90 por mês, e já pagou até 26 de dez.'; undefined without an open paid subscription. */
export function paidWords({
  access,
  subscription,
}: Pick<SubscriptionOverview, 'access' | 'subscription'>): string | undefined {
  if (!access.isActive || access.reason === 'GRANTED' || !subscription) return undefined;
  const until = access.until ? `, e já pagou até ${formatDay(access.until)}` : '';
  return `Esta pessoa paga ${subscription.planName}, ${formatTerms(subscription)}${until}.`;
}
