import { afterAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../../test/support/fresh-database.ts';
import { columnList, insert, patch } from './columns.ts';
import { openDatabase, sql } from './database.ts';

const db = openDatabase(await freshDatabase(), { timeoutMs: 15_000 });
afterAll(() => db.close());
await db.run(sql`
  create table notes (
    id integer generated always as identity primary key, title text not null, body_text text,
    stars integer, tag_ids uuid[], extra jsonb, seen_at timestamptz, position integer)`);

const fields = ['title', 'bodyText', 'stars', 'tagIds', 'extra', 'seenAt'] as const;
const whole = {
  title: 'Olá',
  bodyText: 'Um texto',
  stars: 3,
  tagIds: ['0192d3f0-0000-7000-8000-000000000001'],
  extra: { a: [1, null] },
  seenAt: '2026-11-21T17:32:00.000Z',
};
const read = (id: number) =>
  db.one<typeof whole>(sql`select ${columnList(fields)} from notes where id = ${id}`);
const add = async (row: object) =>
  (await db.one<{ id: number }>(sql`${insert('notes', fields, row)} returning id`)).id;

describe('insert', () => {
  it('writes each field with the type of its column', async () => {
    expect(await read(await add(whole))).toEqual(whole);
  });

  it('leaves a field null that the row lacks, and ignores what is not a field', async () => {
    expect(await read(await add({ title: 'Só', id: 77, other: 1 }))).toEqual({
      title: 'Só',
      bodyText: null,
      stars: null,
      tagIds: null,
      extra: null,
      seenAt: null,
    });
  });

  it('computes columns from other rows', async () => {
    const source = await add(whole);
    const copy = await db.one<{ position: number; title: string }>(sql`
      ${insert(
        'notes',
        ['title'],
        { title: 'Dois' },
        {
          computed: { position: sql`source.stars + ${1}`, body_text: sql`source.body_text` },
          from: sql`, notes source where source.id = ${source}`,
        },
      )} returning position, title`);
    expect(copy).toEqual({ position: 4, title: 'Dois' });
  });
});

describe('patch', () => {
  it('writes the fields that are given, also null, and keeps the others', async () => {
    const id = await add(whole);
    const changes = { stars: null, title: 'Outro', tagIds: undefined, position: 9 };
    await db.run(sql`update notes set ${patch('notes', fields, changes)} where id = ${id}`);
    expect(await read(id)).toEqual({ ...whole, stars: null, title: 'Outro' });
  });

  it('changes nothing when nothing is given', async () => {
    const id = await add(whole);
    await db.run(sql`update notes set ${patch('notes', fields, {})} where id = ${id}`);
    expect(await read(id)).toEqual(whole);
  });

  it('is one text whatever is changed, so that it is prepared once', () => {
    expect(patch('notes', fields, { stars: 1 }).text).toBe(patch('notes', fields, {}).text);
  });
});
