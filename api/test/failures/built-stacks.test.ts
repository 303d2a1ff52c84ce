import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { built } from '../support/built-api.ts';

const program = await built('migrate');

it('an unexpected error of the built API names the sources', async () => {
  const source = 'api/src/platform/db/migrate.ts';
  const lines = readFileSync(new URL(`../../../${source}`, import.meta.url), 'utf8').split('\n');
  const line = 1 + lines.findIndex((each) => each.includes('new pg.Client('));
  const migration = spawn(process.execPath, [program], {
    env: { DATABASE_URL: 'postgres://127.0.0.1/school?sslcert=/nowhere' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const printed = text(migration.stderr);
  expect(await once(migration, 'exit')).toEqual([1, null]);
  expect(await printed).toContain(`at migrate (${source}:${line})`);
  expect(await printed).not.toContain('/dist/');
}, 60_000);
