import type { Plan } from './plan.ts';

type Price = Pick<Plan, 'priceCents' | 'period'>;

/** The price of a plan for a month: that of a year divided by twelve. */
export const monthlyCents = ({ priceCents, period }: Price): number =>
  period === 'YEAR' ? Math.round(priceCents / 12) : priceCents;
