import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isAccepted, licencesPage, productionPackages, readLockfile } from './licences.mjs';
import { root } from './project.mjs';

const lockfile = readLockfile();

it('all packages of production have accepted licences', () => {
  expect(productionPackages(lockfile).filter((one) => !isAccepted(one))).toEqual([]);
});

it('docs/licences.md is up to date', () => {
  expect(licencesPage(lockfile)).toBe(readFileSync(join(root, 'docs', 'licences.md'), 'utf8'));
});

it.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MIT AND ISC AND BSD-3-Clause', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-only OR SSPL-1.0', false],
  ['LGPL-3.0-or-later', false],
  ['UNLICENSED', false],
  ['unknown', false],
])('%s: accepted %s', (licence, expected) => {
  expect(isAccepted({ name: 'a-package', licence })).toBe(expected);
});

it('production has the dependencies of the workspaces and their dependencies', () => {
  const packages = {
    '': { workspaces: ['api'], devDependencies: { linter: '1.0.0' } },
    api: { dependencies: { server: '1.0.0' }, devDependencies: { linter: '1.0.0' } },
    'node_modules/linter': { version: '1.0.0', license: 'GPL-3.0-only' },
    'node_modules/server': {
      version: '1.0.0',
      license: 'MIT',
      dependencies: { parser: '2.0.0' },
      optionalDependencies: { faster: '1.0.0' },
      peerDependencies: { base: '1.0.0', linter: '1.0.0' },
      peerDependenciesMeta: { linter: { optional: true } },
    },
    'node_modules/base': { version: '1.0.0', license: 'ISC' },
    'node_modules/faster': { version: '1.0.0', license: 'ISC' },
    'node_modules/parser': { version: '1.0.0', license: 'GPL-3.0-only' },
    'node_modules/server/node_modules/parser': { version: '2.0.0', license: 'MIT' },
  };
  const found = productionPackages({ packages });
  expect(found.map(({ name, version }) => `${name} ${version}`)).toEqual([
    'base 1.0.0',
    'faster 1.0.0',
    'parser 2.0.0',
    'server 1.0.0',
  ]);
});
