import { randomUUID } from 'node:crypto';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as banks from '@sabia/domain/questions/question-banks.contract.ts';
import * as contract from '@sabia/domain/questions/questions.contract.ts';
import * as taxonomy from '@sabia/domain/taxonomy/taxonomy.contract.ts';
import { describe, expect, it } from 'vitest';
import { aCourse } from '../courses/courses.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { anAdmin } from '../users/users.factory.ts';
import { aUser } from '../users/users.factory.ts';
import { aBank, someQuestions, type QuestionGiven } from './questions.factory.ts';

// Question banks, the metadata of questions and the list of all questions (product.md Q12, Q13).

const { db, call, time } = await createTestApp();
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
    ['difficulty', { difficulty: 'IMPOSSIBLE' }, 'Valor inválido'],
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

describe('the list of questions', async () => {
  const bank = await aBank(db);
  const [physics = ''] = await someTerms(db, 'categories', ['Física da lista']);
  const [level = ''] = await someTerms(db, 'levels', ['Nível da lista']);
  const [river = '', motion = '', plain = ''] = await someQuestions(db, { bankId: bank.id }, [
    {
      statement: '<p>Qual rio é o <strong>maior</strong>?</p>',
      alternatives: [{ text: '<p>São Francisco</p>', isCorrect: true }, { text: '<p>Tietê</p>' }],
      code: 'GEO-77',
      tags: ['rios', 'enem'],
      source: 'Enem da lista',
      year: 2018,
      difficulty: 'EASY',
    },
    {
      statement: '<p>As equações do movimento</p>',
      name: 'Cinemática inicial',
      categoryId: physics,
      levelId: level,
      tags: ['enem'],
      year: 2021,
      difficulty: 'HARD',
    },
    { statement: '<p>Sem nada</p>' },
  ]);
  const filed = await aPracticeExam(db, { categories: ['Física da lista'], questions: 1 });
  const [inherited = ''] = filed.questionIds;

  it.each<[name: string, query: object, found: string[]]>([
    ['a bank', { collections: bank.id }, [plain, motion, river]],
    ['a practice exam', { collections: filed.id }, [inherited]],
    ['its category, or that of its exam', { categories: physics }, [inherited, motion]],
    ['a level', { levels: level }, [motion]],
    ['a difficulty', { difficulties: ['EASY'], collections: bank.id }, [river]],
    [
      'any of two difficulties',
      { difficulties: ['EASY', 'HARD'], collections: bank.id },
      [motion, river],
    ],
    ['a tag', { tags: 'rios' }, [river]],
    ['all of two tags', { tags: ['Enem', 'rios'] }, [river]],
    ['a source', { source: 'Enem da lista' }, [river]],
    ['a year', { year: 2021, collections: bank.id }, [motion]],
    ['words without accents', { searchKey: 'EQUACAO movimentos' }, [motion]],
    ['words of an alternative', { searchKey: 'sao francisco maior' }, [river]],
    ['a part of the code', { searchKey: 'geo-7' }, [river]],
    ['a part of the name', { searchKey: 'matica ini' }, [motion]],
    ['no formatting', { searchKey: 'strong', collections: bank.id }, []],
    ['all filters together', { searchKey: 'equação', difficulties: 'EASY' }, []],
  ])('finds questions by %s', async (_, query, found) => {
    expect(await idsOf(query)).toEqual(found);
  });

  it('finds the words of the current version only', async () => {
    await change(plain, { statement: '<p>Agora fala de ornitorrincos</p>' });
    expect(await idsOf({ searchKey: 'ornitorrinco' })).toEqual([plain]);
    await change(plain, { statement: '<p>Sem nada</p>' });
    expect(await idsOf({ searchKey: 'ornitorrinco' })).toEqual([]);
  });

  it('describes each question, its owner and its terms', async () => {
    const { items, total } = await list({ collections: bank.id });
    expect(total).toBe(3);
    expect(items[1]).toMatchObject({
      name: 'Cinemática inicial',
      category: { id: physics, title: 'Física da lista' },
      level: { id: level, title: 'Nível da lista' },
      owner: { kind: 'bank', id: bank.id, title: bank.title, contentId: null },
      measured: null,
      alternativesQtd: 2,
    });
    expect((await list({ collections: filed.id })).items[0]?.owner).toMatchObject({
      kind: 'practice-exam',
      id: filed.id,
    });
  });

  it('is paged by the last question of a page', async () => {
    const first = await list({ collections: bank.id, limit: 2 });
    expect([first.items.map(({ id }) => id), first.next]).toEqual([[plain, motion], motion]);
    const second = await list({ collections: bank.id, limit: 2, after: motion });
    expect([second.items.map(({ id }) => id), second.next, second.total]).toEqual([
      [river],
      null,
      null,
    ]);
  });

  it('finds repeated and unused questions, whatever their formatting, case and order of alternatives', async () => {
    const { id: bankId } = await aBank(db);
    const text = randomUUID();
    const [first = '', second = '', another = ''] = await someQuestions(db, { bankId }, [
      { statement: `<p>Ação ${text}</p>` },
      {
        statement: `<p>AÇÃO <em>${text}</em></p>`,
        alternatives: [{ text: '<p>3</p>' }, { text: '<p>2</p>', isCorrect: true }],
      },
      { statement: `<p>Ação ${text}</p><p><img src="/files/a.png" alt=""></p>` },
    ]);
    const { items } = await list({ collections: bankId, use: 'repeated' });
    expect(items.map(({ id, duplicatesQtd }) => [id, duplicatesQtd])).toEqual([
      [second, 1],
      [first, 1],
    ]);
    const exam = await aPracticeExam(db, { questions: 0 });
    await someQuestions(db, { practiceExamId: exam.id }, [{ statement: `<p>Ação ${text}</p>` }]);
    expect(await idsOf({ collections: bankId, use: 'unused' })).toEqual([another]);
  });

  it('compares kind and texts of tasks, searches them, and filters by kind', async () => {
    const { id: bankId } = await aBank(db);
    const word = `quero${randomUUID().slice(0, 8)}`;
    const statement = `<p>Complete ${word}</p>`;
    const ordering = (...texts: string[]): QuestionGiven => ({
      kind: 'ORDERING',
      statement,
      alternatives: [],
      task: {
        kind: 'ORDERING',
        items: texts.map((text, at) => ({ id: `p${at}`, text: `<p>${text}</p>` })),
        scoring: 'PER_POSITION',
      },
      answerKey: { kind: 'ORDERING', itemIds: texts.map((_, at) => `p${at}`) },
    });
    const numeric = (unit: string | null): QuestionGiven => ({
      kind: 'NUMERIC',
      statement,
      alternatives: [],
      task: { kind: 'NUMERIC', unit },
      answerKey: { kind: 'NUMERIC', value: 2, tolerance: 0 },
    });
    const [dawn, again, dusk, metres, seconds, gaps] = await someQuestions(db, { bankId }, [
      ordering('Aurora', 'Manhã'),
      ordering('manha', 'AURORA'),
      ordering('Aurora', 'Crepúsculo'),
      numeric('m'),
      numeric('s'),
      {
        kind: 'GAPS',
        statement,
        alternatives: [],
        task: {
          kind: 'GAPS',
          text: '<p>O rio [[1]].</p>',
          gaps: [
            {
              id: 'a',
              options: [
                { id: 'x', label: 'desagua se x < 3' },
                { id: 'y', label: 'evapora' },
              ],
            },
          ],
        },
        answerKey: { kind: 'GAPS', gaps: [{ gapId: 'a', optionId: 'x' }] },
      },
    ]);
    const repeated = await list({ collections: bankId, use: 'repeated' });
    expect(repeated.items.map(({ id, duplicatesQtd }) => [id, duplicatesQtd])).toEqual([
      [again, 1],
      [dawn, 1],
    ]);
    const sought = (searchKey: string) => idsOf({ collections: bankId, searchKey });
    expect(await sought('crepúsculos')).toEqual([dusk]);
    expect(await sought('rio desaguando')).toEqual([gaps]);
    expect(await sought(word)).toHaveLength(6);
    expect(await idsOf({ collections: bankId, kinds: ['NUMERIC'] })).toEqual([seconds, metres]);
    expect((await list({ collections: bankId, kinds: ['GAPS', 'FILE'] })).items).toMatchObject([
      { id: gaps, kind: 'GAPS' },
    ]);
    const unknown = await call(admin, banks.listQuestions, {
      query: { kinds: ['TELEPATHY'] as never },
    });
    expect([unknown.status, unknown.body.errors]).toEqual([
      422,
      [{ path: 'kinds', message: 'Valor inválido' }],
    ]);
  });

  it('counts up to one more than a bulk change reaches, and pages a word of very many questions', async () => {
    const { id: bankId } = await aBank(db);
    const rare = `jabuticaba${randomUUID().slice(0, 8)}`;

    const ids = await someQuestions(
      db,
      { bankId },
      Array.from({ length: 5003 }, (_, at) => ({
        statement: `<p>Um pterodáctilo ${at === 4000 ? rare : ''}</p>`,
        name: at === 0 ? 'Pterodáctilo' : null,
        year: at < 2 ? 1999 : 2001,
      })),
    );

    // As autovacuum does after such an import: plans of the few rows before hold no longer.
    await db.pool.query('analyze questions, question_versions');
    const many = await list({ collections: bankId, searchKey: 'pterodáctilos', limit: 2 });
    expect([many.items.map(({ id }) => id), many.total]).toEqual([[ids[5002], ids[5001]], 5001]);

    expect((await list({ collections: bankId })).total).toBe(5001);

    const narrowed = await list({ searchKey: 'pterodáctilo', collections: bankId, year: 1999 });
    expect([narrowed.items.map(({ id }) => id), narrowed.total]).toEqual([[ids[1], ids[0]], 2]);
    const few = await list({ searchKey: `pterodáctilo ${rare}` });
    expect([few.items.map(({ id }) => id), few.total]).toEqual([[ids[4000]], 1]);
  }, 60_000);

  it('tells which tags, sources and years there are', async () => {
    const { body } = await call(admin, banks.readQuestionLabels);
    expect(body.tags).toEqual(expect.arrayContaining(['enem', 'rios']));
    expect(body.sources).toContain('Enem da lista');
    expect(body.years).toEqual(expect.arrayContaining([2021, 2018]));
  });
});

describe('a bulk change', () => {
  const together = (selection: object, action: object) =>
    call(admin, banks.changeQuestionsTogether, { body: { selection, action } as never });
  const undo = (id: string) => call(admin, banks.undoBulkChange, { params: { id } });
  const read = async (id: string) =>
    (await call(admin, banks.readQuestion, { params: { id } })).body;
  async function aFilledBank(quantity = 3) {
    const { id: bankId } = await aBank(db);
    const ids = await someQuestions(
      db,
      { bankId },
      Array.from({ length: quantity }, (_, at) => ({ tags: ['antes', `n${at}`] })),
    );
    return { bankId, ids };
  }
  const tagsOf = async (ids: readonly string[]) =>
    (await Promise.all(ids.map(read))).map(({ tags }) => tags.join());

  it('tags all questions that the filters find, and is undone once', async () => {
    const { bankId, ids } = await aFilledBank();
    const action = { kind: 'tag', add: ['Novo'], remove: ['antes'] };
    const { status, body } = await together(
      { filters: { collections: [bankId], tags: ['n1'] } },
      action,
    );
    expect([status, body.questionsQtd]).toEqual([201, 1]);
    expect(await tagsOf(ids)).toEqual(['antes,n0', 'n1,novo', 'antes,n2']);
    expect((await undo(body.id)).body).toEqual({ questionsQtd: 1, keptQtd: 0 });
    expect(await tagsOf(ids)).toEqual(['antes,n0', 'antes,n1', 'antes,n2']);
    const again = await undo(body.id);
    expect([again.status, again.body.code]).toEqual([409, 'nothing_to_undo']);
  });

  it('refuses more tags than a question may have, for all', async () => {
    const { ids } = await aFilledBank();
    const add = Array.from({ length: 19 }, (_, at) => `t${at}`);
    const { status, body } = await together({ ids }, { kind: 'tag', add });
    expect([status, body.errors]).toEqual([
      422,
      [{ path: 'action.add', message: 'Uma destas questões passaria de 20 etiquetas' }],
    ]);
    expect(await tagsOf(ids)).toEqual(['antes,n0', 'antes,n1', 'antes,n2']);
  });

  it('describes chosen questions, also by taking a value away', async () => {
    const { ids } = await aFilledBank(2);
    const { body } = await together(
      { ids },
      { kind: 'describe', changes: { difficulty: 'HARD', year: 2020 } },
    );
    expect(await read(ids[0] ?? '')).toMatchObject({
      difficulty: 'HARD',
      year: 2020,
      source: null,
    });
    await together({ ids: [ids[0]] }, { kind: 'describe', changes: { year: null } });
    expect((await read(ids[0] ?? '')).year).toBeNull();
    await undo(body.id);
    expect(await read(ids[1] ?? '')).toMatchObject({ difficulty: null, year: null });
    const unknown = await together(
      { ids },
      { kind: 'describe', changes: { categoryId: randomUUID() } },
    );
    expect(unknown.body.errors).toEqual([
      { path: 'action.changes.categoryId', message: 'Não existe um item com este identificador' },
    ]);
    expect((await together({ ids }, { kind: 'describe', changes: {} })).status).toBe(422);
  });

  it('is undone only for questions that nobody has changed since', async () => {
    const { ids } = await aFilledBank(3);
    const { body } = await together({ ids }, { kind: 'describe', changes: { source: 'Enem' } });
    time.now = new Date(time.now.getTime() + 60_000);
    await together({ ids: [ids[1]] }, { kind: 'tag', add: ['revisada'] });
    expect((await undo(body.id)).body).toEqual({ questionsQtd: 2, keptQtd: 1 });
    const sources = (await Promise.all(ids.map(read))).map(({ source }) => source);
    expect(sources).toEqual([null, 'Enem', null]);
  });

  it('moves questions behind those of another place, and back', async () => {
    const { bankId, ids } = await aFilledBank();
    const exam = await aPracticeExam(db, { questions: 1 });
    const to = { practiceExamId: exam.id };
    const { body } = await together({ ids: ids.slice(0, 2) }, { kind: 'move', to });
    const order = () =>
      call(admin, contract.readPracticeExamQuestionOrder, { params: { id: exam.id } });
    expect((await order()).body.questionIds).toEqual([...exam.questionIds, ids[0], ids[1]]);
    expect(await idsOf({ collections: bankId })).toEqual([ids[2]]);
    await undo(body.id);
    expect((await order()).body.questionIds).toEqual(exam.questionIds);
    expect(await idsOf({ collections: bankId })).toEqual(ids.toReversed());
    const page = await aCourse(db, { sections: [{ contents: [{ contentType: 'TEXTPAGE' }] }] });
    const refused = await together(
      { ids },
      { kind: 'move', to: { contentId: page.contentIds[0] } },
    );
    expect(refused.status).toBe(409);
    expect((await together({ ids }, { kind: 'move', to: { bankId: randomUUID() } })).status).toBe(
      404,
    );
  });

  it('copies questions with their metadata; the undo takes the copies away', async () => {
    const { ids } = await aFilledBank(2);
    const { id: bankId } = await aBank(db);
    const { body } = await together({ ids }, { kind: 'copy', to: { bankId } });
    const copies = await list({ collections: bankId });
    expect(copies.items.map(({ tags, duplicatesQtd }) => [tags.join(), duplicatesQtd > 0])).toEqual(
      [
        ['antes,n1', true],
        ['antes,n0', true],
      ],
    );
    expect((await undo(body.id)).body).toEqual({ questionsQtd: 2, keptQtd: 0 });
    expect(await idsOf({ collections: bankId })).toEqual([]);
  });

  it('deletes questions, which the bin and the undo restore', async () => {
    const { bankId, ids } = await aFilledBank();
    const { body } = await together({ filters: { collections: [bankId] } }, { kind: 'delete' });
    expect(await idsOf({ collections: bankId })).toEqual([]);
    await call(admin, contract.restoreQuestion, { params: { id: ids[0] ?? '' } });
    await undo(body.id);
    expect(await idsOf({ collections: bankId })).toEqual(ids.toReversed());
    const { revisions } = await db.one<{ revisions: string[] }>(sql`
      select array_agg(what order by number) as revisions from revisions
      where entity_id = ${ids[1] ?? ''}`);
    expect(revisions).toEqual(['IMPORTED', 'DELETED', 'RESTORED']);
  });

  it('of nothing, and of unknown questions, is refused', async () => {
    expect((await together({ ids: [] }, { kind: 'delete' })).status).toBe(422);
    expect((await together({ ids: [randomUUID()] }, { kind: 'delete' })).status).toBe(404);
    expect((await together({ ids: [randomUUID()] }, { kind: 'explode' })).status).toBe(422);
    expect((await undo(randomUUID())).status).toBe(404);
  });
});

it('the usage of a question names the exams with its text', async () => {
  const { id: bankId } = await aBank(db);
  const given = [{ statement: `<p>Uso ${randomUUID()}</p>` }];
  const [id = ''] = await someQuestions(db, { bankId }, given);
  const usage = async () => (await call(admin, banks.readQuestionUsage, { params: { id } })).body;
  expect(await usage()).toEqual({ exams: [], answeredTriesQtd: 0 });
  const exam = await aPracticeExam(db, { questions: 0 });
  await someQuestions(db, { practiceExamId: exam.id }, given);
  const course = await aCourse(db, {
    title: 'Usa a questão',
    sections: [{ contents: [{ contentType: 'EXAM' }] }],
  });
  const [contentId = ''] = course.contentIds;
  await someQuestions(db, { contentId }, given);
  expect((await usage()).exams).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'practice-exam', id: exam.id, courseId: null }),
      expect.objectContaining({
        kind: 'content',
        id: contentId,
        courseId: course.id,
        within: 'Usa a questão',
      }),
    ]),
  );
  expect((await list({ collections: bankId })).items[0]).toMatchObject({
    examsQtd: 2,
    drawingExamsQtd: 0,
    drawnTriesQtd: 0,
  });
});

it('the list counts the automatic exams that may draw a question, and the attempts that drew it', async () => {
  const { id: bankId } = await aBank(db);
  await someQuestions(db, { bankId }, [{ statement: `<p>Sorteio ${randomUUID()}</p>` }]);
  const filters = [bankId];
  const exam = await aPracticeExam(db, { autoGenerate: true, filters, questionsQtd: 1 });
  await aCourse(db, {
    sections: [
      { contents: [{ contentType: 'EXAM', generatedExamFilters: filters, questionsQtd: 1 }] },
    ],
  });
  const counted = async () => (await list({ collections: bankId })).items[0];
  expect(await counted()).toMatchObject({ examsQtd: 0, drawingExamsQtd: 2, drawnTriesQtd: 0 });
  const learner = await aUser(db);
  await call(learner, attempts.startPracticeAttempt, { params: { id: exam.id } });
  const { id } = await db.one<{ id: string }>(sql`
    select id from attempts where user_id = ${learner.id}`);
  await call(learner, attempts.submitPracticeAttempt, {
    params: { id },
    body: { answers: [] },
  });
  expect(await counted()).toMatchObject({ examsQtd: 0, drawingExamsQtd: 2, drawnTriesQtd: 1 });
  await call(admin, banks.changeQuestionBank, {
    params: { id: bankId },
    body: { isArchived: true },
  });
  expect(await counted()).toMatchObject({ drawingExamsQtd: 0, drawnTriesQtd: 1 });
});
