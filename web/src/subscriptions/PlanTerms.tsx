import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { monthlyCents } from '@sabia/domain/subscriptions/monthly-price.ts';
import { formatPrice } from '@sabia/domain/subscriptions/payment-words.ts';
import type { Plan } from '@sabia/domain/subscriptions/plan.ts';
import { yearlySaving } from '@sabia/domain/subscriptions/yearly-saving.ts';
import { Muted } from '../ui/primitives/Muted.tsx';
import classes from './PlanTerms.module.css';

interface PlanTermsProps {
  plan: Plan;
  /** The plans that it is compared with. */
  plans: readonly Plan[];
}

/** The cost of a plan: for a month, as charged, and the saving. */
export function PlanTerms({ plan, plans }: PlanTermsProps) {
  const { priceCents, period } = plan;
  const saving = yearlySaving(plan, plans);
  return (
    <>
      <Price amount={formatPrice(monthlyCents(plan))} unit="por mês" />
      <Muted as="span" size={14}>
        {period === 'YEAR'
          ? `${formatPrice(priceCents)} cobrados uma vez por ano`
          : 'Cobrado mês a mês'}
      </Muted>
      {saving && (
        <span className={classes.saving}>
          Economia de {formatPercentage(saving.percent)}: {formatPrice(saving.cents)} por ano
        </span>
      )}
    </>
  );
}

export const Price = ({ amount, unit }: { amount: string; unit: string }) => (
  <span className={classes.price}>
    <strong>{amount}</strong> <span>{unit}</span>
  </span>
);
