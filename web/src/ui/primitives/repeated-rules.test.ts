// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { expect, it } from 'vitest';

// Two elements with one class name in a stylesheet get each other's looks: the scale of a result was hidden on phones by
// the rule for the bars of its topics.

const source = join(import.meta.dirname, '../..');
const files = globSync('**/*.module.css', { cwd: source });

/** Selectors that stand more than once outside of at-rules. */
function repeatedIn(css: string): string[] {
  const selectors = parse(css).nodes.flatMap((node) =>
    node.type === 'rule' ? [node.selector.replaceAll(/\s+/g, ' ')] : [],
  );
  return selectors.filter((selector, at) => selectors.indexOf(selector) !== at);
}

it('a stylesheet has one rule for a selector', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.flatMap((file) =>
      repeatedIn(readFileSync(join(source, file), 'utf8')).map((selector) => `${file} ${selector}`),
    ),
  ).toEqual([]);
});

it('finds a second rule, not one of a media query', () => {
  const css = '.track { height: 12px } @media print { .track { height: 0 } }';
  expect(repeatedIn(css)).toEqual([]);
  expect(repeatedIn(`${css} .track { height: 8px }`)).toEqual(['.track']);
});
