import * as schools from '@sabia/domain/school/school.contract.ts';
import * as contract from '@sabia/domain/subscriptions/subscriptions.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { readPdf } from '../../test/support/read-pdf.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import type { Email } from '../platform/mail/mail.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { payersOf } from './payers.factory.ts';
import { defaultBrand } from '@sabia/domain/school/brand.ts';
import { drawReceipt } from './receipt-pdf.ts';
import { sendPaymentEmails } from './send-payment-emails.ts';

const school = await createTestApp();
const { db, call, time } = school;
const { subscribe, read, aPayingLearner } = await payersOf(school);
const admin = await anAdmin(db);
const start = new Date('2026-11-21T15:00:00.000Z');
const site = 'https://escola.example';

beforeEach(() => {
  time.now = start;
});

async function aPayment() {
  const { learner, id } = await aPayingLearner();
  const chargeId = assertDefined((await read(learner)).charge).id;
  return { learner, subscriptionId: id, chargeId };
}

const receiptOf = (who: User, { learner, chargeId }: { learner: User; chargeId: string }) =>
  call(who, contract.readReceipt, { params: { userId: learner.id, chargeId } });

describe('a receipt', () => {
  it('names payment, period, school and payer', async () => {
    const payment = await aPayment();
    const { status, body } = await receiptOf(payment.learner, payment);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'PAID',
      number: expect.stringMatching(/^RECIBO(-[\dA-F]{4}){3}$/),
      paidAt: '2026-11-21T15:00:00.000Z',
      startsAt: '2026-11-21T15:00:00.000Z',
      until: '2026-12-21T15:00:00.000Z',
      planName: 'Plano mensal',
      priceCents: 2990,
      method: 'PIX',
      issuer: ['Sabiá'],
      payer: ['Maria das Dores', 'CPF 529.982.247-25'],
    });
  });

  it('names the company of the school, once it is told', async () => {
    const payment = await aPayment();
    const { id } = (await call(null, schools.readSchool)).body;
    const body = { legalName: 'Escola Ltda.', cnpj: '12ABC34501DE35', email: 'oi@escola.example' };
    await call(admin, schools.changeSchool, { params: { id }, body });
    expect((await receiptOf(admin, payment)).body.issuer).toEqual([
      'Escola Ltda.',
      'CNPJ 12.ABC.345/01DE-35',
      'oi@escola.example',
    ]);
  });

  it('is listed in the history by its charge, and stays after a refund', async () => {
    const payment = await aPayment();
    const { learner, subscriptionId, chargeId } = payment;
    expect((await read(learner)).history).toMatchObject([{ kind: 'PAYMENT_CONFIRMED', chargeId }]);
    await call(learner, contract.refundSubscription, { params: { id: subscriptionId } });
    expect((await receiptOf(learner, payment)).body.state).toBe('REFUNDED');
  });

  it('of an unpaid charge, or of somebody else, is not found', async () => {
    const learner = await aUser(db);
    const { body } = await subscribe(learner);
    const chargeId = assertDefined(body.charge).id;
    expect((await receiptOf(learner, { learner, chargeId })).status).toBe(404);
    const payment = await aPayment();
    expect((await receiptOf(learner, payment)).status).toBe(403);
    expect((await receiptOf(learner, { ...payment, learner })).status).toBe(404);
  });

  it('is printed as a PDF with the same words', async () => {
    const payment = await aPayment();
    const { learner, chargeId } = payment;
    const { body } = await receiptOf(learner, payment);
    const pdf = await call(learner, contract.printReceipt, {
      params: { userId: learner.id, chargeId },
    });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const words = readPdf(pdf.body as unknown as Buffer).lines.map(({ text }) => text);
    expect(words).toEqual([
      'Sabiá',
      'Recibo de pagamento',
      'R$\u00a029,90',
      'Plano',
      'Plano mensal',
      'Pago em',
      '21 de novembro de 2026',
      'Forma de pagamento',
      'Pix',
      'Período',
      '21 de novembro de 2026 a 21 de dezembro de 2026',
      'Número',
      body.number,
      'Recebido por',
      ...body.issuer,
      'Pago por',
      'Maria das Dores',
      'CPF 529.982.247-25',
    ]);
  });

  it('has room for long names', async () => {
    const payment = await aPayment();
    const { body } = await receiptOf(payment.learner, payment);
    const long = 'Companhia Brasileira de Ensino a Distância '.repeat(4).trim();
    const lines = Array.from({ length: 6 }, () => long);
    const { objects } = readPdf(
      await drawReceipt({
        ...body,
        brand: { ...defaultBrand, logo: null },
        planName: long,
        issuer: lines,
        payer: lines,
        state: 'REFUNDED',
      }),
    );
    expect(objects).toMatch(/\/Type \/Pages\n\/Count 1\n/);
  });
});

describe('the e-mail of a payment', () => {
  async function emailsAt(minutes: number, fails = false): Promise<Email[]> {
    const sent: Email[] = [];
    const send = (email: Email) =>
      fails ? Promise.reject(new Error('down')) : Promise.resolve(void sent.push(email));
    const now = new Date(start.getTime() + minutes * 60_000);
    await sendPaymentEmails(db, { mail: { send }, site, now });
    return sent;
  }

  it('is sent once for each payment, with a link to the receipt and without documents', async () => {
    await emailsAt(0);
    const { learner, chargeId } = await aPayment();
    const sent = await emailsAt(1);
    expect(sent).toMatchObject([{ to: learner.email, subject: 'Pagamento confirmado' }]);
    expect(sent[0]?.text).toContain('Recebemos R$\u00a029,90 (Pix) em 21 de novembro de 2026');
    expect(sent[0]?.text).toContain(`${site}/assinatura/recibos/${chargeId}`);
    expect(sent[0]?.text).not.toContain('529');
    expect(await emailsAt(30)).toEqual([]);
  });

  it('is sent again a minute after a failure, and once by concurrent processes', async () => {
    await emailsAt(0);
    const { learner } = await aPayment();
    await expect(emailsAt(1, true)).rejects.toThrow('PAYMENT: 1 e-mails not sent');
    expect(await emailsAt(1.5)).toEqual([]);
    const looks = await Promise.all(Array.from({ length: 5 }, () => emailsAt(3)));
    expect(looks.flat()).toMatchObject([{ to: learner.email }]);
  });

  it('is not sent for an unpaid charge', async () => {
    await emailsAt(0);
    await subscribe(await aUser(db));
    expect(await emailsAt(1)).toEqual([]);
  });
});
