// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** 'file: line' of each line of the sources of screens and messages. */
const lines = ['domain/src', 'web/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(join(root, folder, file), 'utf8')
        .split('\n')
        .map((line) => `${file}: ${line.trim()}`),
    ),
);
const linesWith = (text: RegExp) => lines.filter((line) => text.test(line));

it('writes percentages by formatPercentage and formatChange only', () => {
  const written = linesWith(/\}\s?%|\d %|style: 'percent'|['"] ?%['"]/).filter(
    // The sizes of styles are no texts; a number field shows its unit.
    (line) => !/^format-percentage|Size:|suffix="%"|: (\*|\/)/.test(line),
  );
  expect(written).toEqual([]);
});

it('says simulado for a practice exam, except in the toasts of the specification', () => {
  expect(linesWith(/exercício/i)).toEqual([
    "publications/saving-toasts.ts: 'Não foi possível criar o exercício',",
    "publications/saving-toasts.ts: 'Não foi possível atualizar o exercício',",
  ]);
});

it('has one gender for the brand: a Sabiá', () => {
  expect(linesWith(/\b(o|no|do|ao|pelo) Sabiá\b/i)).toEqual([]);
});
