import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as privacy from '@sabia/domain/privacy/privacy.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import * as contract from '@sabia/domain/users/users.contract.ts';
import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../../test/support/assert-defined.ts';
import { openBrowser } from '../../../test/support/browser.ts';
import { emailsTo } from '../../../test/support/outbox.ts';
import { createTestApp, otherIssuer } from '../../../test/support/test-app.factory.ts';
import { sql } from '../../platform/db/database.ts';
import type { Email } from '../../platform/mail/mail.ts';
import { requestEmailChange } from './request-email-change.ts';
import { anAdmin, anInvitation, aUser } from '../users.factory.ts';

const { db, call, app, identity, time, folder } = await createTestApp();
const admin = await anAdmin(db);
const password = 'senha-de-sempre';
const newAddress = () => `${randomUUID()}@exemplo.com.br`;

/** A user with an account of the embedded identity. */
async function aMember(email = newAddress()): Promise<User> {
  const account = { email, name: 'Ana Lima', password };
  return aUser(db, { email, ...(await identity.createVerifiedAccount(account)) });
}

const asking = ({ id }: User, email: string) =>
  call(admin, contract.requestEmailChange, { params: { id }, body: { email } });
const confirming = (token: string) =>
  call(null, contract.confirmEmailChange, { params: { token } });
const overviewOf = async ({ id }: User) =>
  (await call(admin, contract.readUserOverview, { params: { id } })).body;
const lettersTo = (address: string) => emailsTo(join(folder, 'outbox'), address);

async function tokenSentTo(address: string): Promise<string> {
  const letter = assertDefined((await lettersTo(address)).at(-1));
  return assertDefined(/novo-email#([\w-]{32})/.exec(letter.replaceAll('=\r\n', ''))?.[1]);
}

async function signIn(email: string) {
  const browser = openBrowser(app, { host: 'localhost' });
  const { status } = await browser.post('/identity/sign-in/email', { email, password });
  return { browser, status };
}

describe('a new e-mail of an account', () => {
  it('counts once its owner confirms it: they sign in with it and the same password, and all sessions end', async () => {
    const [before, after] = [newAddress(), newAddress()];
    const member = await aMember(before);
    const { browser } = await signIn(before);
    const { body: old } = await browser.get('/identity/token');

    const asked = await asking(member, `  ${after.toUpperCase()} `);
    expect(asked).toMatchObject({ status: 200, body: { userId: member.id, email: after } });
    expect(await overviewOf(member)).toMatchObject({
      user: { email: before },
      emailChange: { email: after },
    });
    expect((await signIn(after)).status).toBe(401);

    const token = await tokenSentTo(after);
    expect(await confirming(token)).toMatchObject({ status: 200, body: { email: after } });
    expect(await overviewOf(member)).toMatchObject({ user: { email: after }, emailChange: null });
    expect((await confirming(token)).status).toBe(404);
    expect((await signIn(before)).status).toBe(401);
    expect((await browser.get('/identity/token')).status).toBe(401);
    const withOld = await app.inject({
      url: `/v1/users/${member.id}`,
      headers: { authorization: `Bearer ${(old as { token: string }).token}` },
    });
    expect(withOld.statusCode).toBe(401);

    const { browser: again, status } = await signIn(after);
    expect(status).toBe(200);
    const { body: fresh } = await again.get('/identity/token');
    const own = await app.inject({
      url: `/v1/users/${member.id}`,
      headers: { authorization: `Bearer ${(fresh as { token: string }).token}` },
    });
    expect(own.json()).toMatchObject({ id: member.id, email: after });
  });

  it('is told to the present address before, once, without the new one', async () => {
    const [before, after] = [newAddress(), newAddress()];
    const member = await aMember(before);
    await asking(member, after);
    await asking(member, after);
    const letters = await lettersTo(before);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toContain('Subject: Pedido para trocar o e-mail da sua conta');
    expect(letters[0]).not.toContain(after);
    expect(await lettersTo(after)).toHaveLength(2);
    const other = newAddress();
    await asking(member, other);
    expect(await lettersTo(before)).toHaveLength(2);
    const reads = await call(admin, privacy.pageDataReads, { params: { userId: member.id } });
    expect(reads.body.items).toContainEqual(
      expect.objectContaining({ what: 'EMAIL_CHANGE', by: { id: admin.id, name: admin.name } }),
    );
  });

  it('has one valid link, the last one, for three days', async () => {
    const member = await aMember();
    const after = newAddress();
    await asking(member, after);
    const first = await tokenSentTo(after);
    await asking(member, after);
    expect((await confirming(first)).status).toBe(404);
    const second = await tokenSentTo(after);
    const begun = time.now;
    time.now = new Date(begun.getTime() + 3 * 86_400_000);
    expect((await confirming(second)).status).toBe(404);
    expect((await overviewOf(member)).emailChange).toBeNull();
    time.now = begun;
    expect((await confirming(second)).status).toBe(200);
  });

  it('can be cancelled, and its link ends', async () => {
    const member = await aMember();
    const after = newAddress();
    await asking(member, after);
    const params = { id: member.id };
    expect((await call(admin, contract.cancelEmailChange, { params })).status).toBe(204);
    expect((await call(admin, contract.cancelEmailChange, { params })).status).toBe(404);
    expect((await confirming(await tokenSentTo(after))).status).toBe(404);
  });
});

describe('refused at the field', () => {
  const refusal = (message: unknown) => ({
    status: 422,
    body: { errors: [{ path: 'email', message }] },
  });

  it('are the same, a bad and a taken address', async () => {
    const member = await aMember();
    expect(await asking(member, member.email)).toMatchObject(
      refusal('Este já é o e-mail da conta.'),
    );
    expect(await asking(member, 'ana@')).toMatchObject(refusal('Email inválido'));
    const invited = newAddress();
    await anInvitation(db, { email: invited });
    const account = { email: newAddress(), name: 'Bia', password };
    await identity.createVerifiedAccount(account);
    const { email: known } = await aUser(db);
    for (const taken of [known.toUpperCase(), invited, account.email])
      expect(await asking(member, taken)).toMatchObject(
        refusal(expect.stringContaining('Já existe')),
      );
    expect((await overviewOf(member)).emailChange).toBeNull();
  });

  it('is a person of another identity service, which keeps the address', async () => {
    const elsewhere = await aUser(db, { provider: otherIssuer });
    expect(await asking(elsewhere, newAddress())).toMatchObject(
      refusal(expect.stringContaining('outro serviço')),
    );
  });

  it('is an address that the mail server refuses', async () => {
    const member = await aMember();
    const sending = (mail: { send: (email: Email) => Promise<void> }) =>
      requestEmailChange(
        db,
        { userId: member.id, email: newAddress() },
        { mail, site: 'https://sabia.test', viewer: admin, now: time.now },
      );
    const failing = (fails: (email: Email) => boolean, error: object) => ({
      send: async (email: Email) => {
        if (fails(email)) throw Object.assign(new Error('refused'), error);
      },
    });
    const isNotice = ({ to }: Email) => to === member.email;
    await expect(
      sending(failing((email) => !isNotice(email), { responseCode: 550 })),
    ).rejects.toMatchObject({ code: 'invalid_input', errors: [{ path: 'email' }] });
    expect((await overviewOf(member)).emailChange).toBeNull();
    // A notice that may still arrive is not left out.
    await expect(sending(failing(isNotice, { code: 'ETIMEDOUT' }))).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect((await overviewOf(member)).emailChange).toBeNull();
    // A mistyped address has no mailbox.
    await sending(failing(isNotice, { responseCode: 550 }));
    expect((await overviewOf(member)).emailChange).not.toBeNull();
  });
});

describe('confirming an address that was taken meanwhile', () => {
  it.each([
    ['by a user', (email: string) => aUser(db, { email })],
    ['by an invitation', (email: string) => anInvitation(db, { email })],
    [
      'by an account',
      (email: string) => identity.createVerifiedAccount({ email, name: 'Bia', password }),
    ],
  ])('%s changes nothing', async (_by, take) => {
    const member = await aMember();
    const after = newAddress();
    await asking(member, after);
    await take(after);
    expect(await confirming(await tokenSentTo(after))).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('de outra conta ou de um convite') },
    });
    expect((await overviewOf(member)).user.email).toBe(member.email);
    expect((await signIn(member.email)).status).toBe(200);
  });

  it('by another confirmation changes nothing', async () => {
    const after = newAddress();
    const tokens: string[] = [];
    for (const member of [await aMember(), await aMember()]) {
      await asking(member, after);
      tokens.push(await tokenSentTo(after));
    }
    const replies = await Promise.all(tokens.map(confirming));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await db.run(sql`select from users where email = ${after}`)).toBe(1);
  });
});

it('an open change ends with the account', async () => {
  const member = await aMember();
  const after = newAddress();
  await asking(member, after);
  const params = { id: member.id };
  await call(admin, contract.removeUser, { params, body: { keepsName: false } });
  expect((await confirming(await tokenSentTo(after))).status).toBe(404);
});

it('an invited person has no account to change', async () => {
  const email = newAddress();
  await anInvitation(db, { email });
  const { id } = await db.one<User>(sql`select id from users where email = ${email}`);
  expect((await asking({ id } as User, newAddress())).status).toBe(404);
});
