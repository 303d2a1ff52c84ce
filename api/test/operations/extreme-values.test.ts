import { expect, it, vi, afterAll } from 'vitest';
import { describedOperations, type JsonSchema } from '../support/described-api.ts';
import { extremeBodies, togetherIn, type Fields } from '../support/extreme-bodies.ts';
import { createSeededApp } from '../support/seeded-app.factory.ts';
import { createTestApp } from '../support/test-app.factory.ts';
import { everyRequest } from './every-request.factory.ts';

// Extreme numbers and dates in every place that takes one are refused or accepted, never an error.

const seeded = await createSeededApp(await createTestApp());
const { app, people } = seeded;
const requests = everyRequest(seeded);
const operations = await describedOperations(app);
const token = await seeded.tokenOf(people.admin);

// A minute passes between two requests, because of the limits.
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => vi.useRealTimers());

const urlOf = (path: string, params: Fields, query: Fields) => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return `/v1${filled}?${search.toString()}`;
};

it.each([...operations.values()])('$method $path', { timeout: 60_000 }, async (operation) => {
  const { operationId, method, path, parameters, requestBody } = operation;
  const accepted = (await requests[operationId as keyof typeof requests]()) as {
    params?: Fields;
    query?: Fields;
    body?: unknown;
  };
  const { params = {}, query = {}, body } = accepted;
  const inQuery = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => [name, schema] as const);
  const described = { type: 'object', properties: Object.fromEntries(inQuery) } as JsonSchema;
  const queries = [...extremeBodies(described, query), ...togetherIn(described, query)] as Fields[];
  const schema = requestBody?.content['application/json'].schema;
  const bodies = schema ? [...extremeBodies(schema, body), ...togetherIn(schema, body)] : [];
  const sent = [
    ...queries.map((extreme) => ({ url: urlOf(path, params, extreme), payload: body })),
    ...bodies.map((extreme) => ({ url: urlOf(path, params, query), payload: extreme })),
  ];
  const broken: unknown[] = [];
  for (const { url, payload } of sent) {
    vi.setSystemTime(Date.now() + 61_000);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const request = { method, url, headers, payload: payload && JSON.stringify(payload) };
    const { statusCode, body: reply } = await app.inject(request as never);
    if (statusCode >= 500 && !/(google|linkedin)_off/.test(reply))
      broken.push({ url, payload, statusCode, reply });
  }
  expect(broken).toEqual([]);
});
