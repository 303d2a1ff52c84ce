import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { node, root } from './project.mjs';

const rule = 'eslint/max-lines-per-function';
// The configuration has comments.
const { config } = ts.readConfigFile(join(root, '.oxlintrc.json'), (path) =>
  readFileSync(path, 'utf8'),
);
const { rules, excludeFiles } = config.overrides.find((override) => rule in override.rules);
const exempt = excludeFiles.filter((path) => !path.includes('*'));

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'function-length-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The files among these that have a function above the limit. */
function tooLong(files) {
  const alone = join(folder, 'oxlint.json');
  writeFileSync(alone, JSON.stringify({ categories: { correctness: 'off' }, rules }));
  const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const { stdout } = spawnSync(node, [oxlint, '-c', alone, '--format=json', ...files], {
    cwd: root,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout);
  return [...new Set(diagnostics.map(({ filename }) => filename.replaceAll('\\', '/')))];
}

it('exempts at most ten files from the limit on the length of functions', () => {
  expect(rules[rule]).toEqual(['error', { max: 100 }]);
  expect(exempt.length).toBeLessThanOrEqual(10);
});

it('exempts no file whose functions are all short', () => {
  expect(tooLong([...exempt, 'commands/project.mjs']).toSorted()).toEqual(exempt.toSorted());
});
