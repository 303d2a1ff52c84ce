import type { RefundDraft } from '@sabia/domain/subscriptions/payment.ts';
import type { Plan, PlanChanges, PlanDraft } from '@sabia/domain/subscriptions/plan.ts';
import type {
  SubscriptionDraft,
  SubscriptionOverview,
} from '@sabia/domain/subscriptions/subscription.ts';
import { read } from '../platform/api/api.ts';
import { refreshing } from '../layout/refreshing.ts';
import { useAppContext } from '../layout/app-context.tsx';

export const allPlansQuery = read('GET /plans/admin');

export const subscriptionQuery = (userId: string) =>
  read('GET /subscriptions/user/{userId}', { params: { userId } });

export const paymentsQuery = (userId: string) =>
  read('GET /subscriptions/user/{userId}/payments', { params: { userId } });

export const receiptQuery = (userId: string, chargeId: string) =>
  read('GET /subscriptions/user/{userId}/receipts/{chargeId}', { params: { userId, chargeId } });

/** The subscription of a user, for administrators. */
export const peopleQuery = (id: string) => read('GET /users/byids', { query: { id: [id] } });

/** Mutations of a subscriber. Each replies with the whole state of the screen. */
export function useSubscriptionActions(userId: string) {
  const { call, queryClient } = useAppContext();

  function keep(overview: SubscriptionOverview): void {
    queryClient.setQueryData(subscriptionQuery(userId).queryKey, overview);
  }

  return {
    subscribe: async (draft: SubscriptionDraft) =>
      keep(await call('POST /subscriptions', { body: draft })),
    payAgain: async (id: string, returnPath: string | undefined) =>
      keep(
        await call('POST /subscriptions/{id}/charges', { params: { id }, body: { returnPath } }),
      ),
    cancel: async (id: string) =>
      keep(await call('POST /subscriptions/{id}/cancel', { params: { id } })),
    refund: async (id: string) =>
      keep(await call('POST /subscriptions/{id}/refund', { params: { id } })),
    printReceipt: (chargeId: string) =>
      call('GET /subscriptions/user/{userId}/receipts/{chargeId}/pdf', {
        params: { userId, chargeId },
      }),
    async play(chargeId: string, outcome: 'PAID' | 'REFUSED' | 'EXPIRED') {
      const params = { id: chargeId };
      await call('POST /payments/sandbox/charges/{id}', { params, body: { outcome } });
      await queryClient.invalidateQueries({ queryKey: subscriptionQuery(userId).queryKey });
    },
    /** Access has changed: invalidates all queries that depend on it, and the profile. */
    refreshAccess: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [route] }) =>
          /^GET \/(users|courses|practice-exams|trails)\b/.test(String(route)),
      }),
  };
}

/** Mutations of the payments of others. */
export function usePaymentAdministration() {
  const context = useAppContext();
  const { wrote } = refreshing(context, 'GET /subscriptions');
  return {
    refundPayment: (params: { userId: string; chargeId: string }, body: RefundDraft) =>
      wrote(
        context.call('POST /subscriptions/user/{userId}/payments/{chargeId}/refunds', {
          params,
          body,
        }),
      ),
  };
}

/** Mutations of plans. */
export function usePlanAdministration() {
  const context = useAppContext();
  const { call } = context;
  const { wrote } = refreshing(context, 'GET /plans');
  return {
    createPlan: (draft: PlanDraft) => wrote(call('POST /plans', { body: draft })),
    changePlan: (id: Plan['id'], changes: PlanChanges) =>
      wrote(call('PATCH /plans/{id}', { params: { id }, body: changes })),
  };
}
