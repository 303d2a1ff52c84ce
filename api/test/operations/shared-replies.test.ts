import type { Operation } from '@sabia/domain/operation.ts';
import { operations } from '@sabia/domain/operations.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import { describe, expect, it } from 'vitest';
import { readPublicVersion } from '../../src/platform/db/public-changes.ts';
import { assertDefined } from '../support/assert-defined.ts';
import { recordStatements } from '../support/recorded-statements.ts';
import { createSeededApp } from '../support/seeded-app.factory.ts';
import { createTestApp } from '../support/test-app.factory.ts';
import { everyRequest } from './every-request.factory.ts';

// Replies that are kept for all visitors (`sharedByVisitors`).

const app = await createTestApp();
const recorded = recordStatements(app.db.pool);
const school = await createSeededApp(app);
const requests = everyRequest(school);
const { admin, learner } = school.people;

type Name = keyof typeof operations;
const all = Object.entries(operations) as [Name, Operation][];
const shared = all.filter(([, operation]) => operation.sharedByVisitors);

const rowsOf = async (text: string) => (await app.db.pool.query<{ name: string }>(text)).rows;
const tables = await rowsOf('select relname as name from pg_class where relkind = $$r$$');
const watched = await rowsOf(
  `select tgrelid::regclass::text as name from pg_trigger where tgname = 'record_public_change'`,
);
/** They have no rows of a visitor. */
const ofUsers = [
  'course_progressions',
  'section_progressions',
  'content_progressions',
  'attempts',
  'subscriptions',
  'attempt_scorings',
  'live_attendances',
  'live_reminders',
  'trail_progressions',
];
const known = new Set([
  ...watched.map(({ name }) => name),
  'public_changes',
  'revisions',
  ...ofUsers,
]);

describe.each(shared)('%s', (name, operation) => {
  it('reads only tables that record their changes', async () => {
    recorded.length = 0;
    await app.db.pool.query('insert into public_changes default values');
    await school.call(null, operation, await requests[name]());
    const read = tables.filter(({ name: table }) =>
      recorded.some(({ text }) => new RegExp(`\\b(from|join)\\s+${table}\\b`).test(text)),
    );
    expect(read.length).toBeGreaterThan(1);
    expect(read.map(({ name: table }) => table).filter((table) => !known.has(table))).toEqual([]);
  });

  it('reads only the version while nothing has changed', async () => {
    const request = await requests[name]();
    const first = await school.call(null, operation, request);
    recorded.length = 0;
    const second = await school.call(null, operation, request);
    expect(second.body).toEqual(first.body);
    expect(recorded.map(({ text }) => text)).toEqual([expect.stringContaining('public_changes')]);
  });
});

const studies = all.filter(
  ([, { audience, route }]) => audience.kind !== 'admin' && !route.startsWith('GET'),
);

it.each(studies)('%s changes nothing that visitors see', async (name, operation) => {
  const request = await requests[name]();
  const before = await readPublicVersion(app.db);
  await school.call(learner, operation, request);
  expect(await readPublicVersion(app.db)).toBe(before);
});

const catalogue = async () => (await school.call(null, courses.pageCourses)).body;

it('a change by this process is seen at once', async () => {
  await catalogue();
  const body = { title: 'Planilhas renovadas' };
  await school.call(admin, courses.configureCourse, { params: { id: school.course.id }, body });
  expect(JSON.stringify(await catalogue())).toContain('Planilhas renovadas');
});

it('a change by another process is seen, and one that is rolled back is not', async () => {
  const rename = (title: string) =>
    app.db.pool.query(`update courses set title = '${title}' where id = '${school.course.id}'`);
  await catalogue();
  await rename('Planilhas de longe');
  expect(JSON.stringify(await catalogue())).toContain('Planilhas de longe');
  const before = await readPublicVersion(app.db);
  await app.db.pool.query(`begin; update courses set title = 'nunca'; rollback`);
  expect(await readPublicVersion(app.db)).toBe(before);
});

it('a transaction is one change, whatever it does', async () => {
  const countOf = async () => Number((await readPublicVersion(app.db)).split('.')[0]);
  const before = await countOf();
  await app.db.pool.query(
    `begin; update courses set title = title; update terms set title = title; commit`,
  );
  expect(await countOf()).toBe(before + 1);
  await app.db.pool.query(
    `begin; savepoint part; update courses set title = title; rollback to part; update lives set title = title; commit`,
  );
  expect(await countOf()).toBe(before + 2);
});

it('of 1,000 mixed requests no visitor gets the reply to a user, nor a user that to a visitor', async () => {
  const urls = [
    '/v1/courses/paginated',
    '/v1/courses',
    '/v1/trails/paginated',
    '/v1/lives/paginated',
  ];
  const token = await school.tokenOf(learner);
  const get = async (url: string, authorization: string | undefined) => {
    const headers = { 'accept-encoding': 'identity', ...(authorization && { authorization }) };
    const reply = await school.app.inject({ url, headers });
    return { body: reply.body, cacheControl: reply.headers['cache-control'] };
  };
  const callers = [undefined, `Bearer ${token}`];
  const expected = new Map<string, Awaited<ReturnType<typeof get>>>();
  for (const url of urls)
    for (const caller of callers) expected.set(`${url} ${caller}`, await get(url, caller));
  const [own, visitors] = [`Bearer ${token}`, undefined].map((caller) =>
    assertDefined(expected.get(`/v1/courses/paginated ${caller}`)),
  );
  expect(own?.body).toContain('percentage');
  expect(own?.cacheControl).toBe('no-store');
  expect(visitors?.body).not.toContain('percentage');
  expect(visitors?.cacheControl).toContain('public');

  await Promise.all(
    Array.from({ length: 1000 }, async (_, number) => {
      const url = assertDefined(urls[number % urls.length]);
      const caller = callers[Math.floor(number / urls.length) % 2];
      if (number % 50 === 0) await app.db.pool.query('insert into public_changes default values');
      expect(await get(url, caller)).toEqual(expected.get(`${url} ${caller}`));
    }),
  );
});
