import { randomUUID } from 'node:crypto';
import * as contract from '@sabia/domain/lives/lives.contract.ts';
import { describe, expect, it } from 'vitest';
import { aSchool } from '../school.factory.ts';
import { openDatabase, sql } from '../shell/database.ts';
import type { Letter } from '../shell/mail/mail.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { aLive } from './lives.factory.ts';
import { sendReminders } from './send-reminders.ts';

const { db, call, time, databaseUrl } = await aSchool();
const admin = await anAdmin(db);
const [category = ''] = await someTerms(db, 'categories', ['Tecnologia']);
time.now = new Date('2026-11-21T15:00:00.000Z');

const hours = (count: number, from = time.now) =>
  new Date(from.getTime() + count * 3_600_000).toISOString();

const filledIn = (given: object = {}) => ({
  title: 'Planilhas ao vivo',
  liveUrl: 'https://youtu.be/aqz-KE-bpKQ',
  shortDescription: 'Tire suas dúvidas.',
  categories: [category],
  ...given,
});
const create = (body: object) => call(admin, contract.createLive, { body: body as never });
const change = (id: string, body: object) =>
  call(admin, contract.changeLive, { params: { id }, body });

describe('a new live', () => {
  it('is inactive, and says where it is', async () => {
    const { status, body, headers } = await create(filledIn());
    expect({ status, location: headers.location }).toEqual({
      status: 201,
      location: `/v1/lives/${body.id}`,
    });
    expect(body).toMatchObject({ isActive: false, startsAt: null, recordingUrl: null });
  });

  it.each<[string, object, string, string]>([
    ['no title', { title: '' }, 'title', 'Campo obrigatório'],
    ['no address', { liveUrl: '' }, 'liveUrl', 'Campo obrigatório'],
    ['no short description', { shortDescription: ' ' }, 'shortDescription', 'Campo obrigatório'],
    [
      'a long one',
      { shortDescription: 'x'.repeat(106) },
      'shortDescription',
      'Máximo 105 caracteres',
    ],
    ['no category', { categories: [] }, 'categories', 'Mínimo de 1 categoria'],
    [
      'a category that is not there',
      { categories: [randomUUID()] },
      'categories',
      'Não existe um item com este identificador',
    ],
    [
      'an end before its start',
      { startsAt: hours(2), endsAt: hours(1) },
      'endsAt',
      'O fim vem depois do começo',
    ],
    ['an end without a start', { endsAt: hours(1) }, 'endsAt', 'Diga também quando começa'],
  ])('is refused with %s', async (_name, given, path, message) => {
    const { status, body } = await create(filledIn(given));
    expect(status).toBe(422);
    expect(body.errors).toContainEqual({ path, message });
  });

  it('has its times judged as the whole that results', async () => {
    const { body: live } = await create(filledIn({ startsAt: hours(1), endsAt: hours(2) }));
    const { status, body } = await change(live.id, { startsAt: hours(3) });
    expect({ status, path: body.errors[0]?.path }).toEqual({ status: 422, path: 'endsAt' });
  });
});

describe('the listing', () => {
  it('begins with what comes next, then what was', async () => {
    const categories = ['Agenda'];
    const [agenda = ''] = await someTerms(db, 'categories', categories);
    for (const [title, startsAt] of [
      ['passada', hours(-48)],
      ['agora', hours(-0.5)],
      ['amanhã', hours(24)],
      ['ontem', hours(-24)],
      ['sem data', null],
    ] as const) {
      await aLive(db, { title, startsAt, categories });
    }
    const titles = async (query: object = {}) =>
      (
        await call(null, contract.pageLives, { query: { categories: [agenda], ...query } })
      ).body.items.map(({ title }) => title);
    expect(await titles()).toEqual(['agora', 'amanhã', 'sem data', 'ontem', 'passada']);
    expect(await titles({ when: 'PAST' })).toEqual(['ontem', 'passada']);
    expect(await titles({ when: 'UPCOMING' })).toEqual(['agora', 'amanhã', 'sem data']);
  });

  it('keeps back where it happens, and what is not on show', async () => {
    await aLive(db, { title: 'Rascunho secreto', isActive: false });
    await aLive(db, { title: 'Pública e secreta' });
    const { body } = await call(null, contract.pageLives, { query: { searchKey: 'secreta' } });
    expect(body.items.map(({ title }) => title)).toEqual(['Pública e secreta']);
    expect(JSON.stringify(body)).not.toContain('youtube');
  });
});

describe('a calendar', () => {
  const unfolded = (body: unknown) => (body as Buffer).toString().replaceAll('\r\n ', '');
  const calendarOf = async (id: string) =>
    unfolded((await call(null, contract.readLiveCalendar, { params: { id } })).body);

  it('has the live as it is, in universal time', async () => {
    const { id } = await aLive(db, { startsAt: hours(24), endsAt: hours(25) });
    const calendar = await calendarOf(id);
    expect(calendar).toContain(`UID:${id}@localhost`);
    expect(calendar).toContain('DTSTART:20261122T150000Z');
    expect(calendar).toContain('DTEND:20261122T160000Z');
    expect(calendar).toContain('SEQUENCE:0');
    expect(calendar).toContain('STATUS:CONFIRMED');
  });

  it('raises the sequence of a live that is changed, and of nothing else', async () => {
    const { id } = await aLive(db, { startsAt: hours(24) });
    await change(id, { startsAt: hours(26) });
    await change(id, { recordingUrl: 'https://youtu.be/aqz-KE-bpKQ' });
    await change(id, { title: 'Planilhas ao vivo' });
    expect(await calendarOf(id)).toContain('SEQUENCE:1');
  });

  it('tells that a live is cancelled, and when it is on again', async () => {
    const { id } = await aLive(db, { startsAt: hours(24) });
    await change(id, { isActive: false });
    expect(await calendarOf(id)).toMatch(/SEQUENCE:1\r\n[^]*STATUS:CANCELLED/);
    await change(id, { isActive: true });
    expect(await calendarOf(id)).toMatch(/SEQUENCE:2\r\n[^]*STATUS:CONFIRMED/);
    await call(admin, contract.deleteLive, { params: { id } });
    expect(await calendarOf(id)).toContain('STATUS:CANCELLED');
  });

  it('is not there for a draft or a live without a time', async () => {
    for (const given of [{ isActive: false, startsAt: hours(1) }, { startsAt: null }]) {
      const { id } = await aLive(db, given);
      const { status } = await call(null, contract.readLiveCalendar, { params: { id } });
      expect(status).toBe(404);
    }
  });

  it('can be followed by a secret address, until that is renewed', async () => {
    const learner = await aUser(db);
    const { id } = await aLive(db, { startsAt: hours(30) });
    const { body: feed } = await call(learner, contract.readCalendarFeed);
    expect((await call(learner, contract.readCalendarFeed)).body).toEqual(feed);
    const follow = (url: string) =>
      call(null, contract.subscribeCalendar, { params: { secret: url.split('/').at(-1) ?? '' } });
    expect(unfolded((await follow(feed.url)).body)).toContain(`UID:${id}@localhost`);
    const { body: renewed } = await call(learner, contract.renewCalendarFeed);
    expect((await follow(feed.url)).status).toBe(404);
    expect((await follow(renewed.url)).status).toBe(200);
  });
});

describe('a reminder', () => {
  const ask = (who: Awaited<ReturnType<typeof aUser>>, id: string) =>
    call(who, contract.askForReminder, { params: { id } });

  async function reminded(startsIn: number) {
    const learner = await aUser(db);
    const { id } = await aLive(db, {
      title: `Live & dúvidas ${randomUUID()}`,
      startsAt: hours(startsIn),
    });
    await ask(learner, id);
    return { learner, id };
  }

  /** What the looks of a process find to send to this learner, at a moment. */
  async function sentAt(moment: string, to: string, database = db) {
    const letters: Letter[] = [];
    const mail = { send: async (letter: Letter) => void letters.push(letter) };
    await sendReminders(database, { mail, site: 'https://sabia.test', now: new Date(moment) });
    return letters.filter((letter) => letter.to === to);
  }

  it('comes a day and an hour before, once each', async () => {
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
      openDatabase(databaseUrl, { patience: 15_000 }),
    );
    const sent = await Promise.all(
      processes.map((process) => sentAt(hours(24.1), learner.email, process)),
    );
    expect(sent.flat()).toHaveLength(1);
    await Promise.all(processes.map((process) => process.close()));
  });

  it('that could not be sent is sent by the next look', async () => {
    const { learner } = await reminded(48);
    const mail = { send: () => Promise.reject(new Error('mail server down')) };
    const now = new Date(hours(24.1));
    await expect(sendReminders(db, { mail, site: 'https://sabia.test', now })).rejects.toThrow();
    expect(await sentAt(hours(24.2), learner.email)).toHaveLength(1);
  });

  it('is not begun by a process that stops', async () => {
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
      insert into live_reminder_mails (user_id, live_id, hours_before, starts_at, claimed_at)
      select ${learner.id}, id, 24, starts_at, ${hours(24.1)} from lives where id = ${id}`);
    expect(await sentAt(hours(24.2), learner.email)).toEqual([]);
    expect(await sentAt(hours(24.5), learner.email)).toHaveLength(1);
  });

  it('comes anew when the live is moved, and not at all when it is cancelled or dropped', async () => {
    const { learner, id } = await reminded(48);
    await sentAt(hours(24.1), learner.email);
    await change(id, { startsAt: hours(72) });
    expect(await sentAt(hours(48.1), learner.email)).toHaveLength(1);

    const cancelled = await reminded(48);
    await change(cancelled.id, { isActive: false });
    const dropped = await reminded(48);
    await call(dropped.learner, contract.dropReminder, { params: { id: dropped.id } });
    for (const { learner: who } of [cancelled, dropped]) {
      expect(await sentAt(hours(24.1), who.email)).toEqual([]);
    }
  });

  it('that was asked for too late is not the earlier one', async () => {
    const { learner } = await reminded(5);
    expect(await sentAt(hours(1), learner.email)).toEqual([]);
    expect(await sentAt(hours(4.5), learner.email)).toHaveLength(1);
  });

  it('is the own, and shows', async () => {
    const { learner, id } = await reminded(48);
    const readBy = async (who: typeof learner) =>
      (await call(who, contract.readLive, { params: { id } })).body.viewer;
    expect(await readBy(learner)).toEqual({ wantsReminder: true, hasAttended: false });
    expect(await readBy(await aUser(db))).toEqual({ wantsReminder: false, hasAttended: false });
  });
});
