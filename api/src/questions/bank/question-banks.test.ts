import { randomUUID } from 'node:crypto';
import * as banks from '@sabia/domain/questions/question-banks.contract.ts';
import * as contract from '@sabia/domain/questions/questions.contract.ts';
import * as taxonomy from '@sabia/domain/taxonomy/taxonomy.contract.ts';
import { describe, expect, it } from 'vitest';
import { aCourse } from '../../courses/courses.factory.ts';
import { aPracticeExam } from '../../practice-exams/practice-exams.factory.ts';
import { someTerms } from '../../taxonomy/taxonomy.factory.ts';
import { createTestApp } from '../../../test/support/test-app.factory.ts';
import { sql } from '../../platform/db/database.ts';
import { anAdmin } from '../../users/users.factory.ts';
import { aBank, someQuestions } from '../questions.factory.ts';

// Question banks and the metadata of questions (product.md Q12, Q24).

const { db, call } = await createTestApp();
const admin = await anAdmin(db);

const question = {
  statement: '<p>Quanto é 2 + 2?</p>',
  alternatives: [{ text: '<p>4</p>', isCorrect: true }, { text: '<p>5</p>' }],
};
const list = async (query: object) => (await call(admin, banks.listQuestions, { query })).body;
const idsOf = async (query: object) => (await list(query)).items.map(({ id }) => id);
const change = (id: string, body: object) =>
  call(admin, contract.changeQuestion, { params: { id }, body });

describe('a question bank', () => {
  it('is created, renamed and archived, with a title of its own', async () => {
    const title = `Enem ${randomUUID()}`;
    const created = await call(admin, banks.createQuestionBank, { body: { title } });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ kind: 'bank', title, isArchived: false, questionsQtd: 0 });
    const again = await call(admin, banks.createQuestionBank, {
      body: { title: title.toUpperCase() },
    });
    expect([again.status, again.body.errors]).toEqual([
      422,
      [{ path: 'title', message: 'Já existe um banco com este nome' }],
    ]);
    const other = await aBank(db);
    const rename = await call(admin, banks.changeQuestionBank, {
      params: { id: other.id },
      body: { title },
    });
    expect(rename.status).toBe(422);
    const changed = await call(admin, banks.changeQuestionBank, {
      params: { id: created.body.id },
      body: { isArchived: true, description: 'De 2009 em diante.' },
    });
    expect(changed.body).toMatchObject({
      title,
      isArchived: true,
      description: 'De 2009 em diante.',
    });
    const missing = { params: { id: randomUUID() }, body: {} };
    expect((await call(admin, banks.changeQuestionBank, missing)).status).toBe(404);
  });

  it('gets questions until it is archived', async () => {
    const { id } = await aBank(db);
    const add = () => call(admin, banks.createBankQuestion, { params: { id }, body: question });
    expect((await add()).status).toBe(201);
    await call(admin, banks.changeQuestionBank, { params: { id }, body: { isArchived: true } });
    const refused = await add();
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    const unknown = { params: { id: randomUUID() }, body: question };
    expect((await call(admin, banks.createBankQuestion, unknown)).status).toBe(404);
  });

  it('is listed beside the courses and practice exams that have questions of their own', async () => {
    const bank = await aBank(db);
    await someQuestions(db, { bankId: bank.id }, 2);
    const exam = await aPracticeExam(db, { questions: 3 });
    const course = await aCourse(db, { sections: [{ contents: [{ contentType: 'EXAM' }] }] });
    await someQuestions(db, { contentId: course.contentIds[0] ?? '' }, 1);
    const { body } = await call(admin, banks.listQuestionCollections);
    const quantityOf = (id: string) => body.find((one) => one.id === id)?.questionsQtd;
    expect([bank.id, exam.id, course.id].map(quantityOf)).toEqual([2, 3, 1]);
  });

  it('has questions that are deleted, restored and duplicated like others', async () => {
    const { id: bankId } = await aBank(db);
    const [id = ''] = await someQuestions(db, { bankId }, [{ name: 'Soma', tags: ['contas'] }]);
    await call(admin, contract.deleteQuestion, { params: { id } });
    expect(await idsOf({ collections: bankId })).toEqual([]);
    expect((await call(admin, contract.restoreQuestion, { params: { id } })).status).toBe(200);
    const { body: copy } = await call(admin, contract.duplicateQuestion, { params: { id } });
    expect(copy).toMatchObject({ name: 'Soma', tags: ['contas'], version: 1 });
    expect(await idsOf({ collections: bankId })).toEqual([copy.id, id]);
  });
});

describe('the metadata of a question', () => {
  it('is stored and read, also without a new version, and in the history', async () => {
    const { id: bankId } = await aBank(db);
    const [categoryId = ''] = await someTerms(db, 'categories', ['Física']);
    const [levelId = ''] = await someTerms(db, 'levels', ['Médio']);
    const metadata = {
      name: 'Queda livre',
      code: 'FIS-12',
      tags: ['cinemática', 'enem'],
      categoryId,
      levelId,
      difficulty: 'HARD' as const,
      source: 'Enem',
      year: 2019,
      authors: 'Ana Souza',
    };
    const created = await call(admin, banks.createBankQuestion, {
      params: { id: bankId },
      body: { ...question, ...metadata },
    });
    expect(created.body).toMatchObject({ ...metadata, version: 1 });
    const { id } = created.body;
    const changed = await change(id, { year: null, tags: ['  Cinemática ', 'ENEM 2020'] });
    expect(changed.body).toMatchObject({
      ...metadata,
      year: null,
      tags: ['cinemática', 'enem 2020'],
      version: 1,
    });
    expect((await call(admin, banks.readQuestion, { params: { id } })).body).toMatchObject({
      name: 'Queda livre',
      canUndo: false,
      owner: { bankId },
    });
    const { revisions } = await db.one<{ revisions: number }>(
      // The creation and the change.
      sql`
        select count(*) as revisions from revisions where entity_id = ${id}`,
    );
    expect(revisions).toBe(2);
  });

  it.each<[field: string, body: object, message: string]>([
    ['year', { year: 1800 }, 'Use um ano entre 1900 e 2100'],
    ['difficulty', { difficulty: 'IMPOSSIBLE' }, 'Use EASY, MEDIUM ou HARD'],
    ['categoryId', { categoryId: randomUUID() }, 'Não existe um item com este identificador'],
    ['levelId', { levelId: randomUUID() }, 'Não existe um item com este identificador'],
    ['tags', { tags: Array.from({ length: 21 }, (_, at) => `t${at}`) }, 'Máximo de 20 etiquetas'],
    ['tags.0', { tags: ['a'.repeat(41)] }, 'Máximo 40 caracteres'],
    ['name', { name: 'a'.repeat(161) }, 'Máximo 160 caracteres'],
  ])('refuses a wrong %s and stays as it was', async (path, body, message) => {
    const { id: bankId } = await aBank(db);
    const [id = ''] = await someQuestions(db, { bankId }, [{ name: 'Antes' }]);
    const answer = await change(id, { name: 'Depois', ...body });
    expect([answer.status, answer.body.errors]).toEqual([422, [{ path, message }]]);
    expect((await call(admin, banks.readQuestion, { params: { id } })).body.name).toBe('Antes');
  });

  it('follows a category that is merged into another', async () => {
    const { id: bankId } = await aBank(db);
    const [from = '', into = ''] = await someTerms(db, 'categories', ['Quimica', 'Química geral']);
    const [id = ''] = await someQuestions(db, { bankId }, [{ categoryId: from }]);
    await call(admin, taxonomy.mergeTerm, {
      params: { kind: 'categories', id: from },
      body: { into },
    });
    const { body } = await call(admin, banks.readQuestion, { params: { id } });
    expect(body.categoryId).toBe(into);
    const kept = await call(admin, taxonomy.deleteTerm, {
      params: { kind: 'categories', id: into },
    });
    expect([kept.status, kept.body.detail]).toEqual([
      409,
      expect.stringContaining('está em uso: 1 questão'),
    ]);
  });
});
