import * as contract from '@sabia/domain/subscriptions/subscriptions.contract.ts';
import { blockUser, changeUser } from '@sabia/domain/users/users.contract.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import type { Email } from '../platform/mail/mail.ts';
import { assertDefined } from '../../test/support/assert-defined.ts';
import type { PaymentGateway } from './gateway/payment-gateway.ts';
import { confirmedBy } from '../privacy/guardians.factory.ts';
import { anAdmin } from '../users/users.factory.ts';
import { payersOf } from './payers.factory.ts';
import { renewSubscriptions } from './renew-subscriptions.ts';
import { sendRenewalEmails } from './send-renewal-emails.ts';

const school = await createTestApp();
const { db, call, time, gateway } = school;
const { simulate, read, aPayingLearner } = await payersOf(school);
const start = new Date('2026-11-21T15:00:00.000Z');
const due = new Date('2026-12-21T15:00:00.000Z');
const day = 86_400_000;
const minute = 60_000;
const site = 'http://localhost';
const atDay = (count: number) => new Date(due.getTime() + count * day);

beforeEach(() => {
  time.now = start;
});

/** The e-mails that a run of the job sends. */
async function renewedAt(now: Date, service: PaymentGateway = gateway): Promise<Email[]> {
  time.now = now;
  await renewSubscriptions(db, { gateway: service, site, now });
  return lettersAt(now);
}

async function lettersAt(now: Date): Promise<Email[]> {
  const sent: Email[] = [];
  const mail = { send: async (letter: Email) => void sent.push(letter) };
  await sendRenewalEmails(db, { mail, site, now });
  return sent;
}

describe('a card', () => {
  it('is charged at the end of the paid period, and the next period begins', async () => {
    const { learner } = await aPayingLearner({ method: 'CARD' });
    await renewedAt(atDay(-1));
    expect((await read(learner)).history).toHaveLength(1);
    expect(await renewedAt(due)).toEqual([]);
    expect(await read(learner)).toMatchObject({
      access: { isActive: true, reason: 'PAID', since: start.toISOString() },
      subscription: { renewsAt: '2027-01-21T15:00:00.000Z' },
      charge: { isRenewal: true, state: 'PAID' },
    });
  });

  it('of a blocked user is charged nothing', async () => {
    const { learner } = await aPayingLearner({ method: 'CARD' });
    const admin = await anAdmin(db);
    const block = (isBlocked: boolean) =>
      call(admin, blockUser, { params: { id: learner.id }, body: { isBlocked } });
    await block(true);
    await renewedAt(due);
    await block(false);
    expect((await read(learner)).history).toHaveLength(1);
  });

  it.each(['CARD', 'PIX'] as const)(
    'of a learner whose guardian has withdrawn is not charged by %s until one confirms',
    async (method) => {
      const { learner } = await aPayingLearner({ method });
      const body = { birthDate: '2012-03-04' };
      await call(await anAdmin(db), changeUser, { params: { id: learner.id }, body });
      expect(await renewedAt(due)).toEqual([]);
      expect((await read(learner)).history).toHaveLength(1);
      expect((await read(learner)).charge?.isRenewal).toBe(false);

      await confirmedBy(db, { child: learner, email: 'mae@exemplo.com.br', now: due });
      await renewedAt(atDay(1));
      expect((await read(learner)).charge?.isRenewal).toBe(true);
    },
  );

  it('is charged once by concurrent processes', async () => {
    const { learner } = await aPayingLearner({ method: 'CARD' });
    await Promise.all(Array.from({ length: 5 }, () => renewedAt(due)));
    await renewedAt(atDay(0.1));
    expect((await read(learner)).history).toHaveLength(2);
  });

  it('that is refused leaves three days to pay by another one', async () => {
    const { learner, id } = await aPayingLearner({ method: 'CARD' });
    const refusing: PaymentGateway = {
      ...gateway,
      async chargeCard(charge) {
        await gateway.simulate?.(charge, 'REFUSED');
        return null;
      },
    };
    await renewedAt(due, refusing);
    expect(await read(learner)).toMatchObject({
      access: { isActive: true, reason: 'GRACE', until: atDay(3).toISOString() },
      history: [{ kind: 'RENEWAL_FAILED' }, { kind: 'PAYMENT_CONFIRMED' }],
    });
    time.now = atDay(2);
    const again = await call(learner, contract.createCharge, { params: { id } });
    await simulate(learner, assertDefined(again.body.charge).id);
    expect((await read(learner)).access.reason).toBe('PAID');
    await renewedAt(atDay(2.5));
    expect((await read(learner)).history).toHaveLength(3);
  });

  it('that is not replaced ends the access after three days', async () => {
    const { learner } = await aPayingLearner({ method: 'CARD' });
    const dead = { ...gateway, chargeCard: () => Promise.reject(new Error('down')) };
    await expect(renewedAt(due, dead)).rejects.toThrow('renewals that were not asked for');
    time.now = new Date(atDay(3).getTime() - 1);
    expect((await read(learner)).access.isActive).toBe(true);
    time.now = atDay(3);
    expect((await read(learner)).access).toMatchObject({ isActive: false, reason: 'EXPIRED' });
  });

  it('is charged again after an outage of the service, as the same charge', async () => {
    const { learner } = await aPayingLearner({ method: 'CARD' });
    const asked: string[] = [];
    const down = {
      ...gateway,
      chargeCard: ({ id }: { id: string }) => {
        asked.push(id);
        return Promise.reject(new Error('down'));
      },
    };
    await expect(renewedAt(due, down)).rejects.toThrow();
    await renewedAt(new Date(due.getTime() + 9 * 60_000));
    expect((await read(learner)).history).toHaveLength(1);
    await renewedAt(new Date(due.getTime() + 11 * 60_000));
    const { charge, history } = await read(learner);
    expect(history).toHaveLength(2);
    expect(charge?.id).toBe(asked[0]);
  });
});

describe.each([
  ['Pix', 'PIX', -3],
  ['a boleto', 'BOLETO', -7],
] as const)('%s', (_name, method, ahead) => {
  it('is requested days ahead, with an e-mail, and extends the paid period', async () => {
    const { learner } = await aPayingLearner({ method });
    expect(await renewedAt(atDay(ahead - 0.1))).toEqual([]);
    const letters = await renewedAt(atDay(ahead));
    expect(letters).toMatchObject([{ to: learner.email, subject: expect.any(String) }]);
    expect(letters[0]?.text).toContain('http://localhost/assinatura');
    expect(letters[0]?.text).toContain('21 de dezembro de 2026');
    expect(await renewedAt(atDay(ahead + 1))).toEqual([]);
    const { charge } = await read(learner);
    expect(charge).toMatchObject({ isRenewal: true, state: 'PENDING' });
    await simulate(learner, assertDefined(charge).id);
    expect((await read(learner)).subscription?.renewsAt).toBe('2027-01-21T15:00:00.000Z');
  });
});

describe('a renewal e-mail', () => {
  const askedAt = atDay(-3);
  const later = (minutes: number) => new Date(askedAt.getTime() + minutes * minute);
  async function aRenewalToPay() {
    const { learner, id } = await aPayingLearner({ method: 'PIX' });
    time.now = askedAt;
    await renewSubscriptions(db, { gateway, site, now: askedAt });
    return { learner, id };
  }

  it('that could not be sent is sent a minute later, once', async () => {
    const { learner } = await aRenewalToPay();
    const mail = { send: () => Promise.reject(new Error('down')) };
    await expect(sendRenewalEmails(db, { mail, site, now: askedAt })).rejects.toThrow(
      'RENEWAL: 1 e-mails not sent',
    );
    expect(await lettersAt(later(0.5))).toEqual([]);
    expect(await lettersAt(later(2))).toMatchObject([{ to: learner.email }]);
    expect(await lettersAt(later(30))).toEqual([]);
  });

  it('is not started by a process that is stopping', async () => {
    await aRenewalToPay();
    const mail = { send: () => Promise.reject(new Error('begun')) };
    const stopping = AbortSignal.abort();
    await sendRenewalEmails(db, { mail, site, now: askedAt, stopping });
    expect(await lettersAt(later(11))).toHaveLength(1);
  });

  it('is sent once by concurrent processes', async () => {
    await aRenewalToPay();
    const looks = await Promise.all(Array.from({ length: 5 }, () => lettersAt(askedAt)));
    expect(looks.flat()).toHaveLength(1);
  });

  it('is not sent to subscribers who have paid or cancelled meanwhile', async () => {
    const paying = await aRenewalToPay();
    await simulate(paying.learner, assertDefined((await read(paying.learner)).charge).id);
    time.now = start;
    const leaving = await aRenewalToPay();
    await call(leaving.learner, contract.cancelSubscription, { params: { id: leaving.id } });
    expect(await lettersAt(later(1))).toEqual([]);
  });
});

it('a cancelled subscription is not renewed', async () => {
  const { learner, id } = await aPayingLearner({ method: 'CARD' });
  await call(learner, contract.cancelSubscription, { params: { id } });
  expect(await renewedAt(due)).toEqual([]);
  expect((await read(learner)).access).toMatchObject({ isActive: false, reason: 'EXPIRED' });
});
