import type { Plan } from '@sabia/domain/subscriptions/plan.ts';
import { planDraft } from '@sabia/domain/subscriptions/plan.ts';
import { rules } from '../../../platform/form-rules.ts';

/** The form values of a plan; the price is in reais. */
export interface PlanValues {
  name: string;
  price: number | string;
  period: Plan['period'];
  isActive: boolean;
}

export const labels: Readonly<Record<string, string>> = {
  name: 'Nome',
  price: 'Preço',
  period: 'Cobrança',
};

export const newPlan: PlanValues = { name: '', price: '', period: 'MONTH', isActive: true };

export const valuesOf = ({ name, priceCents, period, isActive }: Plan): PlanValues => ({
  name,
  price: priceCents / 100,
  period,
  isActive,
});

const asSent = ({ price, ...rest }: PlanValues) => ({
  ...rest,
  priceCents: price === '' ? undefined : Math.round(Number(price) * 100),
});

export const draftOf = (values: PlanValues) => planDraft.parse(asSent(values));

const judge = rules(planDraft);

export function mistakesIn(values: PlanValues): Record<string, string> {
  const { priceCents, ...mistakes } = judge(asSent(values));
  return priceCents ? { ...mistakes, price: priceCents } : mistakes;
}
