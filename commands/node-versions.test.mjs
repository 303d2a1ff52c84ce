import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Functions that came after Node 20.19, with which a person may start each command (README.md). */
const later =
  /\bglob(?:Sync)?\(|\b(?:Map|Object)\.groupBy\b|\bPromise\.(?:withResolvers|try)\b|\bArray\.fromAsync\b|\bRegExp\.escape\b|\bimport\.meta\.main\b|\bnode:sqlite\b/g;

const laterIn = (text) => text.match(later) ?? [];

const commands = readdirSync(import.meta.dirname).filter(
  (name) => name.endsWith('.mjs') && !name.endsWith('.test.mjs'),
);

it.for(commands)('%s runs with Node 20.19', (name) => {
  expect(laterIn(readFileSync(join(import.meta.dirname, name), 'utf8'))).toEqual([]);
});

it('finds what Node 20.19 lacks', () => {
  const text = 'const found = globSync("*");\nMap.groupBy(found, length);\nimport.meta.dirname;';
  expect(laterIn(text)).toEqual(['globSync(', 'Map.groupBy']);
});
