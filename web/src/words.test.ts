// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** 'file: line' of each line of the sources of screens and messages. */
const lines = ['domain/src', 'web/src'].flatMap(linesIn);

function linesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(join(root, folder, file), 'utf8')
        .split('\n')
        .map((line) => `${file}: ${line.trim()}`),
    );
}
const linesWith = (text: RegExp) => lines.filter((line) => text.test(line));

it('writes percentages by formatPercentage and formatChange only', () => {
  const written = linesWith(/\}\s?%|\d %|style: 'percent'|['"] ?%['"]/).filter(
    // The sizes of styles are no texts; a number field shows its unit; TeX has signs of its own.
    (line) => !/^format-percentage|^rich-text\/tex-signs|Size:|suffix="%"|: (\*|\/)/.test(line),
  );
  expect(written).toEqual([]);
});

it('says simulado for a practice exam, except in the toasts of the specification', () => {
  expect(linesWith(/exercício/i)).toEqual([
    "publications/saving-toasts.ts: 'Não foi possível criar o exercício',",
    "publications/saving-toasts.ts: 'Não foi possível atualizar o exercício',",
  ]);
});

it('takes the name of the school from its brand', () => {
  // A comment may name it, and the page of components in development.
  const written = linesWith(/Sabiá/).filter((line) => !/^design\/|: (\*|\/\*|\/\/)/.test(line));
  expect(written).toEqual(["school/brand.ts: name: 'Sabiá',"]);
  // The software has a name of its own for operators, developers and other programs.
  const ofSoftware =
    /^(demo-school|platform\/(config|db|http))\/|^main\.ts|prodId: |appName: |[^:]*-gateway\.ts: |: (\*|\/\*|\/\/)/;
  const sent = linesIn('api/src').filter((line) => line.includes('Sabiá'));
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.filter((line) => !ofSoftware.test(line))).toEqual([]);
});

it('has one gender for the brand: a Sabiá', () => {
  expect(linesWith(/\b(o|no|do|ao|pelo) Sabiá\b/i)).toEqual([]);
});
