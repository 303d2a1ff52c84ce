import { methodOf, pathOf, type Operation } from '@sabia/domain/operation.ts';
import { operations } from '@sabia/domain/operations.ts';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { everyRequest } from './operations/every-request.factory.ts';
import { describedOperations, type JsonSchema } from './support/described-api.ts';
import { createSeededApp } from './support/seeded-app.factory.ts';
import { createTestApp } from './support/test-app.factory.ts';

// A text that repeats what a parser must look at costs about as much as any text of its length, in every field of every
// operation. The measure is the processor time of the thread that serves all requests, in proportion to that of plain words.

const seeded = await createSeededApp(await createTestApp());
const { app, people } = seeded;
const requests = everyRequest(seeded);
const described = await describedOperations(app);
const token = await seeded.tokenOf(people.admin);

// A minute passes between two requests, because of the limits.
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => vi.useRealTimers());

const plain = 'palavra ';

const hostile = [
  '<tex-formula data-tex="">',
  '<',
  '<a href="',
  '<img alt="',
  '<code>',
  '<sup><sub>',
  '<p>',
  '$',
  '$a',
  String.raw`\(`,
  String.raw`\(\\(`,
  '{',
  '{:MC:',
  '[[',
  ' ',
  '\n',
  ',;',
  '-->',
];

/** Characters of a field without a limit of its own. */
const unlimited = 100_000;

type Fields = Record<string, unknown>;

/** A body in which every free text is a repetition: of `length` characters, or as long as the field may be. */
function filled(schema: JsonSchema, accepted: unknown, unit: string, length?: number): unknown {
  const known = (accepted ?? {}) as Fields;
  const choices = schema.anyOf ?? schema.oneOf ?? [];
  const choice = choices.find(({ type }) => type !== 'null');
  if (choice) return filled(choice, accepted, unit, length);
  if (schema.type === 'array') {
    const items = Array.isArray(accepted) ? (accepted as unknown[]) : [undefined];
    return items.map((item) => filled((schema.items ?? {}) as JsonSchema, item, unit, length));
  }
  if (schema.type === 'object') {
    const fields = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
      .filter(([name, field]) => name in known || isText(field))
      .map(([name, field]) => [name, filled(field, known[name], unit, length)]);
    const files = 'contentBase64' in known ? { ...known, contentBase64: fileOf(unit) } : {};
    return { ...known, ...(Object.fromEntries(fields) as Fields), ...files };
  }
  return isText(schema) ? repeated(unit, length ?? schema.maxLength ?? unlimited) : accepted;
}

function isText({ anyOf = [], type, format, enum: values, const: value }: JsonSchema): boolean {
  if (anyOf.length > 0) return anyOf.some(isText);
  return type === 'string' && format === undefined && !values && value === undefined;
}

const repeated = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Larger files are read as slowly, in proportion. */
const fileOf = (unit: string): string => Buffer.from(repeated(unit, 100_000)).toString('base64');

/** The strings of a body. */
const textsIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, inner) => sum + textsIn(inner), 0)
    : Number(typeof value === 'string');

/** Milliseconds of the serving thread for a request. */
async function costOf(operation: Operation, params: object, body: unknown): Promise<number> {
  vi.setSystemTime(Date.now() + 61_000);
  const path = pathOf(operation).replace(/\{(\w+)\}/g, (_, name: string) =>
    String((params as Fields)[name]),
  );
  const payload = JSON.stringify(body);
  const before = process.threadCpuUsage();
  const { statusCode } = await app.inject({
    method: methodOf(operation),
    url: `/v1${path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload,
  });
  const { user, system } = process.threadCpuUsage(before);
  expect(statusCode).not.toBe(500);
  return (user + system) / 1000;
}

/** Plain words cost less than this, whatever the operation; hostile ones up to so many times as much. */
const [least, times] = [10, 15];

const writes = Object.entries(operations as Record<string, Operation>).filter(
  ([, { body, file }]) => body && !file,
);

describe.each(writes.map(([name, operation], at) => ({ name, operation, at })))(
  '$name',
  ({ name, operation, at }) => {
    const schema = described.get(name)?.requestBody?.content['application/json'].schema ?? {};

    it.each(['its fields', 'its body'])(
      'takes repetitions as long as %s',
      { timeout: 120_000 },
      async (what) => {
        const { params = {}, body } = (await requests[name as keyof typeof requests]()) as {
          params?: object;
          body?: unknown;
        };
        const limit = Math.min(operation.bodyLimit ?? Infinity, 1024 * 1024) / 1.1;
        const bodyOf = (unit: string) => {
          if (what === 'its fields') return filled(schema, body, unit);
          const length = Math.floor(limit / JSON.stringify(unit).length) * unit.length;
          const quantity = textsIn(filled(schema, body, plain, 0)) + 1;
          const each = Math.floor(length / quantity);
          return { ...(filled(schema, body, unit, each) as object), x: repeated(unit, each) };
        };
        const usual = await costOf(operation, params, bodyOf(plain));
        const slow = [];
        // All operations read a body alike: each gets the first of the repetitions and a third of the others.
        const sent =
          what === 'its fields'
            ? hostile
            : hostile.filter((_, place) => place === 0 || place % 3 === at % 3);
        for (const unit of sent) {
          const costs = [];
          // Garbage collection may fall into one of them.
          for (let attempt = 0; attempt < 3; attempt += 1) {
            costs.push(await costOf(operation, params, bodyOf(unit)));
            if (Math.min(...costs) <= times * Math.max(usual, least)) break;
          }
          if (Math.min(...costs) > times * Math.max(usual, least))
            slow.push([unit, usual, ...costs]);
        }
        expect(slow).toEqual([]);
      },
    );
  },
);
