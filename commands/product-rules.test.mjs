import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './project.mjs';

const folders = ['domain', 'api', 'web', 'e2e', 'commands'];
const source = /\.(?:ts|tsx|mjs|js|css|html)$/;
const generated = /(?:^|\/)(?:node_modules|dist|data|test-results)\//;

const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => source.test(path) && !generated.test(path)),
);

const product = readFileSync(join(root, 'docs/product.md'), 'utf8');

/** The rules of a text: `- **C8** …`. */
const rulesIn = (text) =>
  [...text.matchAll(/^- \*\*([A-Z]+\d+)\*\* (.*)$/gm)].map(([, rule, words]) => ({
    rule,
    words: words.trim().split(/\s+/).length,
  }));

const rules = rulesIn(product).map(({ rule }) => rule);

const mostWords = 60;
const tooLongIn = (text) =>
  rulesIn(text)
    .filter(({ words }) => words > mostWords)
    .map(({ rule }) => rule);

/** The rules that a text cites: `product.md C8`, `product.md C8, C11`, `product.md C8 to C11`. */
function citedIn(text) {
  return [
    ...text.matchAll(/product\.md(?:[\s*/]+)([A-Z]+\d+(?:(?:, | and | to )[A-Z]+\d+)*)/g),
  ].flatMap(([, list]) => list.match(/[A-Z]+\d+/g));
}

describe('docs/product.md', () => {
  it('has each rule once', () => {
    expect(rules.length).toBeGreaterThan(100);
    expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([]);
  });

  it(`has rules of at most ${mostWords} words`, () => {
    expect(tooLongIn(product)).toEqual([]);
  });

  it('finds a rule with more words', () => {
    const rule = (words) => `- **C8** ${'word '.repeat(words)}\n`;
    expect(tooLongIn(rule(mostWords))).toEqual([]);
    expect(tooLongIn(rule(mostWords + 1))).toEqual(['C8']);
  });

  it('has every rule that the source cites', () => {
    const cited = files.flatMap((path) =>
      citedIn(readFileSync(join(root, path), 'utf8')).map((rule) => ({ path, rule })),
    );
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter(({ rule }) => !rules.includes(rule))).toEqual([]);
  });

  it('is cited instead of documents that are not in the repository', () => {
    const elsewhere = /\bspec\.md\b|\(spec \d|\bdecisions\.md\b|\bstack\.md\b/;
    const own = 'commands/product-rules.test.mjs';
    expect(
      files.filter(
        (path) => path !== own && elsewhere.test(readFileSync(join(root, path), 'utf8')),
      ),
    ).toEqual([]);
  });
});
