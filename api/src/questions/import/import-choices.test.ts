import { randomUUID } from 'node:crypto';
import {
  changeQuestionsTogether,
  createQuestionBank,
  listQuestions,
  pageBulkChanges,
  undoBulkChange,
} from '@sabia/domain/questions/question-banks.contract.ts';
import * as contract from '@sabia/domain/questions/question-import.contract.ts';
import type { QuestionsOwner } from '@sabia/domain/questions/questions-owner.ts';
import { createTerm } from '@sabia/domain/taxonomy/taxonomy.contract.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/support/test-app.factory.ts';
import { anAdmin } from '../../users/users.factory.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);

const asFile = (text: string, fileName = 'banco.gift') => ({
  fileName,
  contentBase64: Buffer.from(text).toString('base64'),
});
const preview = (text: string, name?: string) =>
  call(admin, contract.previewImport, { body: asFile(text, name) });
const importInto = (
  owner: QuestionsOwner,
  text: string,
  name?: string,
  choices: { duplicates?: 'skip' | 'complete' | 'import'; createCategories?: string[] } = {},
) => call(admin, contract.importQuestions, { body: { owner, ...asFile(text, name), ...choices } });
const aBank = async () =>
  (await call(admin, createQuestionBank, { body: { title: `Banco ${randomUUID()}` } })).body.id;

const withPictures = (...pictures: Buffer[]) =>
  `<?xml version="1.0"?><quiz>${pictures
    .map(
      (bytes, at) => `<question type="multichoice"><name><text>Céu ${at}</text></name>
        <questiontext format="html"><text><![CDATA[<p>Veja <img src="@@PLUGINFILE@@/a.png" alt="céu"></p>]]></text>
        <file name="a.png" path="/" encoding="base64">${bytes.toString('base64')}</file></questiontext>
        <answer fraction="100"><text>azul</text></answer><answer fraction="0"><text>verde</text></answer>
      </question>`,
    )
    .join('')}</quiz>`;

describe('the metadata of a file', () => {
  const text = [
    '$CATEGORY: $course$/top/MATEMATICA/Geometria',
    '// [id:G-1] [tag:Área]\n::Quadrado::Quanto mede o lado? {#4}',
    '$CATEGORY: $course$/top/Botânica',
    'Toda folha é verde. {F}',
  ].join('\n\n');
  const described = async (bankId: string) =>
    (await call(admin, listQuestions, { query: { collections: bankId } })).body.items
      .toReversed()
      .map(({ name, code, tags, category }) => [name, code, tags, category?.title ?? null]);

  it('names, codes, tags and categories are taken; an unknown category is left out unless it is chosen', async () => {
    await call(admin, createTerm, {
      params: { kind: 'categories' },
      body: { title: 'Matemática' },
    });
    const { body } = await preview(text);
    expect(body.categories).toEqual([
      {
        path: 'MATEMATICA / Geometria',
        category: { id: expect.any(String), title: 'Matemática' },
        isExact: false,
        newTitle: 'Geometria',
        questionsQtd: 1,
      },
      { path: 'Botânica', category: null, isExact: false, newTitle: 'Botânica', questionsQtd: 1 },
    ]);
    expect(body.questions[0]).toMatchObject({ name: 'Quadrado', code: 'G-1', tags: ['área'] });

    const plain = await aBank();
    const { body: report } = await importInto({ bankId: plain }, text);
    expect(report.problems.map(({ reason }) => reason)).toEqual([
      'A categoria “MATEMATICA / Geometria” não existe aqui: a questão entra em “Matemática”.',
      'A categoria “Botânica” não existe aqui: a questão entra sem categoria.',
    ]);
    expect(await described(plain)).toEqual([
      ['Quadrado', 'G-1', ['área'], 'Matemática'],
      [null, null, [], null],
    ]);

    const chosen = await aBank();
    const again = await importInto({ bankId: chosen }, text, 'banco.gift', {
      createCategories: ['MATEMATICA / Geometria', 'Outra'],
    });
    expect(again.body.problems).toHaveLength(1);
    expect((await described(chosen))[0]).toEqual(['Quadrado', 'G-1', ['área'], 'Geometria']);
    expect((await preview(text)).body.categories.map(({ isExact }) => isExact)).toEqual([
      true,
      false,
    ]);
  });
});

describe('duplicates', () => {
  const mark = randomUUID();
  const text = [
    `Repetida ${mark}? {=sim ~não}`,
    `REPETIDA  ${mark}? {~não =sim}`,
    `Associe ${mark} {=a -> b =c -> d}`,
    `Associe ${mark} {=e -> f =g -> h}`,
  ].join('\n\n');
  const duplicatesIn = async (file: string, name?: string) =>
    (await preview(file, name)).body.questions.map(({ duplicate }) => duplicate);

  it('are marked in the preview, and left out if the administrator wants it', async () => {
    expect(await duplicatesIn(text)).toEqual([null, 'FILE', null, null]);
    const bankId = await aBank();
    const first = await importInto({ bankId }, text, 'banco.gift', { duplicates: 'skip' });
    expect(first.body).toMatchObject({ questionsQtd: 3, skippedQtd: 1, refusedQtd: 0 });
    expect(await duplicatesIn(text)).toEqual(['SCHOOL', 'SCHOOL', 'SCHOOL', 'SCHOOL']);

    const second = await importInto({ bankId }, `${text}\n\nNão é questão`, 'banco.gift', {
      duplicates: 'skip',
    });
    expect(second).toMatchObject({
      status: 201,
      body: { questionsQtd: 0, skippedQtd: 4, refusedQtd: 1 },
    });
    const all = await importInto({ bankId }, text, 'banco.gift', { duplicates: 'import' });
    expect(all.body).toMatchObject({ questionsQtd: 4, skippedQtd: 0 });
  });

  it('of which two imports come at the same time are there once', async () => {
    const owner = { bankId: await aBank() };
    const same = `Ao mesmo tempo ${mark}? {T}`;
    const replies = await Promise.all(
      [1, 2, 3].map(() => importInto(owner, same, 'banco.gift', { duplicates: 'skip' })),
    );
    expect(replies.map(({ body }) => body.questionsQtd).toSorted()).toEqual([0, 0, 1]);
  });

  it('with images are compared with them when they are imported', async () => {
    const owner = { bankId: await aBank() };
    const other = await sharp({
      create: { width: 300, height: 300, channels: 3, background: '#c2255c' },
    })
      .png()
      .toBuffer();
    const file = withPictures(other, other);
    expect(await duplicatesIn(file, 'banco.xml')).toEqual([null, null]);
    const skip = { duplicates: 'skip' as const };
    const { body } = await importInto(owner, file, 'banco.xml', skip);
    expect(body).toMatchObject({ questionsQtd: 1, skippedQtd: 1 });
    expect((await importInto(owner, file, 'banco.xml', skip)).body.questionsQtd).toBe(0);
  });
});

describe('an import', () => {
  const undo = (id: string) => call(admin, undoBulkChange, { params: { id } });
  const latest = async (kind: string) =>
    (await call(admin, pageBulkChanges, {})).body.items.find((change) => change.kind === kind);

  it('is listed among the bulk changes and undone once, without the questions that somebody has changed since', async () => {
    const bankId = await aBank();
    const mark = randomUUID();
    await importInto({ bankId }, [1, 2, 3].map((at) => `${mark} ${at}? {=a ~b}`).join('\n\n'));
    const change = await latest('import');
    expect(change).toMatchObject({
      kind: 'import',
      questionsQtd: 3,
      changedBy: { id: admin.id },
      undoneAt: null,
    });
    const listed = async () =>
      (await call(admin, listQuestions, { query: { collections: bankId } })).body.items;
    const [changed] = await listed();
    time.now = new Date(time.now.getTime() + 60_000);
    await call(admin, changeQuestionsTogether, {
      body: {
        selection: { ids: [changed?.id ?? ''] },
        action: { kind: 'tag', add: ['mudou depois'] },
      },
    });
    expect((await undo(change?.id ?? '')).body).toEqual({ questionsQtd: 2, keptQtd: 1 });
    expect((await listed()).map(({ tags }) => tags)).toEqual([['mudou depois']]);
    expect((await undo(change?.id ?? '')).status).toBe(409);
  });

  it('completes the questions of the school by what they lack, and takes it back', async () => {
    const bankId = await aBank();
    const mark = randomUUID();
    await importInto({ bankId }, `${mark}? {=a ~b}\n\n// [tag:minha]\n${mark} outra? {=a ~b}`);
    const described = async () =>
      (await call(admin, listQuestions, { query: { collections: bankId } })).body.items
        .toReversed()
        .map(({ name, code, tags, category }) => [name, code, tags, category?.title ?? null]);
    const before = [
      [null, null, [], null],
      [null, null, ['minha'], null],
    ];
    expect(await described()).toEqual(before);
    const richer = [
      `$CATEGORY: $course$/top/Óptica ${mark.slice(0, 8)}`,
      `// [id:O-1] [tag:luz]\n::Um::${mark}? {=a ~b}`,
      `// [id:O-2] [tag:luz]\n::Dois::${mark} outra? {=a ~b}`,
    ].join('\n\n');
    const choices = {
      duplicates: 'complete' as const,
      createCategories: [`Óptica ${mark.slice(0, 8)}`],
    };
    const { body } = await importInto({ bankId }, richer, 'banco.gift', choices);
    expect(body).toMatchObject({ questionsQtd: 0, skippedQtd: 2, completedQtd: 2 });
    expect(await described()).toEqual([
      ['Um', 'O-1', ['luz'], `Óptica ${mark.slice(0, 8)}`],
      ['Dois', 'O-2', ['minha'], `Óptica ${mark.slice(0, 8)}`],
    ]);
    const again = await importInto({ bankId }, richer, 'banco.gift', choices);
    expect(again.body.completedQtd).toBe(0);
    const change = await latest('complete');
    expect((await undo(change?.id ?? '')).body).toEqual({ questionsQtd: 2, keptQtd: 0 });
    expect(await described()).toEqual(before);
  });
});
