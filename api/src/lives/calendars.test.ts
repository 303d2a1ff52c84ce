import * as contract from '@sabia/domain/lives/lives.contract.ts';
import { describe, expect, it } from 'vitest';
import { aUser } from '../users/users.factory.ts';
import { aSchoolOfLives } from './lives-school.factory.ts';
import { aLive } from './lives.factory.ts';

const { db, call, admin, hours, change } = await aSchoolOfLives();

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
