// @vitest-environment node
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'postcss';
import { expect, it } from 'vitest';

// Two elements with one class name in a stylesheet get each other's looks: the scale of a result was hidden on phones by
// the rule for the bars of its topics.

const source = join(import.meta.dirname, '../..');
const files = globSync('**/*.css', { cwd: source });

/** Selectors that stand more than once outside of at-rules. */
function repeatedIn(css: string): string[] {
  const selectors = parse(css).nodes.flatMap((node) =>
    node.type === 'rule' ? [node.selector.replaceAll(/\s+/g, ' ')] : [],
  );
  return selectors.filter((selector, at) => selectors.indexOf(selector) !== at);
}

it('a stylesheet has one rule for a selector', () => {
  const modules = files.filter((file) => file.endsWith('.module.css'));
  expect(modules.length).toBeGreaterThan(100);
  expect(
    modules.flatMap((file) =>
      repeatedIn(readFileSync(join(source, file), 'utf8')).map((selector) => `${file} ${selector}`),
    ),
  ).toEqual([]);
});

it('finds a second rule, not one of a media query', () => {
  const css = '.track { height: 12px } @media print { .track { height: 0 } }';
  expect(repeatedIn(css)).toEqual([]);
  expect(repeatedIn(`${css} .track { height: 8px }`)).toEqual(['.track']);
});

/** The build keeps an address without a file as it is: nothing is drawn in its place. */
const addressesIn = (css: string) =>
  Array.from(css.matchAll(/url\(['"]?(?!data:|#|\/)([^'")?#]+)/g), ([, path = '']) => path);

it('a stylesheet names files that exist', () => {
  const named = files.flatMap((file) =>
    addressesIn(readFileSync(join(source, file), 'utf8')).map((path) => join(dirname(file), path)),
  );
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((path) => !existsSync(join(source, path)))).toEqual([]);
});
