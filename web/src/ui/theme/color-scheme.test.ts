// @vitest-environment node
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const sources = resolve(import.meta.dirname, '../..');

it('no stylesheet uses light-dark(), which the build removes', async () => {
  const styles = (await readdir(sources, { recursive: true })).filter((file) =>
    file.endsWith('.css'),
  );
  const texts = await Promise.all(styles.map((file) => readFile(join(sources, file), 'utf8')));
  expect(styles.filter((_, index) => texts[index]?.includes('light-dark('))).toEqual([]);
});
