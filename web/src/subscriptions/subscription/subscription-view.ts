import type { SubscriptionOverview } from '@sabia/domain/subscriptions/subscription.ts';

type View = 'checkout' | 'payment' | 'standing';

/**
 * What the screen of the subscription shows: what is to be paid, how things stand, or what can be
 * subscribed to. `isChoosing`: somebody wants to choose, although something else waits.
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
