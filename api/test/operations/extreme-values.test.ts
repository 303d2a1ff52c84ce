import { expect, it, vi, afterAll } from 'vitest';
import { describedOperations, type JsonSchema } from '../support/described-api.ts';
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

const numbers = [0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -1e308];
const dates = ['0000-01-01', '0001-01-01', '9999-12-31'];
const instants = [
  '0000-01-01T00:00:00.000Z',
  '0000-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-23:59',
];

/** The extreme values of a schema; none if it takes neither numbers nor dates. */
function extremesOf(schema: JsonSchema): readonly unknown[] {
  const choices = schema.anyOf ?? schema.oneOf ?? [];
  const own =
    schema.type === 'number' || schema.type === 'integer'
      ? numbers
      : schema.format === 'date'
        ? dates
        : schema.format === 'date-time'
          ? instants
          : [];
  return [...own, ...choices.flatMap((choice) => extremesOf(choice))];
}

type Fields = Record<string, unknown>;

/** The fields of a body with an extreme value each, in nested objects and lists too. */
function extremeBodies(schema: JsonSchema, accepted: unknown): unknown[] {
  const choices = schema.anyOf ?? schema.oneOf ?? [];
  if (choices.length > 0) return choices.flatMap((choice) => extremeBodies(choice, accepted));
  if (schema.type === 'array') {
    const [first] = Array.isArray(accepted) ? (accepted as unknown[]) : [];
    return extremeBodies((schema.items ?? {}) as JsonSchema, first).map((item) => [item]);
  }
  if (schema.type !== 'object') return [];
  const known = (accepted ?? {}) as Fields;
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).flatMap(
    ([name, property]) =>
      [...extremesOf(property), ...extremeBodies(property, known[name])].map((value) => ({
        ...known,
        [name]: value,
      })),
  );
}

/** All dates, or all instants, of an object at once: a period that begins and ends in the year 0. */
function togetherIn({ properties = {} }: JsonSchema, accepted: unknown): unknown[] {
  const fields = Object.entries(properties as Record<string, JsonSchema>);
  return [dates, instants].flatMap((values) => {
    const names = fields.filter(([, field]) => extremesOf(field).includes(values[0]));
    return values.map((value) => ({
      ...(accepted as Fields),
      ...Object.fromEntries(names.map(([name]) => [name, value])),
    }));
  });
}

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
