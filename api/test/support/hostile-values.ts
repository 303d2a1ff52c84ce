import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';

const folder = new URL('../../../../shared/data/payloads/', import.meta.url);
const injections = new URL('blns/blns.json', folder);
const markup = new URL('dompurify/dompurify-expect.json', folder);

export const hasPayloads = existsSync(injections) && existsSync(markup);

const read = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'));
/** The big list of naughty strings, and the attacks that DOMPurify is tested with. */
const payloads = hasPayloads
  ? [
      ...(read(injections) as string[]),
      ...(read(markup) as { payload: string }[]).map(({ payload }) => payload),
    ]
  : [];

/** What PostgreSQL can't keep: a NUL, half of a character. */
const unkeepable = ['\u0000', 'a\u0000b', '\ud800', 'a\udfff', '\udc00\ud800'];

const characters = [
  ['', ' ', '\ufffe', '\ufeff'],
  ['\u200b', '\u2028', '\u202egnp.exe', 'שלום', 'مرحبا', '😀', '👩🏽‍🏫', 'e\u0301'.repeat(50)],
  ['İ', 'ß', 'ﬃ', '\r\nX: y', 'a'.repeat(100_000), '😀'.repeat(3000)],
].flat();

const words = [
  ["' or 1=1 --", "'; drop table users; --", '$1', '%', '_', '\\', '::int', '{}', '${7*7}'],
  ['../../etc/passwd', '..\\..\\', '/files/../main.ts', 'file:///etc/passwd'],
  ['__proto__', 'constructor', 'toString', 'null', 'true', 'NaN', '-0', '1e999', '0x10'],
  ['0000-00-00', '2026-02-30', '9999-12-31T23:59:59.999Z', '-271821-04-20T00:00:00.000Z'],
  ['0001-01-01', '+275760-09-13T00:00:00.000Z', '00000000-0000-0000-0000-000000000000'],
  ['"'.repeat(500), '('.repeat(500), 'a & b | !c', '<->', ':*'],
].flat();

/** What breaks programs that take every text for a word. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...unkeepable) },
  { weight: 2, arbitrary: fc.constantFrom(...characters) },
  { weight: 2, arbitrary: fc.constantFrom(...words) },
  { weight: hasPayloads ? 2 : 0, arbitrary: fc.constantFrom('', ...payloads) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

const numbers = [0, -0, -1, 0.1, 1e-7, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e21, 1e308];

export const hostileNumber: fc.Arbitrary<number> = fc.constantFrom(...numbers);

/** Anything at all, and `undefined`, which leaves the place empty. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  fc.constantFrom<unknown>(null, undefined, true, false, [], {}, [null], [[]], { id: null }),
  fc.constantFrom<unknown>(
    { length: 1 },
    { toString: 1 },
    Array(2000).fill(0),
    Array(500).fill('a'),
  ),
  fc.jsonValue(),
);
