import { Refusal } from '@sabia/domain/refusal.ts';
import * as contract from '@sabia/domain/subscriptions/subscriptions.contract.ts';
import type { Receipt } from '@sabia/domain/subscriptions/receipt.ts';
import { requireAge, requireGuardian } from '../privacy/guardianship.queries.ts';
import { Created, orNotFound, on } from '../platform/http/serve.ts';
import { createFilePrinter } from '../platform/jobs/file-printer.ts';
import { requireLetters } from '../platform/pdf/require-letters.ts';
import { pdfBrand } from '../platform/pdf/pdf-brand.ts';
import type { AppContext } from '../platform/app-context.ts';
import { findBrand } from '../school/school.queries.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { changePlan } from './change-plan.ts';
import { createPlan } from './create-plan.ts';
import type { PaymentGateway } from './gateway/payment-gateway.ts';
import { payAgain } from './pay-again.ts';
import { listPayments } from './payments.queries.ts';
import { findPlan, listPlans } from './plans.queries.ts';
import type { ReceiptToDraw } from './receipt-pdf.ts';
import { findReceipt } from './receipts.queries.ts';
import { refundPayment } from './refund-payment.ts';
import { refundSubscription } from './refund-subscription.ts';
import { simulateCharge } from './simulate-charge.ts';
import { subscribe } from './subscribe.ts';
import { findSubscriptionOverview } from './subscription-overview.queries.ts';
import { pageSubscriptions } from './subscriptions.queries.ts';

const printer = new URL('./receipt-printer.ts', import.meta.url);

interface Deps {
  /** Null without payments. */
  gateway: PaymentGateway | null;
  publicUrl: string;
}

export const subscriptionsRoutes = (
  { db, files, clock }: AppContext,
  { gateway, publicUrl: site }: Deps,
) => {
  const print = createFilePrinter(printer);
  const printReceipt = async (receipt: Receipt) => {
    const brand = await pdfBrand(await findBrand(db), files);
    await requireLetters([...receipt.payer, ...receipt.issuer, receipt.planName, brand.name]);
    return print({ ...receipt, brand } satisfies ReceiptToDraw);
  };
  const overviewOf = async (userId: string) => ({
    ...(await findSubscriptionOverview(db, userId, clock())),
    isSandbox: gateway?.simulate !== undefined,
  });
  const paymentsOf = async (userId: string) => ({
    id: userId,
    payments: await listPayments(db, { userId, now: clock() }),
  });
  const service = () => {
    if (!gateway) throw new Refusal('payments_off');
    return { gateway, site };
  };
  const createdOverview = async (userId: string) =>
    new Created(`/subscriptions/user/${userId}`, await overviewOf(userId));
  return [
    on(contract.listPlans, async () => ({
      plans: await listPlans(db, { withInactive: false }),
      canSubscribe: gateway !== null,
    })),
    on(contract.listPlansForAdmin, () => listPlans(db, { withInactive: true })),
    on(contract.readPlan, async ({ params, viewer }) =>
      orNotFound(await findPlan(db, params.id, { withInactive: viewer?.isAdmin ?? false })),
    ),
    on(contract.createPlan, async ({ body }) => {
      const plan = await createPlan(db, body);
      return new Created(`/plans/${plan.id}`, plan);
    }),
    on(
      contract.changePlan,
      ({ params, body }) => changePlan(db, { id: params.id, changes: body }),
      async ({ params }) => orNotFound(await findPlan(db, params.id, { withInactive: true })),
    ),
    on(contract.readSubscription, ({ params }) => overviewOf(params.userId)),
    on(contract.readReceipt, async ({ params }) =>
      orNotFound(await findReceipt(db, { ...params, now: clock() })),
    ),
    on(contract.printReceipt, async ({ params }) =>
      printReceipt(orNotFound(await findReceipt(db, { ...params, now: clock() }))),
    ),
    on(contract.listPayments, ({ params }) => paymentsOf(params.userId)),
    on(contract.refundPayment, async ({ params, body, viewer }) => {
      const act = { viewer, now: clock(), gateway: service().gateway };
      await refundPayment(db, { ...params, ...body }, act);
      return paymentsOf(params.userId);
    }),
    on(contract.pageSubscriptions, ({ query }) => pageSubscriptions(db, query, clock())),
    on(contract.subscribe, async ({ body, viewer }) => {
      await requireAge(db, viewer.id, clock());
      await subscribe(db, body, { viewer, now: clock(), ...service() });
      return createdOverview(viewer.id);
    }),
    on(contract.createCharge, async ({ params, body, viewer }) => {
      await requireGuardian(db, viewer.id, clock());
      await payAgain(db, { ...params, ...body }, { viewer, now: clock(), ...service() });
      return createdOverview(viewer.id);
    }),
    on(contract.cancelSubscription, async ({ params, viewer }) => {
      await cancelSubscription(db, { ...params, userId: viewer.id }, { now: clock() });
      return overviewOf(viewer.id);
    }),
    on(contract.refundSubscription, async ({ params, viewer }) => {
      const asked = { ...params, userId: viewer.id };
      await refundSubscription(db, asked, { now: clock(), gateway: service().gateway });
      return overviewOf(viewer.id);
    }),
    on(contract.simulateCharge, ({ params, body, viewer }) =>
      simulateCharge(db, { ...params, ...body }, { viewer, gateway }),
    ),
  ];
};
