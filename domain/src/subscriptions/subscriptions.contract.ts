import { z } from 'zod';
import { id, pageOf, pageNumbers, searchKey } from '../fields.ts';
import { messages } from '../messages.ts';
import { admin, everyone, operation, self, signedIn } from '../operation.ts';
import { plan, planChanges, planDraft } from './plan.ts';
import { listedSubscription, subscriptionDraft, subscriptionOverview } from './subscription.ts';

const byId = z.object({ id });

export const listPlans = operation({
  route: 'GET /plans',
  summary: 'The plans on offer, the cheapest first, and whether they can be paid for here',
  audience: everyone,
  reply: z.object({ plans: z.array(plan), canSubscribe: z.boolean() }),
});

export const listPlansForAdmin = operation({
  route: 'GET /plans/admin',
  summary: 'Every plan, on offer or not',
  audience: admin,
  reply: z.array(plan),
});

export const readPlan = operation({
  route: 'GET /plans/{id}',
  summary: 'A plan on offer; to an administrator any',
  audience: everyone,
  params: byId,
  reply: plan,
  refusals: ['not_found'],
});

export const createPlan = operation({
  route: 'POST /plans',
  summary: 'Make a plan; it is not on offer until it is active',
  audience: admin,
  body: planDraft,
  status: 201,
  reply: plan,
});

export const changePlan = operation({
  route: 'PATCH /plans/{id}',
  summary: 'Change a plan for who subscribes from now on',
  audience: admin,
  params: byId,
  body: planChanges,
  reply: plan,
  refusals: ['not_found'],
});

export const readSubscription = operation({
  route: 'GET /subscriptions/user/{userId}',
  summary: "Somebody's access, subscription, latest charge and history",
  audience: self('params.userId'),
  shows: 'SUBSCRIPTION',
  params: z.object({ userId: id }),
  reply: subscriptionOverview,
});

export const subscribe = operation({
  route: 'POST /subscriptions',
  summary: 'Subscribe to a plan: answers with what is to be paid, and how',
  audience: signedIn,
  body: subscriptionDraft,
  status: 201,
  limitPerMinute: 10,
  reply: subscriptionOverview,
  refusals: ['guardian_needed', 'already_subscribed', 'payments_off', 'payment_service_down'],
});

export const payAgain = operation({
  route: 'POST /subscriptions/{id}/charges',
  summary: 'Ask once more for a payment that expired or was refused',
  audience: signedIn,
  params: byId,
  status: 201,
  limitPerMinute: 10,
  reply: subscriptionOverview,
  refusals: [
    'not_found',
    'guardian_needed',
    'nothing_to_pay',
    'payments_off',
    'payment_service_down',
  ],
});

export const cancelSubscription = operation({
  route: 'POST /subscriptions/{id}/cancel',
  summary: 'End the renewals; what was paid for stays open until its end',
  audience: signedIn,
  params: byId,
  reply: subscriptionOverview,
  refusals: ['not_found'],
});

export const refundSubscription = operation({
  route: 'POST /subscriptions/{id}/refund',
  summary: 'Give the latest payment back, within seven days; access ends with it',
  audience: signedIn,
  params: byId,
  limitPerMinute: 10,
  reply: subscriptionOverview,
  refusals: ['not_found', 'refund_too_late', 'payments_off', 'payment_service_down'],
});

export const pageSubscriptions = operation({
  route: 'GET /subscriptions/admin/paginated',
  summary: 'Subscriptions by pages, the newest first, searched by who pays',
  audience: admin,
  shows: 'SUBSCRIPTION',
  showsWhom: 'items.*.userId',
  query: z.object({
    ...pageNumbers,
    searchKey,
    renewal: z.enum(['ON', 'OFF'], { error: 'Use ON ou OFF' }).optional(),
  }),
  reply: pageOf(listedSubscription),
});

export const settleSandboxCharge = operation({
  route: 'POST /payments/sandbox/charges/{id}',
  summary: 'Play what a bank would say of a charge, where payments are only played',
  audience: signedIn,
  params: byId,
  body: z.object({
    outcome: z.enum(['PAID', 'REFUSED', 'EXPIRED'], { error: messages.required }),
  }),
  refusals: ['not_found'],
});
