import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// A connection pooler in transaction mode gives each transaction another connection, so that nothing may live in a session:
// no lock, no setting, no temporary table, no subscription.

/** Statements whose effect outlives their transaction. */
const ofSessions: Record<string, RegExp> = {
  lock: /\bpg_(?:try_)?advisory_(?:lock|unlock)\w*\(/,
  setting: /[`';]\s*set (?:session )?(?!local\b)[\w.]+ (?:=|to) /i,
  'temporary table': /\bcreate (?:temp|temporary) /i,
  subscription: /[`']\s*(?:un)?listen /i,
  'prepared statement': /[`']\s*(?:prepare|deallocate|discard) /i,
};

/** `migrate` has a direct connection, and its lock must outlive the transactions of its files. */
const onDirectConnections = new Set(['src/platform/db/migrate.ts']);

const found = (text: string) =>
  Object.entries(ofSessions).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

it('leaves nothing in a session', () => {
  const sources = globSync('src/**/*.ts', { cwd: new URL('..', import.meta.url) })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.test.ts') && !onDirectConnections.has(path));
  expect(sources.length).toBeGreaterThan(500);
  const leaving = sources.flatMap((path) =>
    found(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')).map(
      (name) => `${path}: ${name}`,
    ),
  );
  expect(leaving).toEqual([]);
});

it.each([
  ['lock', 'sql`select pg_advisory_lock(1)`'],
  ['lock', 'sql`select pg_try_advisory_lock_shared(1)`'],
  ['setting', "client.query('set search_path = identity')"],
  ['setting', 'sql`begin; set statement_timeout to 0; commit`'],
  ['temporary table', 'sql`create temp table found as select 1`'],
  ['subscription', 'client.query(`listen changes`)'],
  ['prepared statement', "client.query('discard all')"],
])('finds a %s in %s', (name, text) => expect(found(text)).toEqual([name]));

it.each([
  'sql`select pg_advisory_xact_lock(1)`',
  'client.query("begin; set local statement_timeout = 0")',
  'sql`\n  update users\n  set name = ${name}`',
  'sql`update users set name = ${name}`',
])('takes %s', (text) => expect(found(text)).toEqual([]));
