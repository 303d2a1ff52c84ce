import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const page = read('../../docs/performance.md');
const [, figures = ''] = page.split('\n## Figures\n');

/** The first cells of a table of the page. */
const rowsOf = (heading: string) =>
  [...(figures.split(`### ${heading}\n`)[1]?.split('### ')[0] ?? '').matchAll(/^\| ([^|]+?) +\|/gm)]
    .map(([, title]) => title)
    .slice(2);

const titlesIn = (path: string) =>
  [...read(path).matchAll(/title: ['`](.+?)['`]|^export const renderedAnew = '(.+)'/gm)].map(
    ([, title, constant]) => title ?? constant,
  );

test.each([
  { heading: 'Requests', path: './scenarios.ts' },
  { heading: 'Tasks', path: './tasks.ts' },
])('docs/performance.md has the rows of $path', ({ heading, path }) => {
  const titles = titlesIn(path).map((title) => title?.replaceAll(/\$\{.*?\}/g, '…'));
  const rows = rowsOf(heading).map((row) => row?.replace(/(many|few) hits|one hit/, '…'));
  expect([...new Set(rows)].toSorted()).toEqual(titles.toSorted());
});
