import { z } from 'zod';
import { choice } from '../choice.ts';
import { id, pageOf, pageNumbers, searchKey } from '../fields.ts';
import { admin, everyone, operation, self, signedIn } from '../operation.ts';
import { payment, refundDraft } from './payment.ts';
import { plan, planChanges, planDraft } from './plan.ts';
import { receipt } from './receipt.ts';
import {
  listedSubscription,
  returnPath,
  subscriptionDraft,
  subscriptionOverview,
} from './subscription.ts';

const byId = z.object({ id });

export const listPlans = operation({
  route: 'GET /plans',
  summary: 'The active plans, cheapest first, and whether payments are enabled',
  audience: everyone,
  sharedByVisitors: true,
  reply: z.object({ plans: z.array(plan), canSubscribe: z.boolean() }),
});

export const listPlansForAdmin = operation({
  route: 'GET /plans/admin',
  summary: 'All plans',
  audience: admin,
  reply: z.array(plan),
});

export const readPlan = operation({
  route: 'GET /plans/{id}',
  summary: 'An active plan; any plan for an administrator',
  audience: everyone,
  sharedByVisitors: true,
  params: byId,
  reply: plan,
  refusals: ['not_found'],
});

export const createPlan = operation({
  route: 'POST /plans',
  summary: 'Create a plan, by default inactive',
  audience: admin,
  body: planDraft,
  setElsewhere: { id: null },
  status: 201,
  reply: plan,
});

export const changePlan = operation({
  route: 'PATCH /plans/{id}',
  summary: 'Change a plan for new subscriptions',
  audience: admin,
  params: byId,
  body: planChanges,
  reply: plan,
  refusals: ['not_found'],
});

export const readSubscription = operation({
  route: 'GET /subscriptions/user/{userId}',
  summary: "A user's access, subscription, latest charge and history",
  audience: self('params.userId'),
  shows: 'SUBSCRIPTION',
  params: z.object({ userId: id }),
  reply: subscriptionOverview,
});

const ofCharge = z.object({ userId: id, chargeId: id });

export const readReceipt = operation({
  route: 'GET /subscriptions/user/{userId}/receipts/{chargeId}',
  summary: 'The receipt of a paid charge, also after a refund',
  audience: self('params.userId'),
  shows: 'SUBSCRIPTION',
  params: ofCharge,
  reply: receipt,
  refusals: ['not_found'],
});

export const printReceipt = operation({
  route: 'GET /subscriptions/user/{userId}/receipts/{chargeId}/pdf',
  summary: 'The receipt of a paid charge as an accessible PDF',
  audience: self('params.userId'),
  shows: 'SUBSCRIPTION',
  params: ofCharge,
  file: 'application/pdf',
  limitPerMinute: 60,
  refusals: ['not_found', 'letters_without_font'],
});

/** The payments of the user `id`. */
const paymentsOfUser = z.object({ id, payments: z.array(payment) });

export const listPayments = operation({
  route: 'GET /subscriptions/user/{userId}/payments',
  summary: 'The payments of a user with their refunds, newest first',
  audience: admin,
  shows: 'SUBSCRIPTION',
  showsWhom: 'id',
  params: z.object({ userId: id }),
  reply: paymentsOfUser,
});

export const refundPayment = operation({
  route: 'POST /subscriptions/user/{userId}/payments/{chargeId}/refunds',
  summary:
    'Refund a payment or a part of it; a repeated id is the same refund. The rest of a payment ends its access',
  audience: admin,
  shows: 'SUBSCRIPTION',
  showsWhom: 'id',
  params: ofCharge,
  body: refundDraft,
  limitPerMinute: 30,
  reply: paymentsOfUser,
  refusals: ['not_found', 'conflict', 'refund_too_much', 'refund_refused', 'payments_off'],
});

export const subscribe = operation({
  route: 'POST /subscriptions',
  summary:
    'Subscribe to a plan; the reply has the charge. Repeated while it is unpaid, it is the same subscription',
  audience: signedIn,
  body: subscriptionDraft,
  status: 201,
  limitPerMinute: 10,
  reply: subscriptionOverview,
  refusals: ['guardian_needed', 'already_subscribed', 'payments_off', 'payment_service_down'],
});

export const createCharge = operation({
  route: 'POST /subscriptions/{id}/charges',
  summary: 'Create a new charge after one that expired or was refused',
  audience: signedIn,
  params: byId,
  body: z.object({ returnPath }),
  status: 201,
  limitPerMinute: 10,
  reply: subscriptionOverview,
  refusals: [
    'not_found',
    'guardian_needed',
    'nothing_to_pay',
    'plan_changed',
    'payments_off',
    'payment_service_down',
  ],
});

export const cancelSubscription = operation({
  route: 'POST /subscriptions/{id}/cancel',
  summary: 'Cancel the renewals; access stays until the end of the paid period',
  audience: signedIn,
  params: byId,
  reply: subscriptionOverview,
  refusals: ['not_found'],
});

export const refundSubscription = operation({
  route: 'POST /subscriptions/{id}/refund',
  summary: 'Refund the latest payment, within seven days and once in 12 months; ends access',
  audience: signedIn,
  params: byId,
  limitPerMinute: 10,
  reply: subscriptionOverview,
  refusals: ['not_found', 'refund_too_late', 'refund_used', 'payments_off', 'payment_service_down'],
});

export const pageSubscriptions = operation({
  route: 'GET /subscriptions/admin/paginated',
  summary: 'Subscriptions and access by the school by pages, newest first, searched by user',
  audience: admin,
  shows: 'SUBSCRIPTION',
  showsWhom: 'items.*.userId',
  query: z.object({
    ...pageNumbers,
    searchKey,
    /** GRANTED: access that the school gave. */
    renewal: choice(['ON', 'OFF', 'GRANTED']).optional(),
  }),
  reply: pageOf(listedSubscription),
});

export const simulateCharge = operation({
  route: 'POST /payments/sandbox/charges/{id}',
  summary: 'Simulate the result of a charge; sandbox only',
  audience: signedIn,
  params: byId,
  body: z.object({
    outcome: choice(['PAID', 'REFUSED', 'EXPIRED']),
  }),
  refusals: ['not_found'],
});
