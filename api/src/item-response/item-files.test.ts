import * as contract from '@sabia/domain/item-response/item-response.contract.ts';
import { describe, expect, it } from 'vitest';
import { postForm } from '../../test/support/post-form.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { itemFileText, itemFileUpload } from './item-response.factory.ts';

const { db, app, call, tokenOf } = await createTestApp();
const admin = await anAdmin(db);

const upload = (body: object) => call(admin, contract.importItemFile, { body: body as never });
const score = (given: object) =>
  call(null, contract.scoreEnem, {
    body: { year: 2023, area: 'MT', booklet: 9001, answers: 'D'.repeat(45), ...given },
  });
/** Everything that an import writes. */
const stored = () =>
  db.one(sql`
    select (select json_agg(item_parameters order by id) from item_parameters where year > 2022) as items,
      (select json_agg(booklets order by code) from booklets where year > 2022) as booklets,
      (select count(*) from booklet_items where year > 2022) as placed`);

async function sendForm(form: FormData) {
  const url = '/v1/item-parameters/files';
  const reply = await postForm(app, { url, form, token: await tokenOf(admin) });
  return { status: reply.statusCode, body: reply.json() };
}
const formOf = (text: string, fields: Record<string, string> = {}, field = 'file') => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(field, new File([Buffer.from(text, 'latin1')], 'ITENS_PROVA_2023.csv'));
  return form;
};

describe('an item file', () => {
  it('is previewed without a change, then imported, then nothing', async () => {
    const empty = await stored();
    const body = itemFileUpload(itemFileText());
    const expected = {
      year: 2023,
      taken: 45,
      unreadable: [],
      skippedQtd: 0,
      skipped: [],
      reasons: [],
      changes: null,
      booklets: [{ booklet: 9001, area: 'MT', colour: 'AZUL', change: 'CREATED' }],
    };
    const preview = await call(admin, contract.previewItemFile, { body });
    expect([preview.status, preview.body]).toEqual([200, expected]);
    expect(await stored()).toEqual(empty);

    expect((await upload(body)).body).toEqual(expected);
    const once = await stored();
    const scored = await score({});
    expect(scored.body).toMatchObject({ correctQtd: 45, itemsQtd: 45, isReproducible: null });

    const [again] = (await upload(body)).body.booklets;
    expect(again?.change).toBe('UNCHANGED');
    expect(await stored()).toEqual(once);
  });

  it('with other parameters replaces the booklet', async () => {
    await upload(itemFileUpload(itemFileText({ booklet: 9002, firstItem: 500 })));
    const before = await score({ booklet: 9002, answers: `A${'D'.repeat(44)}` });
    await db.run(sql`update booklets set is_reproducible = true where code = 9002`);
    const { body } = await upload(
      itemFileUpload(itemFileText({ booklet: 9002, firstItem: 500, a: '1.5' })),
    );
    expect(body.booklets).toMatchObject([{ booklet: 9002, change: 'CHANGED' }]);
    expect(body.changes).toEqual({ keysQtd: 0, parametersQtd: 45, examsQtd: 0 });
    const after = await score({ booklet: 9002, answers: `A${'D'.repeat(44)}` });
    expect(after.body.score).not.toBe(before.body.score);
    expect(after.body.isReproducible).toBeNull();
  });

  it('is taken as a form, in Latin-1 or UTF-8, under any name of its field', async () => {
    const text = itemFileText({ booklet: 9003, colour: 'Açaí', firstItem: 900 });
    const sent = await sendForm(formOf(text, { year: '' }, 'upload'));
    expect(sent).toMatchObject({
      status: 200,
      body: { year: 2023, taken: 45, booklets: [{ colour: 'AÇAÍ', change: 'CREATED' }] },
    });
    const utf8 = Buffer.from(`\uFEFF${text}`, 'utf8').toString('latin1');
    const again = await sendForm(formOf(utf8, { year: '2023' }));
    expect(again.body.booklets).toMatchObject([{ booklet: 9003, change: 'UNCHANGED' }]);
  });

  it('of another year than its name says has the year of the field', async () => {
    const text = itemFileText({ booklet: 9004 });
    expect((await sendForm(formOf(text, { year: '2018' }))).body).toMatchObject({ year: 2018 });
    expect((await score({ year: 2018, booklet: 9004 })).status).toBe(200);
    expect((await score({ booklet: 9004 })).status).toBe(422);
  });

  it.each([
    ['tabs', '\t', 9012],
    ['commas', ',', 9013],
  ])('may separate its columns by %s', async (_, delimiter, booklet) => {
    const text = itemFileText({ booklet, firstItem: booklet }).replaceAll(';', delimiter);
    expect((await upload(itemFileUpload(text))).body).toMatchObject({ taken: 45, skippedQtd: 0 });
  });

  it('with a row that can not be read takes the other 44, and names the question', async () => {
    const lines = itemFileText({ booklet: 9014, firstItem: 20_000 }).split('\r\n');
    lines[20] = lines[20]?.replace(';2.5;', ';NaN;') ?? '';
    const { status, body } = await upload(itemFileUpload(lines.join('\r\n')));
    expect([status, body.taken, body.skippedQtd]).toEqual([200, 45, 0]);
    expect(body.unreadable).toEqual([
      {
        booklet: 9014,
        position: 155,
        language: null,
        reason: expect.stringContaining('NU_PARAM_A') as string,
      },
    ]);
    const scored = await score({ booklet: 9014 });
    expect(scored.body).toMatchObject({ itemsQtd: 44, correctQtd: 44 });
    const [again] = (await upload(itemFileUpload(lines.join('\r\n')))).body.booklets;
    expect(again?.change).toBe('UNCHANGED');
  });

  it('with an annulled question without a code takes the others', async () => {
    const lines = itemFileText({ booklet: 9015, firstItem: 21_000 }).split('\r\n');
    lines[1] = '136;MT;;X;;1;Anulado;;;;Azul;9015;;0';
    const { body } = await upload(itemFileUpload(lines.join('\r\n')));
    expect(body).toMatchObject({ taken: 45, unreadable: [] });
    expect((await score({ booklet: 9015 })).body).toMatchObject({ itemsQtd: 44 });
    const [again] = (await upload(itemFileUpload(lines.join('\r\n')))).body.booklets;
    expect(again?.change).toBe('UNCHANGED');
  });

  it('without a booklet that can be read is refused, row by row', async () => {
    const cut = itemFileText({ booklet: 9016 }).split('\r\n').slice(0, 11).join('\r\n');
    const { status, body } = await upload(itemFileUpload(cut));
    expect(status).toBe(422);
    const { errors } = body as unknown as { errors: { path: string; message: string }[] };
    expect(errors.slice(0, 2)).toMatchObject([
      { path: 'file' },
      { path: 'lines.2', message: expect.stringContaining('O caderno 9016') as string },
    ]);
    expect(errors).toHaveLength(11);
  });

  it('with rows that can not be taken says which and why', async () => {
    const text = itemFileText({ booklet: 9005 });
    const cut = itemFileText({ booklet: 9006 }).split('\r\n').slice(1, 11).join('\r\n');
    const { body } = await upload(itemFileUpload(`${text}${cut}\r\n1;XX;;;;;;;;;;;;`));
    expect(body).toMatchObject({ taken: 45, skippedQtd: 11 });
    expect(body.skipped[0]).toEqual({
      line: 47,
      reason: expect.stringContaining('35 questões que não podem ser lidas') as string,
    });
    const unknownArea = 'A área (SG_AREA) não é LC, CH, CN nem MT';
    expect(body.skipped.at(-1)?.reason).toBe(unknownArea);
    expect(body.reasons).toEqual([
      { reason: body.skipped[0]?.reason, rowsQtd: 10 },
      { reason: unknownArea, rowsQtd: 1 },
    ]);
  });

  it(
    'of 20,000 rows is imported, each item once; blank lines at its end are no rows',
    { timeout: 60_000 },
    async () => {
      const rows = Array.from(
        { length: 20_000 },
        (_, at) =>
          `${136 + (at % 45)};MT;${at + 1};A;;1;0;0.2;AZUL;${10_000 + Math.floor(at / 45)}`,
      );
      const headings =
        'CO_POSICAO;SG_AREA;CO_ITEM;TX_GABARITO;CO_HABILIDADE;NU_PARAM_A;NU_PARAM_B;NU_PARAM_C;TX_COR;CO_PROVA';
      const text = [headings, ...rows].join('\n');
      const body = itemFileUpload(`${text}\n\n`, 'itens-2098.csv');
      const imported = await upload(body);
      expect([imported.status, imported.body.taken]).toEqual([200, 444 * 45]);
      const { qtd, itemsQtd } = await db.one<{ qtd: number; itemsQtd: number }>(sql`
      select count(*) as qtd, count(distinct item_id) as items_qtd from booklet_items where year = 2098`);
      expect([qtd, itemsQtd]).toEqual([444 * 45, 444 * 45]);
      expect((await upload(body)).body.booklets[0]?.change).toBe('UNCHANGED');
    },
  );

  it('of more rows is refused', async () => {
    const text = `${itemFileText()}${'a\r\n'.repeat(20_000)}`;
    const { status, body } = await upload(itemFileUpload(text));
    expect([status, JSON.stringify(body)]).toEqual([
      422,
      expect.stringContaining('passa de 20.000 linhas') as string,
    ]);
  });

  const csv = itemFileText({ booklet: 9007 });
  it.each([
    ['no year anywhere', itemFileUpload(csv, 'itens.csv'), 'year'],
    ['a year before 2009', { ...itemFileUpload(csv), year: 1998 }, 'year'],
    ['no file', { year: 2023 }, 'file'],
    ['an empty file', itemFileUpload(''), 'file.contentBase64'],
    ['a spreadsheet', itemFileUpload('PK\0\0'), 'file'],
    ['another CSV', itemFileUpload('nome;e-mail\nAna;ana@exemplo.com.br\n'), 'file'],
    ['no whole booklet', itemFileUpload(csv.slice(0, 600)), 'file'],
    ['a file over 4 MB', itemFileUpload('a'.repeat(4 * 1024 * 1024 + 10)), 'file.contentBase64'],
  ])('%s: 422 that names the field, and nothing changes', async (_, body, path) => {
    const before = await stored();
    const reply = await upload(body);
    expect([reply.status, reply.body.errors[0]?.path]).toEqual([422, path]);
    expect(await stored()).toEqual(before);
  });

  it('that is no form: 400', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/v1/item-parameters/files',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        authorization: `Bearer ${await tokenOf(admin)}`,
      },
      payload: 'nothing',
    });
    expect(reply.statusCode).toBe(400);
  });

  it('is for administrators only', async () => {
    const body = itemFileUpload(csv);
    const learner = await aUser(db);
    expect((await call(learner, contract.importItemFile, { body })).status).toBe(403);
    expect((await call(null, contract.importItemFile, { body })).status).toBe(401);
  });
});
