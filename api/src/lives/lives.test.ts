import { randomUUID } from 'node:crypto';
import * as contract from '@sabia/domain/lives/lives.contract.ts';
import { describe, expect, it } from 'vitest';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { aSchoolOfLives } from './lives-school.factory.ts';
import { aLive } from './lives.factory.ts';

const { db, call, admin, hours, change } = await aSchoolOfLives();
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
