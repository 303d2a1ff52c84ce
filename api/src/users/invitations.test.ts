import { randomUUID } from 'node:crypto';
import * as files from '@sabia/domain/users/user-files.contract.ts';
import * as contract from '@sabia/domain/users/users.contract.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { openDatabase, sql } from '../platform/db/database.ts';
import type { Email } from '../platform/mail/mail.ts';
import { sendInvitations } from './send-invitations.ts';
import { anAdmin, aUser } from './users.factory.ts';

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

describe('an invitation', () => {
  it('is sent once after the import, with links to sign up and to sign in', async () => {
    const emails = await invited();
    const [email, ...more] = await sentTo(emails);
    expect(more).toEqual([]);
    expect(email).toMatchObject({ to: emails[0], subject: 'Seu convite para estudar na Sabiá' });
    expect(email?.text).toContain(`com este e-mail (${emails[0]}) em ${site}/cadastro`);
    expect(email?.html).toContain(`<a href="${site}/entrar">`);
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
      update invitations set claimed_at = ${minutes(0).toISOString()} where sent_at is null`);
    expect(await sentTo(emails, minutes(9))).toEqual([]);
    expect(await sentTo(emails, minutes(11))).toHaveLength(1);
  });

  it('is not sent after the person has signed in, or after a week', async () => {
    const [email = ''] = await invited();
    const providerId = randomUUID();
    await app.inject({
      url: `/v1/users/provider/${providerId}`,
      headers: { authorization: `Bearer ${await tokenOf({ providerId, email })}` },
    });
    expect(await sentTo([email])).toEqual([]);
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
