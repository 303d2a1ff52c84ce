import { monthlyCents } from './monthly-price.ts';
import type { Plan } from './plan.ts';

type Price = Pick<Plan, 'priceCents' | 'period'>;

export interface YearlySaving {
  /** The price of a month with the yearly plan. */
  monthlyCents: number;
  /** Compared with twelve months, 1 to 99. */
  percent: number;
  /** In a year. */
  cents: number;
}

/** The saving of a yearly plan compared with the cheapest monthly one; null if there is none. */
export function yearlySaving(plan: Price, plans: readonly Price[]): YearlySaving | null {
  const months = plans.filter(({ period }) => period === 'MONTH');
  if (plan.period !== 'YEAR' || months.length === 0) return null;
  const twelveMonths = 12 * Math.min(...months.map((month) => month.priceCents));
  const cents = twelveMonths - plan.priceCents;
  const percent = Math.round((cents / twelveMonths) * 100);
  return percent >= 1 ? { monthlyCents: monthlyCents(plan), percent, cents } : null;
}
