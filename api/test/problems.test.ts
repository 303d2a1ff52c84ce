import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createTestApp } from './support/test-app.factory.ts';
import { aCourse } from '../src/courses/courses.factory.ts';
import { sql } from '../src/platform/db/database.ts';
import { anAdmin, aUser } from '../src/users/users.factory.ts';

const { app, db, tokenOf } = await createTestApp();
const admin = await anAdmin(db);
const learner = await aUser(db);
const bearer = async (who: { providerId: string }) => ({
  authorization: `Bearer ${await tokenOf(who)}`,
});

async function problem(request: InjectOptions) {
  const response = await app.inject(request);
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(response.body).not.toMatch(/node_modules|at \w+ \(|select |\/src\//i);
  return { ...response.json(), headers: response.headers } as {
    status: number;
    code: string;
    errors?: { path: string; message: string }[];
    headers: Record<string, string>;
  };
}

describe('an unreadable request', () => {
  it('with a body that is not an object is refused', async () => {
    const headers = { ...(await bearer(admin)), 'content-type': 'application/json' };
    for (const payload of ['[]', '"text"', '7', 'null']) {
      expect((await problem({ method: 'POST', url: '/v1/courses', headers, payload })).status).toBe(
        422,
      );
    }
  });

  it('with a bad UUID names the parameter', async () => {
    const answer = await problem({
      method: 'GET',
      url: '/v1/users/123',
      headers: await bearer(learner),
    });
    expect(answer).toMatchObject({
      status: 400,
      errors: [{ path: 'id', message: 'Identificador inválido' }],
    });
  });

  it('with characters that PostgreSQL cannot store is refused, but not a text about them', async () => {
    const headers = { ...(await bearer(admin)), 'content-type': 'application/json' };
    const create = (payload: string) =>
      app.inject({ method: 'POST', url: '/v1/taxonomy/skills', headers, payload });
    expect((await create(String.raw`{"title":"a\u0000b"}`)).statusCode).toBe(400);
    expect((await create(String.raw`{"title":"a\\\u0000b"}`)).statusCode).toBe(400);
    for (const half of ['d800', 'DFFF', 'd83d\\ud83d', String.raw`d83d\\\ude00`]) {
      expect((await create(`{"title":"a\\u${half}"}`)).statusCode, half).toBe(400);
    }
    expect((await create(String.raw`{"title":"\ud83d\ude00"}`)).json()).toMatchObject({
      title: '😀',
    });
    expect((await create(String.raw`{"title":"a\\u0000b"}`)).json()).toMatchObject({
      title: String.raw`a\u0000b`,
    });
    const search = await app.inject({ method: 'GET', url: '/v1/courses?searchKey=a%00' });
    expect(search.statusCode).toBe(400);
  });

  it('with a path that cannot be decoded is refused', async () => {
    expect((await problem({ method: 'GET', url: '/v1/courses/%E0%A4%A' })).status).toBe(400);
  });
});

describe('an unknown address', () => {
  it.each(['/v1/nothing', '/v1', '/nothing', '/v1/courses/a/b/c'])('%s', async (url) => {
    expect(await problem({ method: 'GET', url })).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('with another method names the allowed methods', async () => {
    const answer = await problem({ method: 'DELETE', url: '/v1/courses' });
    expect(answer).toMatchObject({ status: 405, code: 'method_not_allowed' });
    expect(answer.headers['allow']).toBe('GET, POST');
  });
});

describe('a token', () => {
  it.each(['Bearer nonsense', 'Bearer', 'Basic YTpi', 'Bearer a.b.c'])(
    '%s is refused, even where anonymous users are allowed',
    async (authorization) => {
      expect(
        await problem({ method: 'GET', url: '/v1/courses', headers: { authorization } }),
      ).toMatchObject({
        status: 401,
        code: 'token_invalid',
      });
    },
  );
});

describe('too many requests', async () => {
  const small = await createTestApp({ rateLimitPerMinute: 3 });
  const visitor = () => small.app.inject({ method: 'GET', url: '/v1/courses' });

  it('are refused with Retry-After, counted for each user', async () => {
    for (let request = 0; request < 3; request++) expect((await visitor()).statusCode).toBe(200);
    const refused = await visitor();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const user = await aUser(small.db);
    const authorization = `Bearer ${await small.tokenOf(user)}`;
    const signedIn = await small.app.inject({
      method: 'GET',
      url: '/v1/courses',
      headers: { authorization },
    });
    expect(signedIn.statusCode).toBe(200);
  });

  it('come sooner by long replies of a signed-in user', async () => {
    const reader = await aUser(small.db);
    const course = await aCourse(small.db, { description: `<p>${'é'.repeat(15_000)}</p>` });
    await small.db.run(sql`
      update courses set description = repeat(description, 20) where id = ${course.id}`);
    const authorization = `Bearer ${await small.tokenOf(reader)}`;
    const url = `/v1/courses/${course.id}`;
    const read = () => small.app.inject({ method: 'GET', url, headers: { authorization } });
    const first = await read();
    expect([first.statusCode, first.rawPayload.length > 300_000]).toEqual([200, true]);
    expect((await read()).statusCode).toBe(429);
  });

  it('have a much lower limit for e-mail addresses, counted for each network', async () => {
    const answers = [];
    for (let request = 0; request < 25; request++) {
      const url = `/v1/users/email/a${request}@example.com`;
      const remoteAddress = `2001:db8:1:2::${request}`;
      answers.push((await app.inject({ method: 'GET', url, remoteAddress })).statusCode);
    }
    expect(answers.slice(0, 20)).toEqual(Array(20).fill(401));
    expect(answers.slice(20)).toEqual(Array(5).fill(429));
  });
});

it('every answer has its own request id', async () => {
  const ids = await Promise.all(
    [1, 2].map(
      async () =>
        (await app.inject({ method: 'GET', url: '/health/live' })).headers['x-request-id'],
    ),
  );
  expect(new Set(ids).size).toBe(2);
  const forged = await app.inject({
    method: 'GET',
    url: '/health/live',
    headers: { 'x-request-id': randomUUID() },
  });
  expect(ids).not.toContain(forged.headers['x-request-id']);
});

describe('the description of the API', () => {
  it('is OpenAPI 3.1, with every operation once', async () => {
    const { operations } = await import('@sabia/domain/operations.ts');
    const response = await app.inject({ method: 'GET', url: '/v1/openapi.json' });
    const description = response.json() as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    expect(description.openapi).toBe('3.1.0');
    const ids = Object.values(description.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(ids.toSorted()).toEqual(Object.keys(operations).toSorted());
  });

  it('has a page for people, which needs no script', async () => {
    const response = await app.inject({ method: 'GET', url: '/v1/docs' });
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain('POST /user-progressions/content');
    expect(response.body).not.toContain('<script');
  });
});
