import * as contract from '@sabia/domain/lives/lives.contract.ts';
import { describe, expect, it } from 'vitest';
import { sql } from '../platform/db/database.ts';
import { aUser } from '../users/users.factory.ts';
import { aSchoolOfLives } from './lives-school.factory.ts';
import { aLive } from './lives.factory.ts';

const { db, call, admin, hours, change } = await aSchoolOfLives();

describe('a calendar', () => {
  const unfolded = (body: unknown) => (body as Buffer).toString().replaceAll('\r\n ', '');
  const calendarOf = async (id: string) =>
    unfolded((await call(null, contract.readLiveCalendar, { params: { id } })).body);

  it('has the current fields of the live, in UTC', async () => {
    const { id } = await aLive(db, { startsAt: hours(24), endsAt: hours(25) });
    const calendar = await calendarOf(id);
    expect(calendar).toContain(`UID:${id}@localhost`);
    expect(calendar).toContain('DTSTART:20261122T150000Z');
    expect(calendar).toContain('DTEND:20261122T160000Z');
    expect(calendar).toContain('SEQUENCE:0');
    expect(calendar).toContain('STATUS:CONFIRMED');
  });

  it('escapes its name, and ends its last line', async () => {
    const { id } = await aLive(db, { startsAt: hours(24), title: 'Física; ondas, \\o/' });
    const calendar = await calendarOf(id);
    expect(calendar).toContain(String.raw`NAME:Física\; ondas\, \\o/`);
    expect(calendar).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  });

  it('is saved under the title of the live', async () => {
    const { id } = await aLive(db, { startsAt: hours(24), title: 'Física: óptica' });
    const { headers } = await call(null, contract.readLiveCalendar, { params: { id } });
    expect(headers).toMatchObject({
      'content-type': 'text/calendar',
      'content-disposition':
        'inline; filename="Fisica optica.ics"; filename*=UTF-8\'\'F%C3%ADsica%20%C3%B3ptica.ics',
    });
  });

  it('raises the sequence of a changed live only', async () => {
    const { id } = await aLive(db, { startsAt: hours(24) });
    await change(id, { startsAt: hours(26) });
    await change(id, { recordingUrl: 'https://youtu.be/aqz-KE-bpKQ' });
    await change(id, { title: 'Planilhas ao vivo' });
    expect(await calendarOf(id)).toContain('SEQUENCE:1');
  });

  it('has a deactivated live as cancelled, and an activated one as confirmed again', async () => {
    const { id } = await aLive(db, { startsAt: hours(24) });
    await change(id, { isActive: false });
    expect(await calendarOf(id)).toMatch(/SEQUENCE:1\r\n[^]*STATUS:CANCELLED/);
    await change(id, { isActive: true });
    expect(await calendarOf(id)).toMatch(/SEQUENCE:2\r\n[^]*STATUS:CONFIRMED/);
    await call(admin, contract.deleteLive, { params: { id } });
    expect(await calendarOf(id)).toContain('STATUS:CANCELLED');
  });

  it('has no control characters, and leaves out a live in a year that calendars lack', async () => {
    const learner = await aUser(db);
    const { id } = await aLive(db, { startsAt: hours(24) });
    const far = await aLive(db, { startsAt: hours(24) });
    const title = 'Aula\r\nBEGIN:VEVENT\u0007\r\nSUMMARY:Outra';
    // From before titles were checked.
    await db.pool.query('update lives set title = $1 where id = $2', [title, id]);
    await db.pool.query("update lives set starts_at = '9999-12-31T23:30:00Z' where id = $1", [
      far.id,
    ]);
    const { body: feed } = await call(learner, contract.readCalendarFeed);
    const params = { secret: feed.url.split('/').at(-1) ?? '' };
    const { status, body } = await call(null, contract.subscribeCalendar, { params });
    expect(status).toBe(200);
    for (const text of [unfolded(body), await calendarOf(id)]) {
      expect(text).toContain('SUMMARY:Aula BEGIN:VEVENT SUMMARY:Outra');
      expect(text).not.toMatch(/^SUMMARY:Outra/m);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
    }
    expect(unfolded(body)).not.toContain(far.id);
    await db.pool.query('update lives set is_deleted = true where id = any($1)', [[id, far.id]]);
  });

  it('is a 404 for an inactive live and for a live without times', async () => {
    for (const given of [{ isActive: false, startsAt: hours(1) }, { startsAt: null }]) {
      const { id } = await aLive(db, given);
      const { status } = await call(null, contract.readLiveCalendar, { params: { id } });
      expect(status).toBe(404);
    }
  });

  it('can be subscribed to by a secret URL until the secret is replaced', async () => {
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

  it('is not served while its user is blocked', async () => {
    const learner = await aUser(db);
    const { body: feed } = await call(learner, contract.readCalendarFeed);
    const params = { secret: feed.url.split('/').at(-1) ?? '' };
    const follow = async () => (await call(null, contract.subscribeCalendar, { params })).status;
    await db.run(sql`update users set blocked_at = now() where id = ${learner.id}`);
    expect(await follow()).toBe(404);
    await db.run(sql`update users set blocked_at = null where id = ${learner.id}`);
    expect(await follow()).toBe(200);
  });
});
