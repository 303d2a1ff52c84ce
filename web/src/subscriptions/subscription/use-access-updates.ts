import type { SubscriptionOverview } from '@sabia/domain/subscriptions/subscription.ts';
import { useEffect, useRef } from 'react';
import { showToast } from '../../ui/states/toast.tsx';
import { useSubscriptionActions } from '../subscriptions.api.ts';

/** Shows a toast when a payment is confirmed while the screen is open, and refreshes the access everywhere. */
export function useAccessUpdates({ access, charge }: SubscriptionOverview, userId: string): void {
  const { refreshAccess } = useSubscriptionActions(userId);
  const before = useRef({ isActive: access.isActive, state: charge?.state });
  useEffect(() => {
    const { isActive, state } = before.current;
    before.current = { isActive: access.isActive, state: charge?.state };
    if (isActive !== access.isActive) void refreshAccess();
    if (state === 'PENDING' && charge?.state === 'PAID')
      showToast({ kind: 'success', message: 'Pagamento confirmado' });
  });
}
