import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// A table belongs to the feature in the name of the migration that creates it, and only that feature
// writes to it.

const sources = join(import.meta.dirname, '..', 'src');
const migrations = join(sources, '..', 'migrations');
/** A table name without schema and quotes: `user` for `identity."user"`. */
const name = '(?:\\w+\\.)?"?(\\w+)"?';

const creates = new RegExp(
  `create\\s+(?:unlogged\\s+)?table\\s+(?:if\\s+not\\s+exists\\s+)?${name}`,
  'gi',
);
const writes = [
  // insert() of platform/db/columns.ts.
  /\binsert\(\s*'(\w+)'/g,
  new RegExp(`\\b(?:insert|merge)\\s+into\\s+${name}`, 'gi'),
  new RegExp(`\\bdelete\\s+from\\s+(?:only\\s+)?${name}`, 'gi'),
  new RegExp(`\\bupdate\\s+(?:only\\s+)?${name}(?:\\s+(?:as\\s+)?\\w+)?\\s+set\\b`, 'gi'),
];

const tablesOf = (sql: string, pattern: RegExp) =>
  [...sql.matchAll(pattern)].map(([, table = '']) => table);
const createdIn = (sql: string) => tablesOf(sql, creates);
const writtenIn = (sql: string) => writes.flatMap((pattern) => tablesOf(sql, pattern));

/** The owner of a file's tables: its feature, or within platform/ the innermost folder. */
function featureOf(path: string): string {
  const folders = path.split('/').slice(0, -1);
  return (folders[0] === 'platform' ? folders.at(-1) : folders[0]) ?? 'platform';
}

/** The feature of a migration: practice-exams for `0011-practice-exams.sql`. */
function featureOfMigration(file: string, features: Iterable<string>): string | undefined {
  const words = file.replace(/^\d+-/, '');
  return [...features]
    .filter((feature) => words.startsWith(`${feature}-`) || words === `${feature}.sql`)
    .toSorted((a, b) => b.length - a.length)[0];
}

const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(sources, path), 'utf8') }));
const features = new Set([
  ...files.map(({ path }) => featureOf(path)),
  ...readdirSync(join(sources, '..', '..', 'domain', 'src')),
]);
const owners = new Map<string, string | undefined>([
  ...readdirSync(migrations).flatMap((file) =>
    createdIn(readFileSync(join(migrations, file), 'utf8')).map(
      (table) => [table, featureOfMigration(file, features)] as const,
    ),
  ),
  // `migrate` creates the list of migrations itself.
  ...files.flatMap(({ path, text }) =>
    createdIn(text).map((table) => [table, featureOf(path)] as const),
  ),
]);

describe('table ownership', () => {
  it.each([
    ["insert into courses (title) values ('a')", ['courses']],
    ['with done as (delete from sections where id = $1 returning 1) select 1', ['sections']],
    ['update contents c set title = $1', ['contents']],
    ['insert into a (b) select c from d on conflict (b) do update set b = excluded.b', ['a']],
    ['update identity."user" set email = $1', ['user']],
    ['select id from users for update', []],
    ['select 1 from courses join users on true for no key update of users', []],
  ])('reads %s', (sql, tables) => {
    expect(writtenIn(sql)).toEqual(tables);
  });

  it('knows an owner for every table', () => {
    const orphans = [...owners]
      .filter(([, feature]) => feature === undefined)
      .map(([table]) => table);
    expect(orphans, 'name their migration after a folder of domain/src or api/src').toEqual([]);
  });

  it.each(files.filter(({ text }) => writtenIn(text).length > 0))(
    '$path writes to tables of its own feature only',
    ({ path, text }) => {
      const foreign = writtenIn(text).filter((table) => owners.get(table) !== featureOf(path));
      expect(foreign.map((table) => `${table}, owned by ${owners.get(table) ?? 'nobody'}`)).toEqual(
        [],
      );
    },
  );
});
