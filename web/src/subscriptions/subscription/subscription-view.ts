import type { SubscriptionOverview } from '@sabia/domain/subscriptions/subscription.ts';

type View = 'checkout' | 'payment' | 'standing';

/**
 * Selects the view of the subscription page: a pending payment, the current state, or the checkout.
 * `isChoosing` selects the checkout although a payment is pending.
 */
export function viewOf(
  { access, charge }: SubscriptionOverview,
  { isChoosing }: { isChoosing: boolean },
): View {
  const mayChoose = !access.isActive || access.reason === 'CANCELLED' || access.reason === 'GRACE';
  if (isChoosing && mayChoose) return 'checkout';
  if (charge?.state === 'PENDING' && mayChoose) return 'payment';
  if (access.isActive) return 'standing';
  return charge?.state === 'EXPIRED' || charge?.state === 'REFUSED' ? 'payment' : 'checkout';
}
