import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { methodOf, pathOf, type Operation } from '@sabia/domain/operation.ts';
import { operations } from '@sabia/domain/operations.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from './support/test-app.factory.ts';
import { anAdmin } from '../src/users/users.factory.ts';

// Every operation refuses a body that is not JSON, too large, or made to be slow to parse.

const { app, db, tokenOf } = await createTestApp();

/** A new user for each attempt, so that no rate limit answers. */
const aBearer = async () => `Bearer ${await tokenOf(await anAdmin(db))}`;

const id = '01a20104-94fa-7cfe-bbfb-eeb3ce8cf8c6';
const writes = (Object.values(operations) as Operation[]).filter(({ body }) => body);

const send = async (operation: Operation, payload: string | Buffer, headers: object) => {
  const path = pathOf(operation).replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'kind' ? (operation.route.includes('taxonomy') ? 'skills' : 'COURSE') : id,
  );
  const { statusCode, body } = await app.inject({
    method: methodOf(operation),
    url: `/v1${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
  return body ? `${statusCode} ${(JSON.parse(body) as { code: string }).code}` : `${statusCode}`;
};

/** The distinct replies of all operations with a body to this payload. */
async function answersTo(
  payload: string | Buffer,
  headers: object = {},
  among = writes,
): Promise<string[]> {
  const authorization = await aBearer();
  const answers = [];
  for (const operation of among) {
    answers.push(await send(operation, payload, { authorization, ...headers }));
  }
  return [...new Set(answers)];
}

describe('every operation that takes a body', () => {
  it.each([
    'text/xml',
    'text/plain',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'application/json-seq',
    'json',
  ])('takes no %s', async (type) => {
    expect(await answersTo('{}', { 'content-type': type })).toEqual(['415 unsupported_type']);
  });

  it('takes no form, unless it declares so, and never a broken one', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const [forms, others] = [true, false].map((takes) =>
      writes.filter(({ takesForm }) => Boolean(takesForm) === takes),
    );
    expect(await answersTo('{}', headers, others)).toEqual(['415 unsupported_type']);
    expect(await answersTo('{}', headers, forms)).toEqual(['400 unreadable_request']);
  });

  it.each([
    ['half of a JSON', '{"a":'],
    ['nothing', ''],
    ['two of them', '{}{}'],
    ['a prototype', '{"__proto__":{"isAdmin":true}}'],
    ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['a NUL', '{"title":"a\\u0000"}'],
    ['half of a character', '{"title":"a\\ud800"}'],
    ['compressed bytes', gzipSync('{}')],
  ])('can not read %s', async (_what, payload) => {
    expect(await answersTo(payload)).toEqual(['400 unreadable_request']);
  });

  it('reads no more than its limit, and nothing of a body whose length is announced', async () => {
    const authorization = await aBearer();
    for (const operation of writes) {
      const limit = operation.bodyLimit ?? 1024 * 1024;
      const headers = { authorization, 'content-length': String(limit + 1) };
      expect(await send(operation, '{}', headers), operation.route).toBe('413 too_large');
    }
  });

  it.each([
    ['lists within lists', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['objects within objects', `${'{"title":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['a number without end', `{"title":${'9'.repeat(500_000)}}`],
    ['keys without end', `{${Array.from({ length: 5_000 }, (_, at) => `"k${at}":0`).join(',')}}`],
  ])('survives %s', async (_what, payload) => {
    // A sign-in provider that is off answers before it reads. No essay waits, whatever else is in the body of a claim.
    for (const answer of await answersTo(payload))
      expect(answer).toMatch(/^4\d\d |^204$|^503 (google|linkedin)_off$/);
  });
});

describe('a body with a wrong field in each of its many items', () => {
  const items = (count: number) =>
    Array.from({ length: count }, () => ({
      response: { kind: 'MATCHING', pairs: Array.from({ length: 20 }, () => ({})) },
    }));
  const saves = (Object.values(operations) as Operation[]).filter(({ route }) =>
    /^(POST|PATCH) .*(\/answers|attempts\/\{id}|user-progressions\/content)$/.test(route),
  );

  it('is refused with the first of its mistakes', async () => {
    expect(saves.length).toBeGreaterThanOrEqual(4);
    for (const operation of saves) {
      const { errors } = await refusalOf(operation, items(300));
      expect(errors.length, operation.route).toBeGreaterThan(0);
      expect(errors.length, operation.route).toBeLessThanOrEqual(200);
    }
  });

  it('takes processor time in proportion to the items', async () => {
    const [operation] = saves;
    if (!operation) throw new Error('no operation');
    const secondsFor = async (count: number) => {
      const times = [];
      for (let time = 0; time < 3; time += 1) {
        const before = process.cpuUsage();
        await refusalOf(operation, items(count));
        const { user, system } = process.cpuUsage(before);
        times.push(user + system);
      }
      return Math.min(...times);
    };
    await secondsFor(60);
    // A quadratic search would take 256 times as long.
    expect((await secondsFor(960)) / (await secondsFor(60))).toBeLessThan(64);
  });

  async function refusalOf(operation: Operation, answers: object[]) {
    const path = pathOf(operation).replace(/\{\w+\}/g, id);
    const { statusCode, body } = await app.inject({
      method: methodOf(operation),
      url: `/v1${path}`,
      headers: { 'content-type': 'application/json', authorization: await aBearer() },
      payload: JSON.stringify({ answers, userQuestionAnswers: answers }),
    });
    expect(statusCode, operation.route).toBe(422);
    return JSON.parse(body) as { errors: unknown[] };
  }
});

it('an endless body is cut off at the limit', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const head = [
    'POST /v1/courses HTTP/1.1',
    'Host: localhost',
    `Authorization: ${await aBearer()}`,
  ];
  const kinds = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];
  socket.write(`${[...head, ...kinds].join('\r\n')}\r\n\r\n`);
  const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
  for (let sent = 0; sent <= 16; sent++) socket.write(chunk);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 413 /);
  socket.destroy();
});
