import { randomUUID } from 'node:crypto';
import * as contract from '@sabia/domain/lives/lives.contract.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { aUser } from '../users/users.factory.ts';
import { aSchoolOfLives } from './lives-school.factory.ts';
import { aLive } from './lives.factory.ts';

const { db, call, admin, hours, change, time } = await aSchoolOfLives();
const [category = ''] = await someTerms(db, 'categories', ['Tecnologia']);

const filledIn = (given: object = {}) => ({
  title: 'Planilhas ao vivo',
  liveUrl: 'https://youtu.be/aqz-KE-bpKQ',
  shortDescription: 'Tire suas dúvidas.',
  categories: [category],
  ...given,
});
const create = (body: object) => call(admin, contract.createLive, { body: body as never });

describe('a new live', () => {
  it('is inactive, and the reply has its location', async () => {
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

  it('validates changed times together with the stored ones', async () => {
    const { body: live } = await create(filledIn({ startsAt: hours(1), endsAt: hours(2) }));
    const { status, body } = await change(live.id, { startsAt: hours(3) });
    expect({ status, path: body.errors[0]?.path }).toEqual({ status: 422, path: 'endsAt' });
  });
});

describe('the address of a live', () => {
  const startsAt = hours(1);
  const read = async (who: typeof admin, id: string) =>
    (await call(who, contract.readLive, { params: { id } })).body.liveUrl;
  const { now } = time;
  const at = (minutes: number) => (time.now = new Date(Date.parse(startsAt) + minutes * 60_000));
  afterEach(() => (time.now = now));

  it('is told to learners from 15 minutes before the start, to administrators always', async () => {
    const learner = await aUser(db);
    const { id } = await aLive(db, { startsAt });
    at(-16);
    expect(await read(learner, id)).toBeNull();
    const reminder = await call(learner, contract.requestReminder, { params: { id } });
    expect(reminder.body.liveUrl).toBeNull();
    expect(await read(admin, id)).toMatch(/^https:/);
    at(-15);
    expect(await read(learner, id)).toMatch(/^https:/);
  });
});

it('has a preview for visitors, never with an address', async () => {
  const { id } = await aLive(db, { startsAt: hours(0), recordingUrl: 'https://youtu.be/1' });
  const preview = (of: string) => call(null, contract.previewLive, { params: { id: of } });
  const { status, body } = await preview(id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id, startsAt: hours(0), hasRecording: true, viewer: null });
  expect(JSON.stringify(body)).not.toMatch(/liveUrl|recordingUrl|youtu/);
  const inactive = await aLive(db, { isActive: false });
  for (const hidden of [inactive.id, randomUUID()])
    expect((await preview(hidden)).status).toBe(404);
});

describe('attendance', () => {
  const start = hours(1);
  const end = hours(2);
  const { now } = time;
  afterEach(() => (time.now = now));
  const attendAt = async (id: string, moment: string, minutes: number) => {
    time.now = new Date(Date.parse(moment) + minutes * 60_000);
    const { status, body } = await call(await aUser(db), contract.attendLive, { params: { id } });
    return { status, ...body };
  };

  it.each<[string, string, number, number]>([
    ['days before', start, -14_400, 409],
    ['eleven minutes before', start, -11, 409],
    ['ten minutes before', start, -10, 200],
    ['a day after the end', end, 24 * 60, 200],
    ['later', end, 24 * 60 + 1, 409],
  ])('%s counts or not', async (_name, moment, minutes, status) => {
    const { id } = await aLive(db, { startsAt: start, endsAt: end });
    expect(await attendAt(id, moment, minutes)).toMatchObject(
      status === 200
        ? { status, viewer: { hasAttended: true } }
        : { status, code: 'attendance_closed' },
    );
  });

  it('counts later by the recording, not before the live', async () => {
    const recordingUrl = 'https://youtu.be/aqz-KE-bpKQ';
    const { id } = await aLive(db, { startsAt: start, endsAt: end, recordingUrl });
    expect((await attendAt(id, end, 100_000)).status).toBe(200);
    expect((await attendAt(id, start, -11)).status).toBe(409);
  });
});

describe('the listing', () => {
  it('has upcoming lives first, then past ones', async () => {
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

  it('has no live URLs and no inactive lives', async () => {
    await aLive(db, { title: 'Rascunho secreto', isActive: false });
    await aLive(db, { title: 'Pública e secreta' });
    const { body } = await call(null, contract.pageLives, { query: { searchKey: 'secreta' } });
    expect(body.items.map(({ title }) => title)).toEqual(['Pública e secreta']);
    expect(JSON.stringify(body)).not.toContain('youtube');
  });
});
