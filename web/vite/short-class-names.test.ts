// @vitest-environment node
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createClassNames } from './short-class-names.ts';

const source = join(import.meta.dirname, '../src');

it('gives the classes of all stylesheets different names', () => {
  const nameOf = createClassNames();
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  const names = files.flatMap((file) => ['a', 'b'].map((name) => nameOf(name, join(source, file))));
  expect(names.length).toBeGreaterThan(50);
  expect(new Set(names).size).toBe(names.length);
});

it('gives a class the same name in both builds', () => {
  const [inBrowser, onServer] = [createClassNames(), createClassNames()];
  const file = '/repository/web/src/ui/Cover.module.css';
  expect(inBrowser('cover', file)).toBe(
    onServer('cover', '/elsewhere/web/src/ui/Cover.module.css'),
  );
  expect(inBrowser('title', file)).not.toBe(inBrowser('cover', file));
});
