import * as courseFiles from '@sabia/domain/courses/course-files.contract.ts';
import { requestUpload } from '@sabia/domain/files/files.contract.ts';
import * as questionFiles from '@sabia/domain/questions/question-import.contract.ts';
import * as contract from '@sabia/domain/taxonomy/taxonomy.contract.ts';
import { taxonomyKinds, termsLimit, type TaxonomyKind } from '@sabia/domain/taxonomy/taxonomy.ts';
import { describe, expect, it } from 'vitest';
import { craftedZip } from '../src/courses/course-file/crafted-zip.factory.ts';
import { sql } from '../src/platform/db/database.ts';
import { aBank } from '../src/questions/questions.factory.ts';
import { anAdmin } from '../src/users/users.factory.ts';
import { createTestApp } from './support/test-app.factory.ts';

// The terms of a school have a limit wherever they are created (product.md K8).

const { db, app, call } = await createTestApp();
const admin = await anAdmin(db);

/** Leaves room for so many terms of each kind. */
async function leaveRoom(room: number): Promise<void> {
  await db.run(sql`update questions set category_id = null`);
  await db.run(sql`delete from terms`);
  for (const kind of taxonomyKinds)
    await db.run(sql`
      insert into terms (kind, title)
      select ${kind}, 'Termo ' || number from generate_series(1, ${termsLimit - room}) number`);
}

const quantities = () =>
  db.many<{ kind: string; quantity: number }>(sql`
    select kind, count(*) as quantity from terms group by kind order by kind`);
const allFull = taxonomyKinds.map((kind) => ({ kind, quantity: termsLimit }));

const create = (kind: TaxonomyKind, title: string) =>
  call(admin, contract.createTerm, { params: { kind }, body: { title } });

const refusedWith = (words: string) => ({
  status: 409,
  body: { code: 'limit_reached', detail: expect.stringContaining(words) as string },
});

describe('terms beyond the limit', () => {
  it.each<[TaxonomyKind, string]>([
    ['categories', 'até 500 categorias'],
    ['levels', 'até 500 níveis'],
    ['skills', 'até 500 habilidades'],
  ])('one by one in %s: the last one is taken, the next refused', async (kind, words) => {
    await leaveRoom(1);
    const both = await Promise.all([create(kind, 'Uma'), create(kind, 'Outra')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await create(kind, 'Mais')).toMatchObject(refusedWith(words));
    expect((await create(kind, 'termo 7')).status).toBe(200);
  });

  it('in a question file: the preview tells the room, the import is refused', async () => {
    await leaveRoom(1);
    const gift = ['Um', 'Dois'].map((name) => `$CATEGORY: ${name}\n\n::${name}::${name}? {T}`);
    const file = {
      fileName: 'a.gift',
      contentBase64: Buffer.from(gift.join('\n\n')).toString('base64'),
    };
    const preview = await call(admin, questionFiles.previewImport, { body: file });
    expect(preview.body).toMatchObject({ categoriesRoom: 1, categories: [{}, {}] });
    const { id: bankId } = await aBank(db);
    const importing = (createCategories: string[]) =>
      call(admin, questionFiles.importQuestions, {
        body: { ...file, owner: { bankId }, createCategories },
      });
    expect(await importing(['Um', 'Dois'])).toMatchObject(refusedWith('até 500 categorias'));
    expect(await db.many(sql`select from questions where bank_id = ${bankId}`)).toEqual([]);
    expect((await importing(['Um'])).status).toBe(201);
  });

  it('in a course file: preview and import are refused, and nothing is written', async () => {
    await leaveRoom(0);
    const uploadId = await uploadCourse({
      categories: ['Termo 1'],
      levels: ['Novo'],
      skills: ['Termo 1'],
    });
    for (const operation of [courseFiles.previewCourseImport, courseFiles.importCourse])
      expect(await call(admin, operation, { body: { uploadId } })).toMatchObject(
        refusedWith('até 500 níveis'),
      );
    expect(await quantities()).toEqual(allFull);
    expect(await db.many(sql`select from courses`)).toEqual([]);
  });
});

it('a course file that repeats its terms in a thousand draws names each once', async () => {
  await leaveRoom(100);
  const title = (at: number) => `Assunto ${at}`;
  const drawnFrom = Array.from({ length: 100 }, (_, at) => ({
    kind: 'categories',
    title: title(at % 50),
  }));
  const contents = Array.from({ length: 1000 }, (_, at) => ({
    contentType: 'EXAM',
    title: `Prova ${at}`,
    questionsQtd: 1,
    drawnFrom,
  }));
  const uploadId = await uploadCourse({ sections: [{ title: 'Tudo', contents }] });
  const preview = await call(admin, courseFiles.previewCourseImport, { body: { uploadId } });
  expect([preview.status, preview.body.notices.length]).toEqual([200, 50]);
  const imported = await call(admin, courseFiles.importCourse, { body: { uploadId } });
  expect(imported.status).toBe(201);
  const [drawn] = await db.many<{ quantity: number; differentQtd: number }>(sql`
    select count(*) as quantity, count(distinct filter) as different_qtd
    from contents, unnest(generated_exam_filters) filter`);
  expect(drawn).toEqual({ quantity: 50_000, differentQtd: 50 });
});

async function uploadCourse(changes: object): Promise<string> {
  const course = {
    title: 'Horta',
    slug: 'horta',
    subTitle: 'Vasos',
    shortDescription: 'Vasos',
    description: '<p>Vasos</p>',
    thumbUrl: 'https://exemplo.com.br/a.png',
    banners: [],
    paymentType: 'FREE',
    estimatedCompletionHours: 2,
    categories: ['Termo 1'],
    levels: ['Termo 1'],
    skills: ['Termo 1'],
    sections: [],
    ...changes,
  };
  const content = JSON.stringify({ format: 'sabia-course', version: 1, course });
  const zip = craftedZip([{ name: 'course.json', content }]);
  const contentType = 'application/zip';
  const { body } = await call(admin, requestUpload, {
    body: { fileName: 'curso.zip', contentType, size: zip.length },
  });
  const headers = { 'content-type': contentType };
  await app.inject({ method: 'PUT', url: body.uploadUrl, headers, payload: zip });
  return body.id;
}
