import { randomUUID } from 'node:crypto';
import * as contract from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { anAdmin } from '../users/users.factory.ts';
import { aPracticeExam } from './practice-exams.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);
const [category = '', bank = ''] = await someTerms(db, 'categories', ['Tecnologia', 'Banco']);
const [beginner = '', advanced = ''] = await someTerms(db, 'levels', ['Iniciante', 'Avançado']);
await aPracticeExam(db, { categories: ['Banco'], questions: 4 });

const filledIn = (given: object = {}) => ({
  title: 'Frações no dia a dia',
  shortDescription: 'Divida a pizza sem brigar.',
  categories: [{ id: category }],
  level: beginner,
  ...given,
});
const drawn = { autoGenerate: true, filters: [bank], questionsQtd: 4 };

const create = (body: object) => call(admin, contract.createPracticeExam, { body: body as never });
const configure = (id: string, body: object) =>
  call(admin, contract.configurePracticeExam, {
    params: { id },
    query: { verification: 'skip' },
    body,
  });

const unknown = 'Não existe um item com este identificador';

type Mistake = [name: string, given: object, path: string, message: string];
const mistakes: Mistake[] = [
  ['no title', { title: '  ' }, 'title', 'Campo obrigatório'],
  ['no short description', { shortDescription: '' }, 'shortDescription', 'Campo obrigatório'],
  [
    'a long short description',
    { shortDescription: 'x'.repeat(106) },
    'shortDescription',
    'Máximo 105 caracteres',
  ],
  ['no category', { categories: [] }, 'categories', 'Mínimo de 1 categoria'],
  ['a level for a category', { categories: [beginner] }, 'categories', unknown],
  ['no level', { level: ' ' }, 'level', 'Campo obrigatório'],
  ['a category for a level', { levels: [category] }, 'levels', unknown],
  ['another payment type', { paymentType: 'FREEMIUM' }, 'paymentType', 'Use PAID ou FREE'],
  ['no filter to draw by', { ...drawn, filters: [] }, 'filters', 'Mínimo de 1 filtro'],
  ['no number to draw', { ...drawn, questionsQtd: null }, 'questionsQtd', 'Mínimo de 1 questão'],
  ['none to draw', { ...drawn, questionsQtd: 0 }, 'questionsQtd', 'Mínimo de 1 questão'],
  [
    'more to draw than there are',
    { ...drawn, questionsQtd: 6 },
    'questionsQtd',
    'Só 4 questões combinam com os filtros: faltam 2.',
  ],
  [
    'a filter without questions',
    { ...drawn, filters: [advanced] },
    'questionsQtd',
    'Nenhuma questão combina com os filtros: faltam 4.',
  ],
  ['an unknown filter', { ...drawn, filters: [randomUUID(), bank] }, 'filters', unknown],
  [
    'an unknown order',
    { questionsOrder: 'RANDOM' },
    'questionsOrder',
    'Use AUTHOR, SHUFFLED ou SHUFFLED_IN_AREAS',
  ],
  ['a passing score over 100 %', { passingScore: 101 }, 'passingScore', 'Valor inválido'],
  ['no time at all', { timeLimitMinutes: 0 }, 'timeLimitMinutes', 'Valor inválido'],
  [
    'no band to find levels by',
    { isLeveling: true, levelingBands: [] },
    'levelingBands',
    'Mínimo de 1 faixa de nível',
  ],
  [
    'bands that do not start at 0 %',
    { levelingBands: [{ levelId: beginner, minimum: 10 }] },
    'levelingBands',
    'A primeira faixa começa em 0%',
  ],
  [
    'a band of no level',
    { levelingBands: [{ levelId: category, minimum: 0 }] },
    'levelingBands',
    unknown,
  ],
];

describe('a new practice exam', () => {
  it('is FREE and inactive, has its own storage id, and answers with its location', async () => {
    const { status, body, headers } = await create(filledIn());
    expect(status).toBe(201);
    expect(headers.location).toBe(`/v1/practice-exams/${body.id}`);
    expect(body).toMatchObject({
      paymentType: 'FREE',
      isActive: false,
      autoGenerate: false,
      passingScore: 70,
      timeLimitMinutes: null,
      questions: [],
      questionsQtd: 0,
      categories: [{ id: category, title: 'Tecnologia' }],
    });
    expect(body.storageId).toMatch(/^\d{8}$/);
  });

  it.each([
    ['the id of a level', () => beginner],
    ['the title of one, as people write it', () => 'INICIANTE'],
  ])('belongs to the level that its text names by %s', async (_name, level) => {
    const { body } = await create(filledIn({ level: level(), levels: [advanced] }));
    expect(body.level).toBe(level());
    expect(body.levels.map(({ title }) => title)).toEqual(['Iniciante', 'Avançado']);
  });

  it('may have a level that is not a term of the taxonomy', async () => {
    const { body } = await create(filledIn({ level: 'Para toda a família' }));
    expect(body).toMatchObject({ level: 'Para toda a família', levels: [] });
  });

  it('may draw as many questions as match its filters', async () => {
    const { status, body } = await create(filledIn(drawn));
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...drawn, questions: [] });
  });

  it.each(mistakes)('is refused with %s', async (_name, given, path, message) => {
    const { status, body } = await create(filledIn(given));
    expect(status).toBe(422);
    expect(body.errors).toContainEqual({ path, message });
  });

  it('is not stored in part when it is refused', async () => {
    const title = `Nada ${randomUUID()}`;
    await create(filledIn({ title, levels: [randomUUID()] }));
    expect(await db.many(sql`select from practice_exams where title = ${title}`)).toEqual([]);
  });
});

describe('the settings', () => {
  it('change only in the fields that are sent', async () => {
    const exam = (await create(filledIn({ levels: [advanced], timeLimitMinutes: 30 }))).body;
    const changes = { title: 'Outro', timeLimitMinutes: null, isActive: true };
    const { status, body } = await configure(exam.id, changes);
    expect(status).toBe(200);
    const { updatedAt: _, ...expected } = { ...exam, ...changes, revision: 2 };
    expect(body).toMatchObject(expected);
  });

  it('replace the level of the exam', async () => {
    const { body: exam } = await create(filledIn());
    const { body } = await configure(exam.id, { level: advanced });
    expect(body.levels).toEqual([{ id: advanced, title: 'Avançado' }]);
  });

  it.each(mistakes)('are refused with %s', async (_name, given, path, message) => {
    const { body: exam } = await create(filledIn());
    const { status, body } = await configure(exam.id, given);
    expect(status).toBe(422);
    expect(body.errors).toContainEqual({ path, message });
  });

  it('are validated together with the stored settings', async () => {
    const { body: exam } = await create(filledIn({ filters: [bank] }));
    const ofItself = { autoGenerate: true, questionsQtd: 1, filters: [exam.id] };
    expect((await configure(exam.id, ofItself)).body.errors).toEqual([
      { path: 'filters', message: 'Um simulado não sorteia questões dele mesmo' },
    ]);
    expect((await configure(exam.id, { autoGenerate: true })).body.errors).toEqual([
      { path: 'questionsQtd', message: 'Mínimo de 1 questão' },
    ]);
    expect((await configure(exam.id, { autoGenerate: true, questionsQtd: 4 })).status).toBe(200);
    expect((await configure(exam.id, { filters: [] })).body.errors).toEqual([
      { path: 'filters', message: 'Mínimo de 1 filtro' },
    ]);
    expect((await configure(exam.id, { questionsQtd: 5 })).body.errors).toEqual([
      { path: 'questionsQtd', message: 'Só 4 questões combinam com os filtros: falta 1.' },
    ]);
  });

  it('are refused with all their mistakes at once, one for each field', async () => {
    const { body: exam } = await create(filledIn({ filters: [bank] }));
    const sent = {
      title: '',
      autoGenerate: true,
      filters: [],
      questionsQtd: 0,
      opensAt: '2026-12-02T12:00:00Z',
      closesAt: '2026-12-01T12:00:00Z',
      isLeveling: true,
      levelingBands: [],
    };
    const first = await configure(exam.id, sent);
    expect(first.status).toBe(422);
    expect(first.body.errors.map(({ path }) => path).toSorted()).toEqual([
      'closesAt',
      'filters',
      'levelingBands',
      'questionsQtd',
      'title',
    ]);
    // With the stored fields, and with ids that only the database knows.
    const ofWhole = {
      autoGenerate: true,
      categories: [randomUUID()],
      filters: [exam.id, randomUUID()],
      drawQuotas: [{ questionsQtd: 1, categories: [randomUUID()] }],
      isLeveling: true,
      keyRelease: 'CLOSING',
    };
    const second = await configure(exam.id, ofWhole);
    expect(second.status).toBe(422);
    expect(second.body.errors.map(({ path }) => path).toSorted()).toEqual([
      'categories',
      'drawQuotas.0.categories',
      'filters',
      'keyRelease',
      'levelingBands',
      'questionsQtd',
    ]);
    const { body } = await call(admin, contract.readPracticeExam, { params: { id: exam.id } });
    expect(body).toMatchObject({ title: exam.title, isLeveling: false, revision: 1 });
  });

  it('of an exam with too few questions left can still rename and deactivate it', async () => {
    const source = await aPracticeExam(db, { categories: ['Some logo'], questions: 2 });
    const [filter = ''] = await someTerms(db, 'categories', ['Some logo']);
    const { body: exam } = await create(
      filledIn({ autoGenerate: true, filters: [filter], questionsQtd: 2, isActive: true }),
    );
    await call(admin, contract.deletePracticeExam, { params: { id: source.id } });
    expect((await configure(exam.id, { title: 'Outro', isActive: false })).status).toBe(200);
    expect((await configure(exam.id, { isActive: true })).body.errors).toEqual([
      {
        path: 'questionsQtd',
        message: 'Nenhuma questão combina com os filtros: faltam 2.',
      },
    ]);
  });

  it('of an unknown exam are a 404', async () => {
    expect((await configure(randomUUID(), { title: 'Outro' })).status).toBe(404);
  });

  it('are all stored when many requests change them at once', async () => {
    const { body: exam } = await create(filledIn());
    await Promise.all([
      configure(exam.id, { title: 'Outro' }),
      configure(exam.id, { passingScore: 50 }),
      configure(exam.id, { isActive: true }),
    ]);
    const { body } = await call(admin, contract.readPracticeExam, { params: { id: exam.id } });
    expect(body).toMatchObject({ title: 'Outro', passingScore: 50, isActive: true });
  });
});
