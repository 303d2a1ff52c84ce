import { setPortugueseErrors } from '@sabia/domain/portuguese-errors.ts';
import { hasHeadings, parseUserSheet, type ParsedSheet } from '@sabia/domain/users/user-sheet.ts';
import Papa from 'papaparse';
import { workerData } from 'node:worker_threads';
import { decodeText } from '../../platform/files/decode-text.ts';
import { answerFromWorker } from '../../platform/jobs/answer-from-worker.ts';

const notCsv = 'Este arquivo não é um CSV. Na planilha, salve como “CSV UTF-8” e tente de novo.';

/** Parses a CSV file with any usual separator and encoding. */
function readFile(bytes: Buffer): ParsedSheet {
  const text = decodeText(bytes);
  // The file is a spreadsheet, not a CSV.
  if (text.includes('\0')) return problemAt(1, notCsv);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) return problemAt((quotes.row ?? 0) + 1, 'Há aspas abertas que não se fecham.');
  return parseUserSheet(data);
}

const separators = [';', ',', '\t', '|'];

/** The separator of the line of headings; without one, the most frequent separator in the first line. */
function separatorOf(text: string): string {
  const lines = text.split(/\r\n|[\r\n]/, 10);
  const found = separators.find((separator) =>
    lines.some((line) => hasHeadings(line.split(separator))),
  );
  const countOf = (separator: string) => (lines[0] ?? '').split(separator).length;
  return (
    found ?? separators.reduce((most, other) => (countOf(other) > countOf(most) ? other : most))
  );
}

const problemAt = (line: number, message: string): ParsedSheet => ({
  people: [],
  problems: [{ line, column: null, message }],
  ignoredColumns: [],
});

setPortugueseErrors();
answerFromWorker(readFile(Buffer.from(workerData as Uint8Array)));
