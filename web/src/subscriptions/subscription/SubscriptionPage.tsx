import { Skeleton } from '@mantine/core';
import type { SubscriptionOverview } from '@sabia/domain/subscriptions/subscription.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { forViewer } from '../../layout/for-viewer.tsx';
import { SubscriptionOfferPage } from '../offer/SubscriptionOfferPage.tsx';
import { useEffect, useRef } from 'react';
import { GuardianNotice } from '../../privacy/GuardianNotice.tsx';
import { useProfile } from '../../layout/session.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { useNow } from '../../ui/words/use-now.ts';
import { Checkout } from '../checkout/Checkout.tsx';
import { History } from '../History.tsx';
import { Payment } from '../payment/Payment.tsx';
import { subscriptionQuery } from '../subscriptions.api.ts';
import { PromiseWall } from '../../users/PromiseWall.tsx';
import classes from './SubscriptionPage.module.css';
import { SubscriptionStatus } from './SubscriptionStatus.tsx';
import { viewOf } from './subscription-view.ts';
import { useAccessUpdates } from './use-access-updates.ts';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

/** The polling interval for a payment, in milliseconds, while the page is visible. */
const patience = 3000;

/** The user's own subscription: checkout, payment, current state and history. */
function OwnSubscription() {
  const user = useProfile();
  const query = useQuery({
    ...subscriptionQuery(user.id),
    refetchInterval: ({ state }) => (state.data?.charge?.state === 'PENDING' ? patience : false),
  });
  const { etapa } = useSearch({ from: '/assinatura' });
  const isCheckout =
    query.data && viewOf(query.data, { isChoosing: etapa === 'assinar' }) === 'checkout';
  return (
    <div className={classes.halves}>
      <Page
        title="Assinatura"
        intro="Todos os cursos por inteiro e todos os simulados, pelo tempo da assinatura."
        measure="text"
      >
        <Stack gap={16}>
          <GuardianNotice />
          <Loaded query={query} skeleton={<SubscriptionSkeleton />}>
            {(overview) => <Overview overview={overview} userId={user.id} />}
          </Loaded>
        </Stack>
      </Page>
      {isCheckout && <PromiseWall className={classes.wall} />}
    </div>
  );
}

function Overview({ overview, userId }: { overview: SubscriptionOverview; userId: string }) {
  const { etapa } = useSearch({ from: '/assinatura' });
  const now = useNow();
  useAccessUpdates(overview, userId);
  const view = viewOf(overview, { isChoosing: etapa === 'assinar' });
  useTopOf(view);
  const { charge, history, isSandbox } = overview;
  return (
    <Stack gap={16}>
      {view === 'checkout' && <Checkout userId={userId} />}
      {view === 'payment' && charge && <Payment overview={overview} charge={charge} now={now} />}
      {view === 'standing' && <SubscriptionStatus overview={overview} userId={userId} now={now} />}
      {view === 'standing' && charge?.state === 'PENDING' && (
        <Payment overview={overview} charge={charge} now={now} />
      )}
      {history.length > 0 && <History entries={history} now={now} hasReceipts />}
      {isSandbox && (
        <Muted size={14}>Ambiente de testes: nenhum pagamento daqui é cobrado de verdade.</Muted>
      )}
    </Stack>
  );
}

/** Scrolls to the top when another view replaces the one that was scrolled: after the form, and after the payment. */
function useTopOf(view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [view]);
}

const SubscriptionSkeleton = () => (
  <Stack gap={16}>
    <Skeleton height={220} radius={12} />
    <Skeleton height={180} radius={12} />
  </Stack>
);

export const SubscriptionPage = forViewer(SubscriptionOfferPage, OwnSubscription);
