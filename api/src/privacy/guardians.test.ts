import { join } from 'node:path';
import * as privacy from '@sabia/domain/privacy/privacy.contract.ts';
import * as subscriptions from '@sabia/domain/subscriptions/subscriptions.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { emailsTo } from '../../test/support/outbox.ts';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { aPayer, aPlan } from '../subscriptions/subscriptions.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';

const { db, call, time, folder } = await createTestApp();
time.now = new Date('2026-11-21T15:00:00.000Z');
const plan = await aPlan(db);

async function aLearnerBorn(birthDate: string): Promise<User> {
  const learner = await aUser(db);
  await call(learner, users.changeUser, { params: { id: learner.id }, body: { birthDate } });
  return learner;
}
const aChild = () => aLearnerBorn('2012-03-04');

const asking = (child: User, email: string) =>
  call(child, privacy.requestGuardian, { body: { email } });
const confirming = (token: string) => call(null, privacy.confirmGuardian, { params: { token } });
const stateOf = async (who: User) => (await call(who, privacy.readGuardianship)).body.state;
const subscribing = (who: User) =>
  call(who, subscriptions.subscribe, {
    body: { planId: plan.id, method: 'PIX', payer: aPayer } as never,
  });
const consenting = (who: User, isGiven: boolean) =>
  call(who, privacy.answerConsent, { body: { purpose: 'ANALYTICS', version: 1, isGiven } });

async function tokenIn(address: string): Promise<string> {
  const letter = assertDefined((await emailsTo(join(folder, 'outbox'), address)).at(-1));
  // Quoted-printable: long lines are folded by an equals sign, and an equals sign is =3D.
  const text = letter.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return assertDefined(/\?responsavel=([\w-]{32})/.exec(text)?.[1]);
}

describe('a learner under 18', () => {
  it('can neither subscribe nor consent before a guardian has confirmed, but can refuse consent', async () => {
    const child = await aChild();
    expect(await stateOf(child)).toBe('NEEDED');
    expect((await subscribing(child)).body.code).toBe('guardian_needed');
    expect((await consenting(child, true)).body.code).toBe('guardian_needed');
    expect((await consenting(child, false)).status).toBe(200);

    const asked = await asking(child, 'Mae@exemplo.com.br');
    expect(asked.body).toEqual({
      state: 'ASKED',
      email: 'mae@exemplo.com.br',
      withdrawnAt: null,
    });
    expect((await subscribing(child)).body.code).toBe('guardian_needed');

    expect((await confirming(await tokenIn('mae@exemplo.com.br'))).status).toBe(204);
    expect(await stateOf(child)).toBe('CONFIRMED');
    expect((await subscribing(child)).status).toBe(201);
    expect((await consenting(child, true)).status).toBe(200);
  });

  it('can’t change the birth date to be an adult; an administrator can', async () => {
    const child = await aChild();
    const restating = (who: User, birthDate: string | null) =>
      call(who, users.changeUser, { params: { id: child.id }, body: { birthDate } });
    expect((await restating(child, '2012-04-03')).status).toBe(200);
    for (const older of ['1992-03-04', null]) {
      expect(await restating(child, older)).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'birthDate', message: expect.stringContaining('escola') }] },
      });
    }
    expect(await stateOf(child)).toBe('NEEDED');
    expect((await restating(await anAdmin(db), '1992-03-04')).status).toBe(200);
    expect(await stateOf(child)).toBe('NOT_NEEDED');
  });

  it('is asked for an unknown birth date before a first payment', async () => {
    const unknown = await aUser(db, { birthDate: null });
    expect(await subscribing(unknown)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'birthDate', message: 'Informe sua data de nascimento' }] },
    });
    await call(unknown, users.changeUser, {
      params: { id: unknown.id },
      body: { birthDate: '2012-03-04' },
    });
    expect((await subscribing(unknown)).body.code).toBe('guardian_needed');
  });

  it('who enters the birth date later can’t pay or consent until a guardian has confirmed', async () => {
    const learner = await aUser(db);
    const { body } = await subscribing(learner);
    await consenting(learner, true);
    await call(learner, users.changeUser, {
      params: { id: learner.id },
      body: { birthDate: '2012-03-04' },
    });
    const params = { id: assertDefined(body.subscription).id };
    const paying = () => call(learner, subscriptions.createCharge, { params });
    const isMeasured = async () => (await call(learner, privacy.listConsents)).body[0]?.isGiven;
    expect((await paying()).body.code).toBe('guardian_needed');
    expect(await isMeasured()).toBe(false);

    await asking(learner, 'tia@exemplo.com.br');
    await confirming(await tokenIn('tia@exemplo.com.br'));
    expect((await paying()).status).toBe(201);
    expect(await isMeasured()).toBe(true);
  });

  it('can’t be their own guardian', async () => {
    const child = await aChild();
    const answer = await asking(child, child.email);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'email' }] } });
  });

  it('is confirmed once, within a week, by the last e-mail', async () => {
    const child = await aChild();
    await asking(child, 'avo@exemplo.com.br');
    const first = await tokenIn('avo@exemplo.com.br');
    await asking(child, 'pai@exemplo.com.br');
    expect((await confirming(first)).status).toBe(404);
    const second = await tokenIn('pai@exemplo.com.br');
    time.now = new Date(time.now.getTime() + 8 * 86_400_000);
    expect((await confirming(second)).status).toBe(404);
    await asking(child, 'pai@exemplo.com.br');
    const third = await tokenIn('pai@exemplo.com.br');
    expect((await confirming(third)).status).toBe(204);
    expect((await confirming(third)).status).toBe(404);
    expect((await asking(child, 'pai@exemplo.com.br')).status).toBe(409);
  });
});

describe('e-mails are limited', () => {
  const tooMany = { status: 429, headers: { 'retry-after': expect.stringMatching(/^3[56]\d\d$/) } };

  it('to five requests of a learner an hour', async () => {
    const child = await aChild();
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      expect((await asking(child, `${name}@exemplo.com.br`)).status).toBe(200);
    expect(await asking(child, 'f@exemplo.com.br')).toMatchObject(tooMany);
  });

  it('to five learners an hour for the same guardian', async () => {
    const email = 'diretora@exemplo.com.br';
    for (let learner = 0; learner < 5; learner++)
      expect((await asking(await aChild(), email)).status).toBe(200);
    const child = await aChild();
    expect(await asking(child, email)).toMatchObject(tooMany);
    time.now = new Date(time.now.getTime() + 3_600_000);
    expect((await asking(child, email)).status).toBe(200);
  });

  it('to five deletion codes an hour', async () => {
    const learner = await aUser(db);
    for (let times = 0; times < 5; times++)
      expect((await call(learner, privacy.requestDeletionCode)).status).toBe(204);
    expect(await call(learner, privacy.requestDeletionCode)).toMatchObject(tooMany);
  });
});

it('an adult needs no guardian', async () => {
  const grownUp = await aLearnerBorn('1990-05-17');
  expect(await stateOf(grownUp)).toBe('NOT_NEEDED');
  expect((await asking(grownUp, 'mae@exemplo.com.br')).status).toBe(409);
  expect((await subscribing(grownUp)).status).toBe(201);
});

it('a consent is stored with its version and time, and can be withdrawn', async () => {
  const learner = await aUser(db);
  const consents = async () => (await call(learner, privacy.listConsents)).body;
  expect(await consents()).toEqual([]);
  await consenting(learner, true);
  const said = { purpose: 'ANALYTICS', version: 1, saidAt: time.now.toISOString() };
  expect(await consents()).toEqual([{ ...said, isGiven: true }]);
  await consenting(learner, false);
  expect(await consents()).toEqual([{ ...said, isGiven: false }]);
});
