import type { Plan } from './plan.ts';

type Price = Pick<Plan, 'priceCents' | 'period'>;

/** The price of a plan for a month: that of a year divided by twelve. */
export const monthlyCents = ({ priceCents, period }: Price): number =>
  period === 'YEAR' ? Math.round(priceCents / 12) : priceCents;

/** The lowest price of a month with the plans that can be subscribed to; null if there is none. */
export function lowestMonthlyCents({
  plans,
  canSubscribe,
}: {
  plans: readonly Price[];
  canSubscribe: boolean;
}): number | null {
  return canSubscribe && plans.length > 0 ? Math.min(...plans.map(monthlyCents)) : null;
}
