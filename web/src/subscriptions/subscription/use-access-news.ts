import type { SubscriptionOverview } from '@sabia/domain/subscriptions/subscription.ts';
import { useEffect, useRef } from 'react';
import { showToast } from '../../ui/toast.tsx';
import { useSubscriptionActions } from '../subscriptions.api.ts';

/** Tells that a payment came while one looked, and has the rest of the site know what is open now. */
export function useAccessNews({ access, charge }: SubscriptionOverview, userId: string): void {
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
