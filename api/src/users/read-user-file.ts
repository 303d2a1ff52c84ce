import type { UserSheetFile } from '@sabia/domain/users/user-file.ts';
import { parseUserSheet, type ParsedSheet } from '@sabia/domain/users/user-sheet.ts';
import Papa from 'papaparse';

const notCsv = 'Este arquivo não é um CSV. Na planilha, salve como “CSV UTF-8” e tente de novo.';

/** Parses a CSV file with any usual separator and encoding. */
export function readUserFile({ contentBase64 }: UserSheetFile): ParsedSheet {
  const text = decode(Buffer.from(contentBase64, 'base64'));
  // The file is a spreadsheet, not a CSV.
  if (text.includes('\0')) return problemAt(1, notCsv);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) return problemAt((quotes.row ?? 0) + 1, 'Há aspas abertas que não se fecham.');
  return parseUserSheet(data);
}

const separators = [';', ',', '\t', '|'];

/** The most frequent separator in the line of headings. */
function separatorOf(text: string): string {
  const [headings = ''] = text.split(/[\r\n]/, 1);
  const countOf = (separator: string) => headings.split(separator).length;
  return separators.reduce((most, other) => (countOf(other) > countOf(most) ? other : most));
}

const problemAt = (line: number, message: string): ParsedSheet => ({
  people: [],
  problems: [{ line, column: null, message }],
  ignoredColumns: [],
});

/** Excel writes UTF-8, UTF-16 or, in Brazil, the code page 1252. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
