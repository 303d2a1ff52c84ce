import { randomUUID } from 'node:crypto';
import * as files from '@sabia/domain/users/user-files.contract.ts';
import * as contract from '@sabia/domain/users/users.contract.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp, otherIssuer } from '../../../test/support/test-app.factory.ts';
import { openDatabase, sql } from '../../platform/db/database.ts';
import type { Email } from '../../platform/mail/mail.ts';
import { sendInvitations } from './send-invitations.ts';
import { anAdmin, aUser } from '../users.factory.ts';

const { db, call, app, tokenOf, time, databaseUrl } = await createTestApp();
const admin = await anAdmin(db);
const site = 'https://sabia.test';

const minutes = (count: number) => new Date(time.now.getTime() + count * 60_000);

/** Invites new people and returns their addresses. */
async function invited(quantity = 1): Promise<string[]> {
  const emails = Array.from({ length: quantity }, () => `${randomUUID()}@escola.br`);
  const csv = ['Nome;E-mail', ...emails.map((email) => `Ana;${email}`)].join('\n');
  const contentBase64 = Buffer.from(csv).toString('base64');
  const { status } = await call(admin, files.importUsers, { body: { contentBase64 } });
  expect(status).toBe(200);
  return emails;
}

/** Runs the job once and returns the addresses that got an e-mail, of these. */
async function sentTo(emails: readonly string[], now = minutes(0), database = db) {
  const letters: Email[] = [];
  const mail = { send: async (email: Email) => void letters.push(email) };
  await sendInvitations(database, { mail, site, now });
  return letters.filter(({ to }) => emails.includes(to));
}

/** The token of the link in an e-mail. */
const tokenIn = (email: Email | undefined) =>
  /convite#email=\S+&token=([\w-]+)/.exec(email?.text ?? '')?.[1] ?? 'no token';

describe('an invitation', () => {
  it('is sent once after the import, with links to sign up and to sign in', async () => {
    const emails = await invited();
    const [email, ...more] = await sentTo(emails);
    expect(more).toEqual([]);
    expect(email).toMatchObject({ to: emails[0], subject: 'Sabiá convidou você para estudar' });
    expect(email?.text).toContain(`Abrir o convite: ${site}/convite#email=`);
    expect(email?.html).toContain(`<a href="${site}/convite#`);
    expect(await sentTo(emails, minutes(60))).toEqual([]);
  });

  it('is sent once by several processes', async () => {
    const emails = await invited(30);
    const processes = Array.from({ length: 4 }, () =>
      openDatabase(databaseUrl, { timeoutMs: 15_000 }),
    );
    const sent = await Promise.all(processes.map((process) => sentTo(emails, minutes(0), process)));
    expect(
      sent
        .flat()
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(emails.toSorted());
    await Promise.all(processes.map((process) => process.close()));
  });

  it('is sent again a minute after a failure, without delaying others', async () => {
    const [refused = '', other = ''] = await invited(2);
    const sent: string[] = [];
    const mail = {
      send: async ({ to }: Email) => {
        if (to === refused) throw new Error('caixa cheia');
        sent.push(to);
      },
    };
    await expect(sendInvitations(db, { mail, site, now: minutes(0) })).rejects.toThrow();
    expect(sent).toEqual([other]);
    expect(await sentTo([refused], minutes(0.5))).toEqual([]);
    expect(await sentTo([refused], minutes(2))).toHaveLength(1);
    expect(await sentTo([refused, other], minutes(30))).toEqual([]);
  });

  it('is sent by another process ten minutes after its process stopped', async () => {
    const emails = await invited(3);
    const stopping = new AbortController();
    const sent: string[] = [];
    const mail = {
      send: async ({ to }: Email) => {
        sent.push(to);
        stopping.abort();
      },
    };
    await sendInvitations(db, { mail, site, now: minutes(0), stopping: stopping.signal });
    expect(sent).toHaveLength(1);
    const rest = await sentTo(emails, minutes(11));
    expect([...sent, ...rest.map(({ to }) => to)].toSorted()).toEqual(emails.toSorted());
  });

  it('is sent by another process ten minutes after its process was killed', async () => {
    const emails = await invited();
    await db.run(sql`
      insert into job_emails (kind, key, user_id, claimed_at)
      select 'INVITATION', user_id::text, user_id, ${minutes(0).toISOString()} from invitations
      on conflict do nothing`);
    expect(await sentTo(emails, minutes(9))).toEqual([]);
    expect(await sentTo(emails, minutes(11))).toHaveLength(1);
  });

  it('is not sent after it was accepted, or after a week', async () => {
    const [email = ''] = await invited();
    const [sent] = await sentTo([email]);
    const person = await aUser(db, { email });
    const accepted = await call(person, contract.acceptInvitation, {
      body: { token: tokenIn(sent) },
    });
    expect(accepted.status).toBe(200);
    expect(await sentTo([email], minutes(60))).toEqual([]);
    expect(await sentTo(await invited(), minutes(8 * 24 * 60))).toEqual([]);
  });

  it('is sent once more when an administrator renews it', async () => {
    const [email = ''] = await invited();
    await sentTo([email]);
    const { body } = await call(admin, contract.pageUsers, { query: { searchKey: email } });
    const again = (id = '', who = admin) =>
      call(who, contract.resendInvitation, { params: { id } });
    expect((await again(body.items[0]?.id)).status).toBe(204);
    expect(await sentTo([email])).toHaveLength(1);
    expect((await again(admin.id)).status).toBe(404);
    expect((await again(randomUUID())).status).toBe(404);
    expect((await again(body.items[0]?.id, await aUser(db))).status).toBe(403);
  });
});

describe('the link of an invitation', () => {
  const roles = 'Nome;E-mail;Papel;Assinante;Papel na turma';
  /** Invites an administrator; returns the address and the token of the e-mail. */
  async function anInvitedAdmin() {
    const email = `${randomUUID()}@escola.br`;
    const csv = `${roles}\nNina Sá;${email};Administração;sim;Professor`;
    const contentBase64 = Buffer.from(csv).toString('base64');
    expect((await call(admin, files.importUsers, { body: { contentBase64 } })).status).toBe(200);
    const [letter] = await sentTo([email]);
    return { email, token: tokenIn(letter) };
  }

  interface Arrival {
    email: string;
    issuer?: string;
    emailVerified?: boolean;
  }

  /** A person who has signed in at an identity service, with their requests. */
  async function arrive({ email, ...more }: Arrival) {
    const claims = { providerId: randomUUID(), email, name: 'Outra Nina', ...more };
    const send = async (method: 'GET' | 'POST', url: string, payload?: object) => {
      const headers = { authorization: `Bearer ${await tokenOf(claims)}` };
      const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
      return { status: response.statusCode, body: response.json() };
    };
    return {
      readSelf: () => send('GET', `/v1/users/provider/${claims.providerId}`),
      accept: (token: string) => send('POST', '/v1/users/invitation', { token }),
      verify: () => Object.assign(claims, { emailVerified: true }),
    };
  }

  it.each([
    ['the embedded identity', {}],
    ['another identity service', { issuer: otherIssuer }],
  ])(
    'gives role, access and classroom role at %s, and only the link does',
    async (_title, more) => {
      const { email, token } = await anInvitedAdmin();
      const nina = await arrive({ email, ...more });
      const plain = { role: 'LEARNER', isAdmin: false, isSubscriber: false, classroomRole: null };
      expect((await nina.readSelf()).body).toMatchObject({ ...plain, email, isInvited: false });
      expect((await nina.accept(token)).body).toMatchObject({
        isAdmin: true,
        isSubscriber: true,
        classroomRole: 'TEACHER',
      });
      expect((await nina.readSelf()).body).toMatchObject({ isAdmin: true });
      const { body } = await call(admin, contract.pageUsers, { query: { searchKey: email } });
      expect(body.total).toBe(1);
      expect(await nina.accept(token)).toMatchObject({
        status: 404,
        body: { code: 'invitation_over' },
      });
    },
  );

  it('is refused for a user with another address, and stays valid', async () => {
    const { email, token } = await anInvitedAdmin();
    const thief = await arrive({ email: 'ladra@exemplo.com' });
    expect(await thief.accept(token)).toMatchObject({
      status: 403,
      body: { code: 'invitation_of_another' },
    });
    const claimer = await arrive({ email, emailVerified: false });
    expect(await claimer.accept(token)).toMatchObject({
      status: 403,
      body: { code: 'email_not_verified' },
    });
    expect((await claimer.readSelf()).body.isAdmin).toBe(false);
    claimer.verify();
    expect((await claimer.accept(token)).body.isAdmin).toBe(true);
  });

  it('ends after 30 days, and with a newer one', async () => {
    const { email, token } = await anInvitedAdmin();
    const nina = await arrive({ email });
    const { body } = await call(admin, contract.pageUsers, { query: { searchKey: email } });
    const invitation = body.items.find(({ isInvited }) => isInvited);
    await nina.readSelf();
    await call(admin, contract.resendInvitation, { params: { id: invitation?.id ?? '' } });
    const [letter] = await sentTo([email]);
    expect((await nina.accept(token)).status).toBe(404);
    await db.run(sql`
      update invitations set token_expires_at = ${minutes(-1).toISOString()}
      where user_id = ${invitation?.id}`);
    expect((await nina.accept(tokenIn(letter))).status).toBe(404);
    expect((await nina.accept('')).status).toBe(422);
    expect((await nina.readSelf()).body.isAdmin).toBe(false);
  });

  it('is accepted once by simultaneous requests', async () => {
    const { email, token } = await anInvitedAdmin();
    const nina = await arrive({ email });
    await nina.readSelf();
    const pages = await Promise.all(Array.from({ length: 6 }, () => nina.accept(token)));
    expect(pages.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 404, 404, 404, 404, 404,
    ]);
  });

  it('is not stored', async () => {
    const { token } = await anInvitedAdmin();
    const rows = await db.many(sql`select invitations::text as text from invitations`);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
  });

  it('is not replaced by linking the invited user to an own identity', async () => {
    const { email } = await anInvitedAdmin();
    const { body } = await call(admin, contract.pageUsers, { query: { searchKey: email } });
    const nina = await aUser(db, { email });
    const id = body.items[0]?.id ?? '';
    for (const providerId of [nina.providerId, randomUUID()]) {
      const linked = await call(nina, contract.changeProviderId, {
        params: { id },
        body: { providerId },
      });
      expect(linked.status).toBe(403);
    }
  });
});
