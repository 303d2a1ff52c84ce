import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import * as lives from '@sabia/domain/lives/lives.contract.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { assertDefined } from '../../../test/support/assert-defined.ts';
import { aSchoolOfLives } from '../../lives/lives-school.factory.ts';
import { aLive } from '../../lives/lives.factory.ts';
import { sendReminders } from '../../lives/send-reminders.ts';
import { aUser } from '../../users/users.factory.ts';
import { sql } from '../db/database.ts';
import { recordFailedEmail, removeOldEmails } from './job-emails.ts';
import type { Mail } from './mail.ts';
import { createSmtpMail } from './smtp-mail.ts';

const { admin, call, db, hours } = await aSchoolOfLives();

/** The addresses of the attempts, and those that were accepted. */
const tried: string[] = [];
const accepted: string[] = [];
const refused = new Set<string>();
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    tried.push(address);
    if (!refused.has(address)) accepted.push(address);
    done(
      refused.has(address) ? Object.assign(new Error('no mailbox'), { responseCode: 550 }) : null,
    );
  },
  onData(stream, _session, done) {
    stream.resume().once('end', () => done());
  },
});
let mail: Mail;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  mail = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'sabia@escola.test' });
});
afterAll(async () => {
  await mail.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

/** A live in 48 hours and learners who are waiting for its reminders; the server refuses the last learner. */
async function waitingLearners(count: number) {
  const { id } = await aLive(db, { startsAt: hours(48) });
  const learners = await Promise.all(Array.from({ length: count }, () => aUser(db)));
  for (const learner of learners) await call(learner, lives.requestReminder, { params: { id } });
  const last = learners.at(-1);
  if (!last) throw new Error('no learners');
  refused.add(last.email);
  return { learners, last };
}

/** Runs the job some hours from now; its failure has this message. */
async function run(at: number): Promise<string> {
  const site = 'https://sabia.test';
  return sendReminders(db, { mail, site, now: new Date(hours(at)) }).then(
    () => '',
    (error: Error) => error.message,
  );
}

const timesTried = (address: string) => tried.filter((one) => one === address).length;

describe('an address that the mail server refuses', () => {
  it('keeps no e-mail from others, and is tried after growing pauses for three days', async () => {
    const { learners, last } = await waitingLearners(6);
    const message = await run(24.1);
    expect(message).toBe('LIVE_REMINDER: 1 e-mails not sent (EENVELOPE 550)');
    const others = learners.slice(0, -1).map(({ email }) => email);
    expect(accepted.filter((address) => others.includes(address)).toSorted()).toEqual(
      others.toSorted(),
    );
    const minute = 1 / 60;
    // After 1, 2, 4 and 8 minutes.
    for (let minutes = 1; minutes <= 20; minutes += 1) await run(24.1 + minutes * minute);
    expect(timesTried(last.email)).toBe(5);
  });

  it('is shown to administrators, and tried again when they want', async () => {
    const { last } = await waitingLearners(2);
    await run(24.1);
    const shown = async () =>
      (await call(admin, users.pageFailedEmails, { query: { limit: '100' } })).body.items.find(
        ({ userId }) => userId === last.id,
      );
    expect(await shown()).toMatchObject({
      kind: 'LIVE_REMINDER',
      name: last.name,
      email: last.email,
      attempts: 1,
      lastFailedAt: hours(24.1),
      reason: expect.stringContaining('no mailbox'),
    });
    const params = { id: last.id };
    expect((await call(admin, users.retryFailedEmails, { params })).status).toBe(204);
    refused.delete(last.email);
    await run(24.11);
    expect(accepted).toContain(last.email);
    expect(await shown()).toBeUndefined();
    expect((await call(admin, users.retryFailedEmails, { params })).status).toBe(404);
  });

  it('is given up after three days, and forgotten after a month', async () => {
    const { last } = await waitingLearners(1);
    const failure = { kind: 'INVITATION', key: last.id, userId: last.id, reason: '550' };
    const failAt = (at: number) => recordFailedEmail(db, { ...failure, now: new Date(hours(at)) });
    const own = async () =>
      (await call(admin, users.pageFailedEmails, { query: { limit: '100' } })).body.items.find(
        ({ userId }) => userId === last.id,
      );
    await failAt(0);
    await failAt(71);
    expect((await own())?.nextAttemptAt).toBe(hours(71 + 2 / 60));
    await failAt(73);
    expect((await own())?.nextAttemptAt).toBeNull();
    await removeOldEmails(db, new Date(hours(73 + 31 * 24)));
    expect(await own()).toBeUndefined();
  });
});

it('a blocked user and a deleted account get no e-mail of a job', async () => {
  const { learners } = await waitingLearners(3);
  refused.clear();
  const [blocked, gone, other] = learners;
  await db.run(sql`update users set blocked_at = now() where id = ${assertDefined(blocked).id}`);
  await db.run(sql`update users set closed_at = now() where id = ${assertDefined(gone).id}`);
  await run(24.1);
  const reached = learners.filter(({ email }) => accepted.includes(email));
  expect(reached).toEqual([other]);
});

it('a mail server that is down is not asked for each e-mail', async () => {
  const { learners } = await waitingLearners(9);
  let attempts = 0;
  const send = () => {
    attempts += 1;
    return Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNECTION' }));
  };
  const down = { mail: { send }, site: 'https://sabia.test', now: new Date(hours(24.2)) };
  await expect(sendReminders(db, down)).rejects.toThrow('5 e-mails not sent');
  expect(attempts).toBe(5);
  refused.clear();
  await run(24.3);
  for (const { email } of learners) expect(accepted).toContain(email);
});

describe('a slow mail server', () => {
  it('keeps a run from outlasting its claims: another run sends the rest, each e-mail once', async () => {
    const { learners, last } = await waitingLearners(5);
    refused.delete(last.email);
    let minutes = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (minutes += 2) * 60_000);
    await run(24.1);
    clock.mockRestore();
    const times = () => learners.map(({ email }) => timesTried(email));
    expect(times().filter((count) => count === 1)).toHaveLength(2);
    await run(24.1);
    expect(times()).toEqual([1, 1, 1, 1, 1]);
  });
});
