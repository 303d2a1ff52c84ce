import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sql } from '../src/platform/db/database.ts';
import { type Bound, memoryLimits, type TableLimit, tableLimits } from './support/person-limits.ts';
import { createTestApp } from './support/test-app.factory.ts';

// docs/limits.md is made of `person-limits.ts` and of the schema: `npx vitest run --project api test/limits -u` writes it anew.

const root = join(import.meta.dirname, '..', '..');
const { db } = await createTestApp();

interface Table {
  name: string;
  /** The bytes of a row: its header, and its columns with a fixed length. */
  bytes: number;
  /** The columns without a fixed length. */
  texts: string[];
  /** The columns of each unique index over all rows. */
  keys: string[][];
}

const tables = await db.many<Table>(sql`
  select case nspname when 'public' then '' else nspname || '.' end || relname as name,
    (28 + 8 + coalesce(sum(attlen) filter (where attlen > 0), 0))::integer as bytes,
    coalesce(json_agg(attname) filter (where attlen < 0), '[]') as texts,
    (select coalesce(json_agg((
        select json_agg(part.attname order by at) from unnest(indkey::smallint[]) with ordinality as key(number, at)
        join pg_attribute part on part.attrelid = pg_class.oid and part.attnum = key.number
        where at <= indnkeyatts)), '[]')
      from pg_index where indrelid = pg_class.oid and indisunique and indpred is null) as keys
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  where relkind = 'r' and nspname in ('public', 'identity')
  group by pg_class.oid, nspname, relname order by name`);

/** Tables without a row, and rows without a table. */
const unnamed = (known: readonly string[], limits: Readonly<Record<string, unknown>>) => [
  ...known.filter((name) => !Object.hasOwn(limits, name)),
  ...Object.keys(limits).filter((name) => !known.includes(name)),
];

/** The reasons for which the limit of a table does not hold. */
function faults({ texts, keys }: Table, limit: TableLimit): string[] {
  if ('because' in limit) return [];
  if ('bound' in limit) return faultsOf(limit.bound);
  const wanted = limit.oneFor.toSorted().join();
  return [
    ...(keys.some((key) => key.toSorted().join() === wanted)
      ? []
      : [`no unique index on ${wanted}`]),
    ...(texts.length > 0 === limit.texts > 0 ? [] : [`bytes of ${texts.join() || 'no text'}`]),
  ];
}

const faultsOf = ({ bytes, where, test }: Bound): string[] => [
  ...(bytes > 0 ? [] : ['no bytes']),
  ...[where, test].flatMap(([path, word]) =>
    existsSync(join(root, path)) && readFileSync(join(root, path), 'utf8').includes(word)
      ? []
      : [`no '${word}' in ${path}`],
  ),
];

it('every table has its limit', () => {
  expect(tables.length).toBeGreaterThan(80);
  const names = tables.map(({ name }) => name);
  expect(
    unnamed(names, tableLimits),
    'say in person-limits.ts how much a person can write',
  ).toEqual([]);
  expect(unnamed(['answers', 'notes'], { answers: 1, lost: 1 })).toEqual(['notes', 'lost']);
});

it.each(tables)('the limit of $name is held', (table) => {
  const limit = tableLimits[table.name];
  expect(limit && faults(table, limit)).toEqual([]);
});

it.each(Object.entries(memoryLimits))('the limit of %s is held', (_name, bound) => {
  expect(faultsOf(bound)).toEqual([]);
});

describe('a fault is found', () => {
  const table = { name: 'notes', bytes: 52, texts: ['text'], keys: [['id'], ['user_id', 'day']] };
  it.each<[name: string, limit: TableLimit, fault: string]>([
    [
      'without its unique index',
      { by: 'learners', oneFor: ['user_id'], texts: 9 },
      'no unique index on user_id',
    ],
    [
      'without the bytes of its texts',
      { by: 'learners', oneFor: ['id'], texts: 0 },
      'bytes of text',
    ],
    [
      'without the constant that it names',
      {
        by: 'learners',
        bound: {
          limit: '',
          bytes: 1,
          where: ['package.json', 'mostNotes'],
          test: ['package.json', 'name'],
        },
      },
      "no 'mostNotes' in package.json",
    ],
  ])('%s', (_name, limit, fault) => {
    expect(faults(table, limit)).toEqual([fault]);
  });
});

it('docs/limits.md says so', async () => {
  const rows = tables.flatMap(({ name, bytes }) => {
    const limit = tableLimits[name];
    if (!limit || 'because' in limit) return [];
    if ('bound' in limit) return [[`\`${name}\``, limit.by, ...cellsOf(limit.bound)]];
    const most = (bytes + limit.texts).toLocaleString('en');
    const key = limit.oneFor.map((column) => `\`${column}\``).join(', ');
    return [
      [
        `\`${name}\``,
        limit.by,
        `one row of at most ${most} bytes for each ${key}`,
        'unique index',
        'this test',
      ],
    ];
  });
  const kept = Object.entries(memoryLimits).map(([name, bound]) => [name, ...cellsOf(bound)]);
  const others = Object.entries(tableLimits).flatMap(([name, limit]) =>
    'because' in limit ? [[`\`${name}\``, limit.because]] : [],
  );
  const page = `${introduction}
## Tables

${tableOf(['Table', 'Grown by', 'Limit', 'Stated in', 'Held by'], rows)}
## Memory of a process

${tableOf(['Store', 'Limit', 'Stated in', 'Held by'], kept)}
## Tables that nobody grows

${tableOf(['Table', 'Reason'], others)}`;
  await expect(page).toMatchFileSnapshot(join(root, 'docs', 'limits.md'));
});

const introduction = `# What one person can grow

The limits in bytes of everything that a visitor, a learner or an administrator can make the school store. \`api/test/limits.test.ts\`
writes this page from \`api/test/support/person-limits.ts\` and the schema of the database, and fails for a table without a limit.

- **Requests**: what a request stores comes from its body, so that the bytes of the bodies of a day limit every table. Each
  request counts as 2,000 bytes at least, one that copies what is there as 10 MB, one that stores a version of the entity
  that it changes as 200 KB, and a file that is only read as nothing. Each process counts by itself, in memory.
- **Answers** are counted in the database, because their devices send a text again after each pause.
- **One row**: a unique index holds the number of rows; a person has one for each of the named columns.
`;

const cellsOf = ({ limit, where: [path], test: [test] }: Bound) => [
  limit,
  `\`${path}\``,
  `\`${test}\``,
];

function tableOf(head: string[], rows: readonly string[][]): string {
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...all.map((cells) => cells[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |\n`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |\n`;
  return line(head) + rule + rows.map((cells) => line(cells)).join('');
}
