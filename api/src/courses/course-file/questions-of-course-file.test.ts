import { importCourse, previewCourseImport } from '@sabia/domain/courses/course-files.contract.ts';
import { readCourse } from '@sabia/domain/courses/courses.contract.ts';
import { isFilled } from '@sabia/domain/fields.ts';
import { requestUpload } from '@sabia/domain/files/files.contract.ts';
import { listContentQuestions } from '@sabia/domain/questions/questions.contract.ts';
import { describedQuestionDraft } from '@sabia/domain/questions/question.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/support/test-app.factory.ts';
import { aQuestionOfEachKind } from '../../questions/question-kinds.factory.ts';
import { someQuestions, type QuestionGiven } from '../../questions/questions.factory.ts';
import { sql } from '../../platform/db/database.ts';
import { someTerms } from '../../taxonomy/taxonomy.factory.ts';
import { anAdmin } from '../../users/users.factory.ts';
import { aContent, aCourse } from '../courses.factory.ts';
import { craftedZip } from './crafted-zip.factory.ts';

const { app, call, db, tokenOf } = await createTestApp();
const admin = await anAdmin(db);
const [categoryId = ''] = await someTerms(db, 'categories', ['Óptica']);
const [levelId = ''] = await someTerms(db, 'levels', ['Ensino médio']);

async function examOf(questions: QuestionGiven[]) {
  const { id, sections } = await aCourse(db, { sections: [{ contents: [] }] });
  const contentId = await aContent(db, sections[0]?.id ?? '', { contentType: 'EXAM' });
  await someQuestions(db, { contentId }, questions);
  return { courseId: id, contentId };
}

async function upload(zip: Buffer) {
  const { body } = await call(admin, requestUpload, {
    body: { fileName: 'curso.zip', contentType: 'application/zip', size: zip.length },
  });
  const headers = { 'content-type': 'application/zip' };
  await app.inject({ method: 'PUT', url: body.uploadUrl, headers, payload: zip });
  return body.id;
}

async function imported(zip: Buffer) {
  const { body } = await call(admin, importCourse, { body: { uploadId: await upload(zip) } });
  const course = await call(admin, readCourse, { params: { id: body.id } });
  return course.body.sections[0]?.contents[0]?.id ?? '';
}

async function exported(courseId: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${await tokenOf(admin)}` };
  return (await app.inject({ url: `/v1/courses/${courseId}/file`, headers })).rawPayload;
}

const questionsOf = async (contentId: string) =>
  (await call(admin, listContentQuestions, { params: { id: contentId }, query: { limit: 100 } }))
    .body.items;

const metadata: QuestionGiven = {
  name: 'Lente divergente',
  code: 'FIS-07',
  tags: ['enem', 'lentes'],
  categoryId,
  levelId,
  difficulty: 'HARD',
  source: 'Enem 2023',
  year: 2023,
  authors: 'Ana e Bruno',
  weight: 2,
};

describe('the questions of a course file', () => {
  it('keep every field of their authors', async () => {
    const videoQuestionUrl = 'https://exemplo.com.br/v';
    const original = await examOf([
      { ...metadata, videoQuestionUrl },
      { ...aQuestionOfEachKind.NUMERIC, ...metadata, code: 'FIS-08' },
      { ...aQuestionOfEachKind.OPEN_TEXT, rubric: 'ENEM', correctors: 2 },
      {},
    ]);
    const before = await questionsOf(original.contentId);
    // A new field of questions has to be filled here, and then to survive.
    const unfilled = Object.keys(describedQuestionDraft.shape).filter(
      (field) => !before.some((question) => isFilled(Reflect.get(question, field))),
    );
    expect(unfilled).toEqual([]);

    const after = await questionsOf(await imported(await exported(original.courseId)));
    const withoutIds = (questions: typeof before) =>
      questions.map(({ id: _id, alternatives, ...question }) => ({
        ...question,
        alternatives: alternatives.map(({ text, isCorrect }) => ({ text, isCorrect })),
      }));
    expect(withoutIds(after)).toEqual(withoutIds(before));
  });

  it('bring their terms, and spellings of one title are one term', async () => {
    const zip = fileOf([
      { category: 'Eletrônica', level: 'Técnico' },
      { category: 'ELETRONICA', level: 'ensino medio' },
      { category: 'optica' },
      {},
    ]);
    const { body } = await call(admin, previewCourseImport, {
      body: { uploadId: await upload(zip) },
    });
    expect(body.notices.filter((notice) => /Eletr|Técn|ensino|ptica/i.test(notice))).toEqual([
      'A categoria “Eletrônica” será criada.',
      'O nível “Técnico” será criado.',
    ]);
    const questions = await questionsOf(await imported(zip));
    const [created] = questions;
    expect(questions.map((question) => [question.categoryId, question.levelId])).toEqual([
      [expect.any(String), expect.any(String)],
      [created?.categoryId, levelId],
      [categoryId, null],
      [null, null],
    ]);
    expect(
      await db.many(sql`
        select kind, title from terms where id in (${created?.categoryId}, ${created?.levelId})
        order by kind`),
    ).toEqual([
      { kind: 'categories', title: 'Eletrônica' },
      { kind: 'levels', title: 'Técnico' },
    ]);
  });

  it('are told to the administrator where they are wrong, and nothing is created', async () => {
    const wrong = { category: 'x'.repeat(61), year: 23, difficulty: 'DIFICIL', tags: 'enem' };
    const { status, body } = await call(admin, importCourse, {
      body: { uploadId: await upload(fileOf([wrong])) },
    });
    expect(status).toBe(422);
    const place = 'course.sections.0.contents.0.questions.0.';
    expect(body.errors.map(({ path }) => path).toSorted()).toEqual(
      ['category', 'difficulty', 'tags', 'year'].map((field) => place + field),
    );
  });

  it('of a hostile file create no more notices than a person reads', async () => {
    const many = Array.from({ length: 450 }, (_, at) => ({ category: `Assunto ${at}` }));
    const { body } = await call(admin, previewCourseImport, {
      body: { uploadId: await upload(fileOf(many)) },
    });
    expect(body.notices).toContain('Mais 250 categorias, níveis e habilidades serão criados.');
    expect(body.notices.length).toBeLessThan(210);
  });
});

/** A course file of one exam. */
function fileOf(questions: object[]): Buffer {
  const statement = '<p>Qual?</p>';
  const alternatives = [{ text: '<p>a</p>', isCorrect: true }, { text: '<p>b</p>' }];
  const asked = questions.map((question) => ({ statement, alternatives, ...question }));
  const course = {
    title: 'Física',
    slug: 'fisica',
    shortDescription: 'Luz.',
    description: '<p>Luz.</p>',
    estimatedCompletionHours: 1,
    thumbUrl: 'https://exemplo.com.br/a.png',
    categories: ['Óptica'],
    levels: ['Ensino médio'],
    skills: ['Paciência'],
    sections: [
      {
        title: 'Prova',
        contents: [{ contentType: 'EXAM', title: 'Prova', questions: asked }],
      },
    ],
  };
  const content = JSON.stringify({ format: 'sabia-course', version: 1, course });
  return craftedZip([{ name: 'course.json', content }]);
}
