import { randomUUID } from 'node:crypto';
import * as contract from '@sabia/domain/lives/lives.contract.ts';
import { describe, expect, it } from 'vitest';
import { openDatabase, sql } from '../platform/db/database.ts';
import type { Email } from '../platform/mail/mail.ts';
import { aUser } from '../users/users.factory.ts';
import { aSchoolOfLives } from './lives-school.factory.ts';
import { aLive } from './lives.factory.ts';
import { sendReminders } from './send-reminders.ts';

const { db, call, databaseUrl, hours, change } = await aSchoolOfLives();

describe('a reminder', () => {
  const ask = (who: Awaited<ReturnType<typeof aUser>>, id: string) =>
    call(who, contract.requestReminder, { params: { id } });

  async function reminded(startsIn: number) {
    const learner = await aUser(db);
    const { id } = await aLive(db, {
      title: `Live & dúvidas ${randomUUID()}`,
      startsAt: hours(startsIn),
    });
    await ask(learner, id);
    return { learner, id };
  }

  /** The e-mails to this learner that a run of the job sends at an instant. */
  async function sentAt(moment: string, to: string, database = db) {
    const letters: Email[] = [];
    const mail = { send: async (letter: Email) => void letters.push(letter) };
    await sendReminders(database, { mail, site: 'https://sabia.test', now: new Date(moment) });
    return letters.filter((letter) => letter.to === to);
  }

  it('is sent a day and an hour before, once each', async () => {
    const { learner, id } = await reminded(48);
    expect(await sentAt(hours(20), learner.email)).toEqual([]);
    const [day, ...more] = await sentAt(hours(24.1), learner.email);
    expect(more).toEqual([]);
    expect(day?.subject).toMatch(/^É amanhã: Live & dúvidas/);
    expect(day?.text).toContain(`https://sabia.test/lives/${id}`);
    expect(day?.html).toContain('Live &amp; dúvidas');
    expect(await sentAt(hours(30), learner.email)).toEqual([]);
    const hour = await sentAt(hours(47.2), learner.email);
    expect(hour.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Falta 1 hora/)]);
    expect(await sentAt(hours(47.5), learner.email)).toEqual([]);
  });

  it('is sent by one of many processes', async () => {
    const { learner } = await reminded(48);
    const processes = Array.from({ length: 4 }, () =>
      openDatabase(databaseUrl, { timeoutMs: 15_000 }),
    );
    const sent = await Promise.all(
      processes.map((process) => sentAt(hours(24.1), learner.email, process)),
    );
    expect(sent.flat()).toHaveLength(1);
    await Promise.all(processes.map((process) => process.close()));
  });

  it('that could not be sent is sent by the next run', async () => {
    const { learner } = await reminded(48);
    const mail = { send: () => Promise.reject(new Error('mail server down')) };
    const now = new Date(hours(24.1));
    await expect(sendReminders(db, { mail, site: 'https://sabia.test', now })).rejects.toThrow();
    expect(await sentAt(hours(24.2), learner.email)).toHaveLength(1);
  });

  it('is not started by a process that is stopping', async () => {
    const { learner } = await reminded(48);
    const mail = { send: () => Promise.reject(new Error('begun')) };
    const now = new Date(hours(24.1));
    const stopping = AbortSignal.abort();
    await sendReminders(db, { mail, site: 'https://sabia.test', now, stopping });
    expect(await sentAt(hours(24.5), learner.email)).toHaveLength(1);
  });

  it('whose process died is sent by another, ten minutes later', async () => {
    const { learner, id } = await reminded(48);
    await db.run(sql`
      insert into job_emails (kind, key, user_id, claimed_at)
      select 'LIVE_REMINDER', concat_ws(' ', ${learner.id}::uuid, id, 24, starts_at), ${learner.id}, ${hours(24.1)}
      from lives where id = ${id}`);
    expect(await sentAt(hours(24.2), learner.email)).toEqual([]);
    expect(await sentAt(hours(24.5), learner.email)).toHaveLength(1);
  });

  it('is sent again when the live is moved, and not when it is cancelled or the learner withdraws', async () => {
    const { learner, id } = await reminded(48);
    await sentAt(hours(24.1), learner.email);
    await change(id, { startsAt: hours(72) });
    expect(await sentAt(hours(48.1), learner.email)).toHaveLength(1);

    const cancelled = await reminded(48);
    await change(cancelled.id, { isActive: false });
    const dropped = await reminded(48);
    await call(dropped.learner, contract.cancelReminder, { params: { id: dropped.id } });
    for (const { learner: who } of [cancelled, dropped]) {
      expect(await sentAt(hours(24.1), who.email)).toEqual([]);
    }
  });

  it('requested less than a day before is only the one an hour before', async () => {
    const { learner } = await reminded(5);
    expect(await sentAt(hours(1), learner.email)).toEqual([]);
    expect(await sentAt(hours(4.5), learner.email)).toHaveLength(1);
  });

  it('is private to the learner and shown in the live', async () => {
    const { learner, id } = await reminded(48);
    const readBy = async (who: typeof learner) =>
      (await call(who, contract.readLive, { params: { id } })).body.viewer;
    expect(await readBy(learner)).toEqual({ wantsReminder: true, hasAttended: false });
    expect(await readBy(await aUser(db))).toEqual({ wantsReminder: false, hasAttended: false });
  });
});
