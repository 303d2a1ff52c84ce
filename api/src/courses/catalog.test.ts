import { randomUUID } from 'node:crypto';
import * as contract from '@sabia/domain/courses/courses.contract.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { aCourse } from './courses.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);

const titles = (page: { items: { title: string }[] }) => page.items.map(({ title }) => title);

await aCourse(db, { title: 'Ação e reação', categories: ['Física'], levels: ['Avançado'] });
await aCourse(db, { title: 'Álgebra', paymentType: 'PAID', categories: ['Matemática'] });
await aCourse(db, {
  title: 'Balanço',
  paymentType: 'FREEMIUM',
  categories: ['Finanças', 'Matemática'],
});
await aCourse(db, { title: 'Zoologia 100%', categories: ['Biologia'], levels: ['Avançado'] });
await aCourse(db, { title: 'Rascunho', isActive: false });
const [matematica = '', fisica = ''] = await someTerms(db, 'categories', ['Matemática', 'Física']);
const [avancado = ''] = await someTerms(db, 'levels', ['Avançado']);

const find = async (query: object) => {
  const { status, body } = await call(null, contract.pageCourses, {
    query: { limit: '50', field: 'title', ...query },
  });
  expect(status).toBe(200);
  return titles(body);
};

it('shows what is active, in the order of the Portuguese alphabet', async () => {
  expect(await find({})).toEqual(['Ação e reação', 'Álgebra', 'Balanço', 'Zoologia 100%']);
  expect(await find({ criteria: 'desc' })).toEqual([
    'Zoologia 100%',
    'Balanço',
    'Álgebra',
    'Ação e reação',
  ]);
});

it.each([
  ['acao', ['Ação e reação']],
  ['AÇÕES', ['Ação e reação']],
  ['acoes', ['Ação e reação']],
  ['gebra', ['Álgebra']],
  ['balancos', ['Balanço']],
  ['100%', ['Zoologia 100%']],
  ['%', ['Zoologia 100%']],
  ['_', []],
  ['nada disso', []],
])('finds by %s', async (searchKey, expected) => {
  expect(await find({ searchKey })).toEqual(expected);
});

it('filters by any of several categories, and by all the different filters', async () => {
  expect(await find({ categories: [matematica] })).toEqual(['Álgebra', 'Balanço']);
  expect(await find({ categories: [matematica, fisica] })).toEqual([
    'Ação e reação',
    'Álgebra',
    'Balanço',
  ]);
  expect(await find({ categories: [fisica, matematica], levels: [avancado] })).toEqual([
    'Ação e reação',
  ]);
});

it('filtering by PAID also includes FREEMIUM', async () => {
  expect(await find({ paymentTypes: ['PAID'] })).toEqual(['Álgebra', 'Balanço']);
  expect(await find({ paymentTypes: ['FREEMIUM'] })).toEqual(['Balanço']);
  expect(await find({ paymentTypes: ['FREE'] })).toEqual(['Ação e reação', 'Zoologia 100%']);
});

it('comes by pages; past the end there is an empty one', async () => {
  const page = (number: string) =>
    call(null, contract.pageCourses, { query: { page: number, limit: '3', field: 'title' } });
  expect((await page('2')).body).toMatchObject({ page: 2, limit: 3, total: 4, totalPages: 2 });
  expect(titles((await page('2')).body)).toEqual(['Zoologia 100%']);
  expect((await page('99')).body).toMatchObject({ items: [], total: 4, totalPages: 2 });
});

it.each([
  { page: '0' },
  { page: 'x' },
  { limit: '101' },
  { field: 'password' },
  { criteria: 'up' },
  { levels: ['iniciante'] },
  { paymentTypes: ['CHEAP'] },
])('refuses %j with the field named', async (query) => {
  const { status, body } = await call(null, contract.pageCourses, { query: query as object });
  expect(status).toBe(422);
  expect(body.errors[0]?.path).toContain(Object.keys(query)[0]);
});

it('shows administrators the drafts too, by status', async () => {
  const all = await call(admin, contract.pageCoursesForAdmin, { query: { limit: '50' } });
  expect(titles(all.body)).toContain('Rascunho');
  const drafts = await call(admin, contract.pageCoursesForAdmin, { query: { status: 'INACTIVE' } });
  expect(titles(drafts.body)).toEqual(['Rascunho']);
});

it('lists everything at once, and the categories that are in use', async () => {
  const { body } = await call(null, contract.listCourses, { query: { category: fisica } });
  expect(body.map(({ title }) => title)).toEqual(['Ação e reação']);
  await aCourse(db, { title: 'Outro rascunho', isActive: false, categories: ['Só em rascunhos'] });
  const categories = await call(null, contract.listCourseCategories);
  expect(categories.body.map(({ title }) => title)).toEqual([
    'Biologia',
    'Finanças',
    'Física',
    'Matemática',
  ]);
});

it('lists the drafts for administrators only, and only where the status asks for them', async () => {
  const title = `Curso ${randomUUID()}`;
  for (const isActive of [true, false]) await aCourse(db, { title, isActive });
  const learner = await aUser(db);
  const states = async (who: typeof admin | null, status?: 'ACTIVE' | 'INACTIVE') => {
    const query = { searchKey: title, ...(status && { status }) };
    const { body } = await call(who, contract.listCourses, { query });
    return body.map(({ isActive }) => isActive);
  };
  expect(await states(admin, 'INACTIVE')).toEqual([false]);
  expect(await states(admin, 'ACTIVE')).toEqual([true]);
  expect(await states(admin)).toEqual([true]);
  expect(await states(learner, 'INACTIVE')).toEqual([]);
  expect(await states(null, 'INACTIVE')).toEqual([]);
});
