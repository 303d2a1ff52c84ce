import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLockfile } from './licences.mjs';
import { root } from './project.mjs';

const { packages } = readLockfile();
const workspaces = ['', ...packages[''].workspaces];
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];

const manifestOf = (workspace) =>
  JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));

describe.each(workspaces)('the dependencies of ./%s', (workspace) => {
  const manifest = manifestOf(workspace);
  const requested = kinds.flatMap((kind) => Object.entries(manifest[kind] ?? {}));

  it('have exact versions, except workspaces', () => {
    const exact = /^(npm:[@\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
    const loose = requested.filter(
      ([name, version]) => !name.startsWith('@sabia/') && !exact.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('equal those of the lockfile', () => {
    for (const kind of kinds) expect(packages[workspace][kind]).toEqual(manifest[kind]);
  });
});

it('a package that several workspaces name has one version', () => {
  const versions = new Map();
  for (const workspace of workspaces) {
    const manifest = manifestOf(workspace);
    for (const [name, version] of kinds.flatMap((kind) => Object.entries(manifest[kind] ?? {}))) {
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
    }
  }
  expect([...versions].filter(([, found]) => found.size > 1)).toEqual([]);
});

it('each package of the lockfile has an integrity hash and comes from the registry', () => {
  const foreign = Object.entries(packages).filter(
    ([path, { link, integrity, resolved }]) =>
      path.includes('node_modules/') &&
      !link &&
      !(
        /^sha512-[\w+/]{86}==$/.test(integrity) &&
        (!resolved || resolved.startsWith('https://registry.npmjs.org/'))
      ),
  );
  expect(foreign.map(([path]) => path)).toEqual([]);
});

it('every optional package of a package is listed, or `npm ci` refuses the lockfile', () => {
  const places = Object.keys(packages);
  const missing = places.flatMap((place) =>
    Object.keys(packages[place].optionalDependencies ?? {}).filter(
      (name) => !places.some((other) => other.endsWith(`node_modules/${name}`)),
    ),
  );
  expect(missing).toEqual([]);
});
