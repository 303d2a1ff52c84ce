import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeCsv } from '@sabia/domain/csv.ts';
import { gradebookResults } from '@sabia/domain/gradebook/gradebook.ts';
import { gradebookRules } from '@sabia/domain/gradebook/gradebook-rules.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { gradebookOf } from './gradebooks-by-hand.factory.ts';

// ── 60 grade books of one student, whose results a spreadsheet computed by the formulas beside them ──

const file = new URL('./gradebooks-by-hand.csv', import.meta.url);
const [head = [], ...books] = rowsOf(await readFile(file, 'utf8'));

/** A CSV file without line breaks in its cells. */
function rowsOf(text: string): string[][] {
  const lines = text.replace('\uFEFF', '').split(/\r?\n/).filter(Boolean);
  return lines.map((line) =>
    [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    ),
  );
}

const cellsOf = (row: readonly string[]) => (heading: string) => row[head.indexOf(heading)] ?? '';

const resultHeads = ['Resultado (1º)', 'Resultado (2º)', 'Resultado final'];
const formulaHeads = ['Conta (1º)', 'Conta (2º)', 'Conta final'];

it('60 grade books have the results that a spreadsheet computes', () => {
  expect(books).toHaveLength(60);
  for (const row of books) {
    const cell = cellsOf(row);
    const { rules, marks } = gradebookOf(cell);
    const [results] = gradebookResults(gradebookRules.parse(rules), [marks]);
    const values = [...(results?.terms ?? []), results?.final].map((result) =>
      result?.value ? Number(result.value) : null,
    );
    const expected = resultHeads.map((heading) => numberOf(cell(heading)));
    expect({ number: cell('Nº'), values }).toEqual({ number: cell('Nº'), values: expected });
  }
});

const numberOf = (text: string) => (text ? Number(text.replace(',', '.')) : null);

// ── With `LIBREOFFICE=1` and LibreOffice installed ─────────────────────────────────────────────────

/** The rows of a CSV file after LibreOffice has opened it, in Brazilian numbers, and computed its formulas. */
async function opened(csv: string): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'sabia-spreadsheet-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'in.csv'), csv);
  // https://help.libreoffice.org: 'Filter options for CSV files'. Semicolon, quotes, UTF-8, pt-BR, formulas are evaluated.
  const filter = '59,34,76,1,,1046,false,true,false,false,false,0,true';
  const args = ['--headless', `-env:UserInstallation=file://${folder}/profile`];
  const to = ['--convert-to', 'csv:Text - txt - csv (StarCalc):59,34,76,1,,1046,false,true,false'];
  await promisify(execFile)('soffice', [
    ...args,
    `--infilter=CSV:${filter}`,
    ...to,
    '--outdir',
    join(folder, 'out'),
    join(folder, 'in.csv'),
  ]);
  return rowsOf(await readFile(join(folder, 'out', 'in.csv'), 'utf8'));
}

describe.runIf(process.env.LIBREOFFICE)('LibreOffice', { timeout: 120_000 }, () => {
  it('computes the same results', async () => {
    const [, ...computed] = await opened(await readFile(file, 'utf8'));
    for (const [at, row] of computed.entries()) {
      const [now, before] = [cellsOf(row), cellsOf(books[at] ?? [])];
      expect([now('Nº'), ...formulaHeads.map((heading) => numberOf(now(heading)))]).toEqual([
        before('Nº'),
        ...resultHeads.map((heading) => numberOf(before(heading))),
      ]);
    }
    expect(computed).toHaveLength(60);
  });

  it('reads the numbers of an exported file, and runs no name', async () => {
    const names = ['=1+1', '+2', '-3', '@SUM(1)', 'João “Zé” da Silva; filho'];
    const rows = names.map((name, at) => [name, `${at},5`, '10', '7,25']);
    const csv = writeCsv([['Nome', 'Prova 1', 'Prova 2', 'Resultado'], ...rows]);
    const lines = csv.trimEnd().split('\r\n');
    const withFormula = lines.map(
      (line, at) => `${line};${at ? `=B${at + 1}+C${at + 1}` : '"Soma"'}`,
    );
    const [, ...read] = await opened(withFormula.join('\r\n'));
    expect(read.map(([name]) => name)).toEqual(["'=1+1", "'+2", "'-3", "'@SUM(1)", names[4]]);
    expect(read.map((row) => numberOf(row[4] ?? ''))).toEqual(names.map((_, at) => at + 10.5));
  });
});
