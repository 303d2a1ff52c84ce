import { join } from 'node:path';
import * as privacy from '@sabia/domain/privacy/privacy.contract.ts';
import * as subscriptions from '@sabia/domain/subscriptions/subscriptions.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import { describe, expect, it } from 'vitest';
import { aSchool } from '../school.factory.ts';
import { lettersTo } from '../shell/testing/outbox.ts';
import { there } from '../shell/testing/there.ts';
import { aPayer, aPlan } from '../subscriptions/subscriptions.factory.ts';
import { aUser } from '../users/users.factory.ts';

const { db, call, time, folder } = await aSchool();
time.now = new Date('2026-11-21T15:00:00.000Z');
const plan = await aPlan(db);

async function aLearnerBorn(birthDate: string): Promise<User> {
  const learner = await aUser(db);
  await call(learner, users.changeUser, { params: { id: learner.id }, body: { birthDate } });
  return learner;
}
const aChild = () => aLearnerBorn('2012-03-04');

const asking = (child: User, email: string) =>
  call(child, privacy.askGuardian, { body: { email } });
const confirming = (token: string) => call(null, privacy.confirmGuardian, { params: { token } });
const stateOf = async (who: User) => (await call(who, privacy.readGuardianship)).body.state;
const subscribing = (who: User) =>
  call(who, subscriptions.subscribe, {
    body: { planId: plan.id, method: 'PIX', payer: aPayer } as never,
  });
const consenting = (who: User, isGiven: boolean) =>
  call(who, privacy.answerConsent, { body: { purpose: 'ANALYTICS', version: 1, isGiven } });

async function tokenIn(address: string): Promise<string> {
  const letter = there((await lettersTo(join(folder, 'outbox'), address)).at(-1));
  // Long lines are folded by an equals sign, which is itself written as =3D.
  const text = letter.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return there(/\?responsavel=([\w-]{32})/.exec(text)?.[1]);
}

describe('a learner under 18', () => {
  it('neither subscribes nor is measured before a guardian confirmed, but may say no', async () => {
    const child = await aChild();
    expect(await stateOf(child)).toBe('NEEDED');
    expect((await subscribing(child)).body.code).toBe('guardian_needed');
    expect((await consenting(child, true)).body.code).toBe('guardian_needed');
    expect((await consenting(child, false)).status).toBe(200);

    const asked = await asking(child, 'Mae@exemplo.com.br');
    expect(asked.body).toEqual({ state: 'ASKED', email: 'mae@exemplo.com.br' });
    expect((await subscribing(child)).body.code).toBe('guardian_needed');

    expect((await confirming(await tokenIn('mae@exemplo.com.br'))).status).toBe(204);
    expect(await stateOf(child)).toBe('CONFIRMED');
    expect((await subscribing(child)).status).toBe(201);
    expect((await consenting(child, true)).status).toBe(200);
  });

  it('is not their own guardian', async () => {
    const child = await aChild();
    const answer = await asking(child, child.email);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'email' }] } });
  });

  it('is confirmed once, within a week, by the last letter', async () => {
    const child = await aChild();
    await asking(child, 'avo@exemplo.com.br');
    const first = await tokenIn('avo@exemplo.com.br');
    expect((await asking(child, 'pai@exemplo.com.br')).status).toBe(429);
    time.now = new Date(time.now.getTime() + 60_000);
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

it('who is grown up needs nobody', async () => {
  const grownUp = await aLearnerBorn('1990-05-17');
  expect(await stateOf(grownUp)).toBe('NOT_NEEDED');
  expect((await asking(grownUp, 'mae@exemplo.com.br')).status).toBe(409);
  expect((await subscribing(grownUp)).status).toBe(201);
});

it('what people consent to is kept with its version and time, and taken back as easily', async () => {
  const learner = await aUser(db);
  const consents = async () => (await call(learner, privacy.listConsents)).body;
  expect(await consents()).toEqual([]);
  await consenting(learner, true);
  const said = { purpose: 'ANALYTICS', version: 1, saidAt: time.now.toISOString() };
  expect(await consents()).toEqual([{ ...said, isGiven: true }]);
  await consenting(learner, false);
  expect(await consents()).toEqual([{ ...said, isGiven: false }]);
});
