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
    (line) =>
      !/^format-percentage|^rich-text\/tex-signs|Size:|left: `|suffix="%"|: (\*|\/)/.test(line),
  );
  expect(written).toEqual([]);
});

it('says simulado for a practice exam, except in the toasts of the specification', () => {
  expect(linesWith(/exercício/i)).toEqual([
    "publications/saving-toasts.ts: 'Não foi possível criar o exercício',",
    "publications/saving-toasts.ts: 'Não foi possível atualizar o exercício',",
  ]);
});

it('names no kind of exam where all kinds are served', () => {
  // An attempt is one at an exam, a practice exam or the leveling exam. The titles of these tell which.
  const served =
    /^(attempts|under-way)\/|^home\/(OfflineHome|RunningAttempt)|^courses\/player\/StudyAgain/;
  const namesKind = (line: string) =>
    /\b(prova|simulado)s?\b/i.test(line) && !/: (\*|\/\*|\/\/)/.test(line);
  const written = [...lines, ...linesIn('api/src')].filter(
    (line) => served.test(line) && namesKind(line),
  );
  expect(written).toEqual([
    // Of practice exams only.
    'attempts/result/Result.tsx: Escolher outro simulado',
  ]);
  expect(lines.filter((line) => served.test(line)).length).toBeGreaterThan(1000);
  expect(namesKind("RetakeRefusal.tsx: return 'Esta prova fechou.';")).toBe(true);
});

it('names no kind of exam in the refusals of attempts', () => {
  const refusals = readFileSync(join(root, 'domain/src/refusal.ts'), 'utf8');
  const ofAttempts = [
    'attempts_used',
    'exam_not_open',
    'exam_closed',
    'attempt_pause',
    'exam_weightless',
  ];
  for (const code of ofAttempts)
    expect(refusals.split(`${code}: [`)[1]?.split(']')[0]).not.toMatch(/\b(prova|simulado)\b/i);
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
