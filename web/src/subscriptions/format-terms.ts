import type { PlanPeriod } from '@sabia/domain/subscriptions/plan.ts';
import { formatPrice } from '@sabia/domain/subscriptions/payment-words.ts';

const periods = { MONTH: 'mês', YEAR: 'ano' } as const satisfies Record<PlanPeriod, string>;

/** 'R$ 29,90 por mês' */
export const formatTerms = ({ priceCents, period }: { priceCents: number; period: PlanPeriod }) =>
  `${formatPrice(priceCents)} por ${periods[period]}`;
