import type { PlanDraft } from '@sabia/domain/subscriptions/plan.ts';

/** The plans of the demo school. */
export const demoPlans: PlanDraft[] = [
  { name: 'Plano mensal', priceCents: 2990, period: 'MONTH', isActive: true },
  { name: 'Plano anual', priceCents: 29_900, period: 'YEAR', isActive: true },
];
