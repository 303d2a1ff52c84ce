import { randomUUID } from 'node:crypto';
import { Refusal } from '@sabia/domain/refusal.ts';
import * as contract from '@sabia/domain/subscriptions/subscriptions.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import type { Email } from '../platform/mail/mail.ts';
import { anAdmin } from '../users/users.factory.ts';
import { payersOf } from './payers.factory.ts';
import { refundPayment } from './refund-payment.ts';
import { sendWaitingRefunds } from './send-refund.ts';
import { sendRefundEmails } from './send-refund-emails.ts';

const school = await createTestApp();
const { db, call, time, gateway } = school;
const { read, aPayingLearner } = await payersOf(school);
const admin = await anAdmin(db, { name: 'Ana Prado' });

/** A learner who has paid R$ 29,90. */
async function aPayment() {
  const { learner, id } = await aPayingLearner();
  const { payments } = await paymentsOf(learner);
  return { learner, subscriptionId: id, chargeId: assertDefined(payments[0]).chargeId };
}

const paymentsOf = async (learner: User) =>
  (await call(admin, contract.listPayments, { params: { userId: learner.id } })).body;

type Paid = Awaited<ReturnType<typeof aPayment>>;

const refund = (
  { learner, chargeId }: Pick<Paid, 'learner' | 'chargeId'>,
  given: { id?: string; amountCents?: number; reason?: string } = {},
  who = admin,
) =>
  call(who, contract.refundPayment, {
    params: { userId: learner.id, chargeId },
    body: { id: randomUUID(), amountCents: 1000, reason: 'Cobrança em dobro', ...given },
  });

const askedOf = ({ learner, chargeId }: Paid, amountCents = 1000) => ({
  id: randomUUID(),
  userId: learner.id,
  chargeId,
  amountCents,
  reason: 'Aula cancelada',
});
const by = (now = time.now) => ({ viewer: admin, now });
const refusing = (code: 'payment_service_down' | 'refund_refused') => ({
  ...gateway,
  refund: () => Promise.reject(new Refusal(code)),
});

describe('a refund by the school', () => {
  it('of a part leaves access and renewal as they are, and stands in the ledger', async () => {
    const paid = await aPayment();
    const before = await read(paid.learner);
    const { status, body } = await refund(paid);
    expect(status).toBe(200);
    expect(body.payments).toMatchObject([
      {
        chargeId: paid.chargeId,
        priceCents: 2990,
        refundableCents: 1990,
        refunds: [
          {
            amountCents: 1000,
            state: 'SENT',
            isBySchool: true,
            by: 'Ana Prado',
            reason: 'Cobrança em dobro',
          },
        ],
      },
    ]);
    const after = await read(paid.learner);
    expect(after).toMatchObject({ access: before.access, subscription: before.subscription });
    expect(after.history[0]).toMatchObject({ kind: 'PARTLY_REFUNDED', priceCents: 1000 });
  });

  it('of the rest ends access and renewal, also after more than seven days', async () => {
    const paid = await aPayment();
    await refund(paid);
    const start = time.now;
    time.now = new Date(start.getTime() + 9 * 86_400_000);
    const { body } = await refund(paid, { amountCents: 1990 });
    const after = await read(paid.learner);
    time.now = start;
    expect(body.payments[0]?.refundableCents).toBe(0);
    expect(after).toMatchObject({
      access: { isActive: false, reason: 'REFUNDED' },
      subscription: { renewsAt: null },
      history: [{ kind: 'REFUNDED', priceCents: 1990 }, { kind: 'PARTLY_REFUNDED' }, {}],
    });
  });

  it('is never more than what is left of the payment', async () => {
    const paid = await aPayment();
    const code = { status: 409, body: { code: 'refund_too_much' } };
    expect(await refund(paid, { amountCents: 2991 })).toMatchObject(code);
    await refund(paid, { amountCents: 2000 });
    expect(await refund(paid, { amountCents: 991 })).toMatchObject(code);
    expect((await paymentsOf(paid.learner)).payments[0]?.refunds).toHaveLength(1);
  });

  it('is never more than what is left when several are made at once', async () => {
    const paid = await aPayment();
    const replies = await Promise.all(Array.from({ length: 6 }, () => refund(paid)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409]);
    const refunded = (await read(paid.learner)).history.filter(({ kind }) =>
      kind.endsWith('REFUNDED'),
    );
    expect(refunded.map(({ priceCents }) => priceCents)).toEqual([1000, 1000]);
  });

  it('is made once by repeated requests', async () => {
    const paid = await aPayment();
    const id = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => refund(paid, { id })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await paymentsOf(paid.learner)).payments[0]?.refundableCents).toBe(1990);
    expect(await refund(paid, { id, amountCents: 5 })).toMatchObject({ status: 409 });
    expect(await refund(await aPayment(), { id })).toMatchObject({ status: 409 });
  });

  it('and by the learner together give back the payment once', async () => {
    const paid = await aPayment();
    await refund(paid);
    await call(paid.learner, contract.refundSubscription, { params: { id: paid.subscriptionId } });
    expect((await read(paid.learner)).history[0]).toMatchObject({
      kind: 'REFUNDED',
      priceCents: 1990,
    });
    expect(await refund(paid, { amountCents: 1 })).toMatchObject({ status: 409 });
  });

  it('needs an amount and a reason, an administrator, and a payment of that person', async () => {
    const paid = await aPayment();
    expect(await refund(paid, { amountCents: 0, reason: ' ' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'amountCents' }, { path: 'reason' }] },
    });
    expect((await refund(paid, {}, paid.learner)).status).toBe(403);
    const other = await aPayment();
    expect((await refund({ learner: other.learner, chargeId: paid.chargeId })).status).toBe(404);
    expect((await paymentsOf(paid.learner)).payments[0]?.refunds).toEqual([]);
  });

  it('that the payment service did not answer is requested again, and not for more than a day', async () => {
    const paid = await aPayment();
    const forgotten = await aPayment();
    const down = refusing('payment_service_down');
    await refundPayment(db, askedOf(paid, 2990), { ...by(), gateway: down });
    await refundPayment(db, askedOf(forgotten), { ...by(hoursAgo(21)), gateway: down });
    const stateOf = async ({ learner }: Paid) =>
      (await paymentsOf(learner)).payments[0]?.refunds[0]?.state;
    expect([await stateOf(paid), await stateOf(forgotten)]).toEqual(['WAITING', 'UNANSWERED']);
    const inMinutes = (minutes: number) => new Date(time.now.getTime() + minutes * 60_000);
    const run = { gateway, now: inMinutes(11) };
    await Promise.all([sendWaitingRefunds(db, run), sendWaitingRefunds(db, run)]);
    expect([await stateOf(paid), await stateOf(forgotten)]).toEqual(['SENT', 'UNANSWERED']);
    expect((await read(paid.learner)).access.reason).toBe('REFUNDED');
    expect(await sendWaitingRefunds(db, { gateway, now: inMinutes(30) })).toBe(0);
  });

  it('that the payment service refuses leaves the whole amount for another one', async () => {
    const paid = await aPayment();
    const asked = refundPayment(db, askedOf(paid), {
      ...by(),
      gateway: refusing('refund_refused'),
    });
    await expect(asked).rejects.toMatchObject({ code: 'refund_refused' });
    expect((await paymentsOf(paid.learner)).payments[0]).toMatchObject({
      refundableCents: 2990,
      refunds: [{ state: 'REFUSED' }],
    });
  });
});

const hoursAgo = (hours: number) => new Date(time.now.getTime() - hours * 3_600_000);

it('an e-mail tells each refund once, with amount, reason and what it means', async () => {
  const mailed = async () => {
    const sent: Email[] = [];
    const mail = { send: (email: Email) => Promise.resolve(void sent.push(email)) };
    await sendRefundEmails(db, { mail, site: 'https://sabia.example', now: time.now });
    return sent;
  };
  await mailed();
  const paid = await aPayment();
  await refund(paid, { reason: 'Live cancelada' });
  const [email, ...others] = await mailed();
  expect(others).toEqual([]);
  expect(email).toMatchObject({ to: paid.learner.email, subject: 'Pagamento devolvido' });
  expect(email?.text).toContain('Devolvemos R$\u00a010,00, parte de R$\u00a029,90,');
  expect(email?.text).toContain('Motivo: Live cancelada');
  expect(email?.text).toContain('Seu acesso e a renovação continuam');
  // A blocked user gets it too.
  await db.run(sql`update users set blocked_at = now() where id = ${paid.learner.id}`);
  await refund(paid, { amountCents: 1990 });
  const last = await mailed();
  expect(last).toHaveLength(1);
  expect(last[0]?.text).toContain('terminou, e a renovação foi cancelada');
});
