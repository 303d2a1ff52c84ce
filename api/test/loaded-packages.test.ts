import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

// A package that a process loads at its start costs memory in every process, for as long as it runs (docs/decisions/0020). A
// package for a rare request is imported where the request needs it.

/** Packages that our own code imports at the start. */
const expected = [
  '@brazilian-utils/brazilian-utils',
  '@fastify/accept-negotiator',
  '@fastify/busboy',
  '@fastify/static',
  'better-auth',
  'content-disposition',
  'fast-json-stringify',
  'fastify',
  'file-type',
  'ical-generator',
  'jose',
  'kysely',
  'lru-cache',
  'openid-client',
  'parse5',
  'pg',
  'pino',
  'prom-client',
  'rate-limiter-flexible',
  'sanitize-html',
  'ts-fsrs',
  'yauzl',
  'yazl',
  'zod',
];

const source = new URL('../src/', import.meta.url);

/** The imports of `main.ts`, which starts a server itself. */
const imported = Array.from(
  readFileSync(new URL('main.ts', source), 'utf8').matchAll(
    /^(?:import (?!type )|\}) ?.*?from '(\.[^']+)';$/gm,
  ),
  ([, path = '']) => new URL(path, source).href,
);

/** Imports the modules and prints the packages that modules outside of node_modules ask for, and the native libraries. */
const script = `
  import { existsSync, readFileSync } from 'node:fs';
  import { registerHooks } from 'node:module';
  const asked = new Set();
  registerHooks({
    resolve(name, context, next) {
      if (context.parentURL?.startsWith('file:') && !context.parentURL.includes('/node_modules/')) asked.add(name);
      return next(name, context);
    },
  });
  for (const url of ${JSON.stringify(imported)}) await import(url);
  const packages = [...asked].filter((name) => /^[@a-z]/.test(name) && !/^(node|file|data):|^@sabia\\//.test(name));
  const names = packages.map((name) => /^(?:@[^/]+\\/)?[^/]+/.exec(name)[0]);
  const maps = existsSync('/proc/self/maps') ? readFileSync('/proc/self/maps', 'utf8') : '';
  const libraries = maps.match(/[^/\\s]+\\.node$/gm) ?? [];
  console.log(JSON.stringify({ packages: [...new Set(names)].sort(), libraries: [...new Set(libraries)] }));
  process.exit();`;

it('a process loads at its start only the packages that this test names, and no native library', async () => {
  expect(imported.length).toBeGreaterThan(20);
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]);
  expect(JSON.parse(stdout)).toEqual({ packages: expected, libraries: [] });
});
