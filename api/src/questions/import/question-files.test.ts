import { randomUUID } from 'node:crypto';
import * as contract from '@sabia/domain/questions/question-import.contract.ts';
import { importBodyLimit } from '@sabia/domain/questions/question-import.ts';
import type { QuestionsOwner } from '@sabia/domain/questions/questions-owner.ts';
import { verifyPublication } from '@sabia/domain/publications/publications.contract.ts';
import {
  createQuestionBank,
  listQuestions,
} from '@sabia/domain/questions/question-banks.contract.ts';
import * as questions from '@sabia/domain/questions/questions.contract.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aCourse } from '../../courses/courses.factory.ts';
import { aPracticeExam } from '../../practice-exams/practice-exams.factory.ts';
import { assertDefined } from '../../../test/support/assert-defined.ts';
import { createTestApp } from '../../../test/support/test-app.factory.ts';
import { anAdmin, aUser } from '../../users/users.factory.ts';

const { app, db, call, tokenOf } = await createTestApp();
const admin = await anAdmin(db);
const learner = await aUser(db);

const anOwner = async () => ({ practiceExamId: (await aPracticeExam(db, { questions: 0 })).id });
const asFile = (text: string, fileName = 'banco.gift') => ({
  fileName,
  contentBase64: Buffer.from(text).toString('base64'),
});
const gift = 'Um? {=sim#Isso! ~não}\n\nDois\n\n$CATEGORY: Sem par\n\nTrês {F}';

const preview = (text: string, name?: string) =>
  call(admin, contract.previewImport, { body: asFile(text, name) });
const importInto = (
  owner: QuestionsOwner,
  text: string,
  name?: string,
  choices: { duplicates?: 'skip' | 'import'; createCategories?: string[] } = {},
) => call(admin, contract.importQuestions, { body: { owner, ...asFile(text, name), ...choices } });
const aBank = async () =>
  (await call(admin, createQuestionBank, { body: { title: `Banco ${randomUUID()}` } })).body.id;
const questionsOf = async ({ practiceExamId }: { practiceExamId: string }) => {
  const { body } = await call(admin, questions.listPracticeExamQuestions, {
    params: { id: practiceExamId },
  });
  return body.items;
};

const picture = await sharp({
  create: { width: 400, height: 300, channels: 3, background: '#1864ab' },
})
  .png()
  .toBuffer();
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

describe('the preview of an import', () => {
  it('shows the questions and the losses, each with its line', async () => {
    const { status, body } = await preview(gift);
    expect(status).toBe(200);
    expect(body).toEqual({
      format: 'gift',
      questions: [
        {
          line: 1,
          title: null,
          name: null,
          code: null,
          tags: [],
          category: null,
          duplicate: null,
          kind: 'SINGLE_CHOICE',
          statement: '<p>Um?</p>',
          explanation: '<p>Isso!</p>',
          alternatives: [
            { text: 'sim', isCorrect: true },
            { text: 'não', isCorrect: false },
          ],
        },
        expect.objectContaining({ line: 7, statement: '<p>Três</p>' }),
      ],
      problems: [
        expect.objectContaining({ line: 3, severity: 'refused' }),
        expect.objectContaining({
          line: 7,
          severity: 'changed',
          reason: expect.stringContaining('“Sem par”'),
        }),
      ],
      categories: [
        { path: 'Sem par', category: null, isExact: false, newTitle: 'Sem par', questionsQtd: 1 },
      ],
      categoriesRoom: 500,
    });
  });

  it('shows the name of an image instead of the image', async () => {
    const { body } = await preview(withPictures(picture), 'banco.xml');
    expect(body.questions[0]?.statement).toBe('<p>Veja <em>[imagem: a.png]</em></p>');
  });

  it.each([
    ['a file of another kind', 'Bom dia', 'contentBase64'],
    ['no file', '', 'contentBase64'],
  ])('reports %s', async (_, text, path) => {
    const { status, body } = await preview(text, 'banco.txt');
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path, message: expect.any(String) }]);
  });
});

describe('an import', () => {
  it('adds the questions at the end, in the order of the file, and reports the rest', async () => {
    const owner = await anOwner();
    await importInto(owner, 'Zero {T}');
    const { status, body, headers } = await importInto(owner, gift);

    expect(status).toBe(201);
    expect(headers['location']).toBe(`/v1/practice-exams/${owner.practiceExamId}/questions`);
    expect(body).toEqual({
      questionsQtd: 2,
      skippedQtd: 0,
      completedQtd: 0,
      refusedQtd: 1,
      problems: [expect.anything(), expect.anything()],
    });
    expect((await questionsOf(owner)).map(({ statement }) => statement)).toEqual([
      '<p>Zero</p>',
      '<p>Um?</p>',
      '<p>Três</p>',
    ]);
  });

  it('is possible for an exam of a course and for no other content', async () => {
    const { contentIds } = await aCourse(db, {
      sections: [{ contents: [{ contentType: 'EXAM' }, { contentType: 'TEXTPAGE' }] }],
    });
    const [exam, page] = contentIds;
    const into = (contentId = '') => importInto({ contentId }, gift);
    expect((await into(exam)).status).toBe(201);
    expect((await into(page)).status).toBe(409);
  });

  it('stores the media; damaged and harmful ones are reported by name', async () => {
    const owner = await anOwner();
    const damaged = picture.subarray(0, 60);
    const hostile = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]);
    const file = withPictures(picture, damaged, picture, hostile);
    const { body } = await importInto(owner, file, 'banco.xml');
    expect(body).toEqual({
      questionsQtd: 4,
      skippedQtd: 0,
      completedQtd: 0,
      refusedQtd: 0,
      problems: ['Céu 1', 'Céu 3'].map((title) =>
        expect.objectContaining({
          title,
          severity: 'changed',
          reason: expect.stringContaining('“a.png”'),
        }),
      ),
    });
    const statements = (await questionsOf(owner)).map(({ statement }) => statement);
    const image =
      /^<p>Veja <img src="(\/files\/[\da-f]+-400x\d+\.webp)" alt="céu" width="400" height="\d+" \/><\/p>$/;
    expect(statements[0]).toMatch(image);
    expect(statements[1]).toBe('<p>Veja <em>[imagem: a.png]</em></p>');
    expect(statements[2]).toBe(statements[0]);
    expect(statements[3]).toBe(statements[1]);
    const served = await app.inject({ url: image.exec(statements[0] ?? '')?.[1] ?? '' });
    expect(served.headers['content-type']).toBe('image/webp');
  });

  it('images without alternative text are named before publishing, until they are described', async () => {
    const owner = await anOwner();
    const file = withPictures(picture, picture)
      .replace(' alt="céu"', '')
      .replace(' alt="céu"', ' alt=""');
    await importInto(owner, file, 'banco.xml');
    const [first, decorative] = await questionsOf(owner);
    const unknown = assertDefined(first);
    expect(decorative?.statement).toContain('alt=""');
    const named = async () => {
      const { body } = await call(admin, verifyPublication, {
        params: { kind: 'PRACTICE_EXAM', id: owner.practiceExamId },
      });
      return body.filter(({ code }) => code === 'ALT_MISSING');
    };
    expect(await named()).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/, questão 1: 1 imagem sem descrição/),
        location: expect.objectContaining({ questionId: unknown.id }),
      }),
    ]);

    // As the editor saves the text after its image was described.
    const { id, alternatives, explanation, videoQuestionUrl } = unknown;
    const statement = unknown.statement.replace('<img ', '<img alt="o céu ao meio-dia" ');
    const described = await call(admin, questions.changeQuestion, {
      params: { id },
      body: { statement, alternatives, explanation, videoQuestionUrl },
    });
    expect(described.status).toBe(200);
    expect(await named()).toEqual([]);
  });

  it.each([
    ['nothing in it can be taken', 'Só um texto', 422],
    ['it is in none of the formats', 'Bom dia', 422],
  ])('leaves nothing behind when %s', async (_, text, refused) => {
    const owner = await anOwner();
    expect((await importInto(owner, text, 'banco.txt')).status).toBe(refused);
    expect(await questionsOf(owner)).toEqual([]);
  });

  it('is for administrators; an unknown owner is a 404', async () => {
    const owner = await anOwner();
    const body = { owner, ...asFile(gift) };
    expect((await call(learner, contract.importQuestions, { body })).status).toBe(403);
    expect((await call(learner, contract.previewImport, { body })).status).toBe(403);
    expect((await importInto({ practiceExamId: randomUUID() }, gift)).status).toBe(404);
    expect((await importInto({ ...owner, contentId: randomUUID() }, gift)).status).toBe(422);
    expect(await questionsOf(owner)).toEqual([]);
  });

  it('of thousands of questions is complete', async () => {
    const owner = await anOwner();
    const many = Array.from({ length: 3000 }, (_, at) => `Quanto é ${at} + 1? {=${at + 1} ~${at}}`);
    expect((await importInto(owner, many.join('\n\n'))).body.questionsQtd).toBe(3000);
    const params = { id: owner.practiceExamId };
    const { body: order } = await call(admin, questions.readPracticeExamQuestionOrder, { params });
    expect(order.questionIds).toHaveLength(3000);
    const { body: last } = await call(admin, questions.listPracticeExamQuestions, {
      params,
      query: { after: order.questionIds[2998] ?? '' },
    });
    expect(last.items.map(({ statement }) => statement)).toEqual(['<p>Quanto é 2999 + 1?</p>']);
  });
});

describe('a large file', () => {
  const send = async (size: number, who: typeof admin | null) =>
    app.inject({
      method: 'POST',
      url: '/v1/questions/import/preview',
      headers: {
        'content-type': 'application/json',
        ...(who && { authorization: `Bearer ${await tokenOf(who)}` }),
      },
      payload: JSON.stringify({ fileName: 'a.gift', contentBase64: 'A'.repeat(size) }),
    });

  it('has a higher size limit than other requests', async () => {
    expect((await send(2_000_000, admin)).statusCode).toBe(200);
    expect((await send(importBodyLimit, admin)).statusCode).toBe(413);
  });

  it('of a user without permission is not read', async () => {
    expect((await send(importBodyLimit, null)).statusCode).toBe(401);
    expect((await send(importBodyLimit, learner)).statusCode).toBe(403);
  });
});

describe('an export', () => {
  const textOf = (file: unknown) => (Buffer.isBuffer(file) ? file.toString() : '');
  const exported = async (owner: object, format: string) =>
    call(admin, contract.exportQuestions, { query: { ...owner, format } as never });

  it.each([
    ['gift', 'volta.gift'],
    ['moodle-xml', 'volta.xml'],
  ])('as %s can be imported again with its images, and means the same', async (format, name) => {
    const owner = await anOwner();
    await importInto(
      owner,
      `${gift}\n\n[html]<p>a\\=b \\{x\\} ]]> é 😀</p>{~<p>1</p> =<p>2</p>####<ul><li>x</li></ul>}`,
    );
    await importInto(owner, withPictures(picture), 'banco.xml');
    const { headers, body } = await exported(owner, format);
    expect(headers['content-type']).toBe('application/octet-stream');

    const again = await anOwner();
    const { body: report } = await importInto(again, textOf(body), name);
    expect(report).toEqual({
      questionsQtd: 4,
      skippedQtd: 0,
      completedQtd: 0,
      refusedQtd: 0,
      problems: [],
    });
    const meaning = async (of: typeof owner) =>
      (await questionsOf(of)).map(({ statement, explanation, alternatives }) => ({
        statement: statement.replace(/\/files\/[\da-f]+/, '/files/x'),
        explanation,
        alternatives: alternatives.map(({ text, isCorrect }) => ({ text, isCorrect })),
      }));
    expect(await meaning(again)).toEqual(await meaning(owner));
  });

  it.each([
    ['gift', 'volta.gift'],
    ['moodle-xml', 'volta.xml'],
  ])(
    'of a bank as %s has other kinds and metadata, and tells what it leaves out',
    async (format, name) => {
      const bankId = await aBank();
      await importInto(
        { bankId },
        '$CATEGORY: $course$/top/Frutas\n\n// [id:F-1] [tag:peso]\n::Maçã::Quanto pesa a maçã? {#150:5}',
        'banco.gift',
        { createCategories: ['Frutas'] },
      );
      const { items } = (await call(admin, listQuestions, { query: { collections: bankId } })).body;
      const [{ id } = expect.fail()] = items;
      await call(admin, questions.changeQuestion, {
        params: { id },
        body: { task: { kind: 'NUMERIC', unit: 'g' }, year: 2020 },
      });
      const text = textOf((await exported({ bankId }, format)).body);
      expect(text).toContain('Nível, dificuldade, fonte, ano e autores');
      expect(text.includes('a unidade não está no arquivo')).toBe(format === 'gift');
      const into = await aBank();
      expect((await importInto({ bankId: into }, text, name)).body.questionsQtd).toBe(1);
      const [again] = (await call(admin, listQuestions, { query: { collections: into } })).body
        .items;
      expect(again).toMatchObject({
        name: 'Maçã',
        code: 'F-1',
        tags: ['peso'],
        category: { title: 'Frutas' },
      });
    },
  );

  it('as Aiken has the single choices, and tells its losses in a reply of its own', async () => {
    const bankId = await aBank();
    await importInto(
      { bankId },
      '::Maçã::Quanto pesa? {#150:5}\n\nQual?{=esta ~aquela ####Porque sim.}',
    );
    const text = textOf((await exported({ bankId }, 'aiken')).body);
    expect(text).toBe('Qual?\nA) esta\nB) aquela\nANSWER: A\n');
    const { body } = await call(admin, contract.listExportLosses, {
      query: { bankId, format: 'aiken' },
    });
    expect(body.losses).toEqual([
      'Nomes, códigos, etiquetas e categorias das questões não estão neste arquivo.',
      'Não está neste arquivo: o Aiken leva só questões de escolha única. (questão 1)',
      'Mudou no arquivo: a explicação não está no arquivo. (questão 2)',
    ]);
    expect((await importInto({ bankId: await aBank() }, text, 'volta.txt')).body.questionsQtd).toBe(
      1,
    );
  });

  it('has the video of a question as a link', async () => {
    const { id } = await aPracticeExam(db, {
      questions: [{ videoQuestionUrl: 'https://v.example/?a=1&b=2' }],
    });
    const { body } = await exported({ practiceExamId: id }, 'moodle-xml');
    expect(textOf(body)).toContain('<a href="https://v.example/?a=1&amp;b=2">Vídeo da questão</a>');
  });

  it('of a selection has its questions of several places, the oldest first', async () => {
    const [one, other] = [await anOwner(), await anOwner()];
    await importInto(one, 'Primeira da prova?{=sim ~não}\n\nFora da seleção?{=sim ~não}');
    await importInto(other, '::Prova::Segunda da prova?{T}');
    const [first, left] = await questionsOf(one);
    const [second] = await questionsOf(other);
    const chosen = [assertDefined(second).id, assertDefined(first).id];
    const ask = (selection: object, format = 'gift') =>
      call(admin, contract.exportSelectedQuestions, { body: { selection, format } as never });

    const text = textOf((await ask({ ids: chosen })).body);
    expect(text.indexOf('Primeira da prova?')).toBeGreaterThan(-1);
    expect(text.indexOf('Segunda da prova?')).toBeGreaterThan(text.indexOf('Primeira da prova?'));
    expect(text).not.toContain('Fora da seleção');

    const found = textOf((await ask({ filters: { collections: [one.practiceExamId] } })).body);
    expect(found).toContain('Fora da seleção');
    expect(found).not.toContain('Segunda');

    const { body } = await call(admin, contract.listSelectedLosses, {
      body: { selection: { ids: chosen }, format: 'aiken' },
    });
    const losses = await call(admin, contract.listExportLosses, {
      query: { ...one, format: 'aiken' },
    });
    expect(body.losses.length).toBeGreaterThanOrEqual(losses.body.losses.length);

    expect((await ask({ ids: [randomUUID()] })).status).toBe(404);
    expect((await ask({ ids: [] })).status).toBe(422);
    expect((await ask({ ids: [assertDefined(left).id] }, 'word')).status).toBe(422);
    const asked = await call(learner, contract.exportSelectedQuestions, {
      body: { selection: { ids: chosen }, format: 'gift' },
    });
    expect(asked.status).toBe(403);
  });

  it('is for administrators; an unknown owner is a 404', async () => {
    const owner = await anOwner();
    expect((await exported({}, 'gift')).status).toBe(422);
    expect((await exported({ ...owner, contentId: randomUUID() }, 'gift')).status).toBe(422);
    expect((await exported(owner, 'word')).status).toBe(422);
    expect((await exported({ contentId: randomUUID() }, 'gift')).status).toBe(404);
    const asked = await call(learner, contract.exportQuestions, {
      query: { ...owner, format: 'gift' },
    });
    expect(asked.status).toBe(403);
  });
});
