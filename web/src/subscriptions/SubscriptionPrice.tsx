import { Skeleton } from '@mantine/core';
import { lowestMonthlyCents } from '@sabia/domain/subscriptions/monthly-price.ts';
import { formatPrice } from '@sabia/domain/subscriptions/payment-words.ts';
import { useQuery } from '@tanstack/react-query';
import { plansQuery } from './plans.api.ts';
import classes from './SubscriptionPrice.module.css';

/** The reason for a lock, 'Este curso faz parte da assinatura', and the lowest price of a month if there is a plan. */
export function SubscriptionPrice({ reason }: { reason: string }) {
  const { data, isPending } = useQuery(plansQuery);
  const cents = data ? lowestMonthlyCents(data) : null;
  if (isPending)
    return (
      <div>
        {reason}
        <Skeleton height="2.25rem" width={180} />
      </div>
    );
  if (cents === null) return <p className={classes.price}>{reason}.</p>;
  return (
    <p className={classes.price}>
      {reason},{' '}
      <span className={classes.amount}>
        a partir de <strong>{formatPrice(cents)}</strong> por mês
      </span>
    </p>
  );
}
