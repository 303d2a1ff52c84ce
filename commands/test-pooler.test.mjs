import { expect, it } from 'vitest';
import { keepsStatements, versionOf } from './test-pooler.mjs';

it.each([
  ['PgBouncer 1.18.0\nlibevent 2.1.12-stable', [1, 18], false],
  ['PgBouncer 1.21.0', [1, 21], true],
  ['PgBouncer 1.24.1\nlibevent 2.1.13-stable', [1, 24], true],
])('reads the version in %j', (words, version, keeps) => {
  expect(versionOf(words)).toEqual(version);
  expect(keepsStatements(version)).toBe(keeps);
});
