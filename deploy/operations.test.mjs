import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at, canRun, read, settings } from './project.mjs';

const snippets = [...read('docs/operations.md').matchAll(/```[^`]+```|`[^`]+`/g)].map(
  ([code]) => code,
);
const named = (form) => new Set(snippets.flatMap((code) => code.match(form) ?? []));

it('docs/operations.md names existing settings', () => {
  const names = named(/\b[A-Z][A-Z\d]*_[A-Z\d_]+\b/g);
  expect(names).toContain('DATABASE_URL');
  expect(settings).toEqual(expect.arrayContaining([...names]));
});

it('docs/operations.md names existing files', () => {
  const files = named(/\b(?:deploy|api|docs)\/[\w./-]*\w/g);
  expect(files).toContain('deploy/kubernetes/namespace.yaml');
  const isThere = (file) => existsSync(at(file)) || canRun(['node', file]);
  expect([...files].filter((file) => !isThere(file))).toEqual([]);
});
