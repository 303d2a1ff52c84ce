import type { TrailContent } from '@sabia/domain/trails/trail.ts';
import { SubscriptionPrice } from '../../subscriptions/SubscriptionPrice.tsx';

/** The number of items that need a subscription, with its price. */
export function TrailCost({ items }: { items: readonly Pick<TrailContent, 'paymentType'>[] }) {
  const paid = items.filter(({ paymentType }) => paymentType !== 'FREE').length;
  if (paid === 0) return <strong>Tudo nesta trilha é grátis.</strong>;
  if (paid === items.length)
    return <SubscriptionPrice reason="Esta trilha faz parte da assinatura" />;
  return (
    <SubscriptionPrice
      reason={`${paid} das ${items.length} etapas ${paid === 1 ? 'faz' : 'fazem'} parte da assinatura`}
    />
  );
}
