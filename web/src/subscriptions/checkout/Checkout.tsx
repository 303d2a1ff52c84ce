import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { plansQuery } from '../plans.api.ts';
import { profileQuery } from '../../users/profile.api.ts';
import { CheckoutForm } from './CheckoutForm.tsx';

/** The choice of a plan and the data needed to pay it. */
export function Checkout({ userId }: { userId: string }) {
  const plans = useQuery(plansQuery);
  const profile = useQuery(profileQuery(userId));
  const skeleton = (
    <>
      <Skeleton height={160} radius={12} />
      <Skeleton height={420} radius={12} />
    </>
  );
  return (
    <Loaded query={plans} skeleton={skeleton}>
      {({ plans: offered, canSubscribe }) =>
        canSubscribe && offered.length > 0 ? (
          <Loaded query={profile} skeleton={skeleton}>
            {(known) => <CheckoutForm plans={offered} profile={known} userId={userId} />}
          </Loaded>
        ) : (
          <EmptyState
            message="Ainda não dá para assinar por aqui."
            hint="Fale com a equipe da sua escola: ela também pode abrir a assinatura para você."
          />
        )
      }
    </Loaded>
  );
}
