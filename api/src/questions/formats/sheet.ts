import { unescapeFormula } from '@sabia/domain/csv.ts';
import {
  sheetColumns,
  sheetLetters,
  type SheetColumns,
  type SheetField,
} from '@sabia/domain/questions/question-sheet.ts';
import Papa from 'papaparse';
import { QuestionRefused, startReport, type ReadQuestions } from './imported-question.ts';
import { createMediaStores } from './media-store.ts';
import { toQuestion } from './source-question.ts';

const separators = [';', ',', '\t', '|'] as const;

/** A title, or `sep=;` for Excel, may stand above the headings. */
const mostLinesAbove = 10;

const firstLines = (text: string) => text.split(/\r\n|[\r\n]/, mostLinesAbove);

/** The separator of the line with the headings of a question sheet; undefined for another text. */
const separatorOf = (text: string) =>
  separators.find((separator) =>
    firstLines(text).some((line) => sheetColumns(cellsOf(line, separator)) !== null),
  );

const cellsOf = (line: string, separator: string): string[] =>
  line.split(separator).map((cell) => cell.replaceAll('"', ''));

export const isQuestionSheet = (text: string): boolean => separatorOf(text) !== undefined;

const missingHeadings =
  'A planilha precisa das colunas Enunciado, A, B, C… e Gabarito na primeira linha. Baixe a planilha modelo.';

/** Reads a CSV file with a question in each line: statement, alternatives by letters and the letter of the right one. */
export function readSheet(text: string): ReadQuestions {
  const report = startReport();
  const shelf = createMediaStores();
  const { data } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) ?? ';' });
  const first = data.slice(0, mostLinesAbove).findIndex((cells) => sheetColumns(cells) !== null);
  const columns = sheetColumns(data[first] ?? []);
  if (!columns) {
    report.refuse({ line: 1, title: null }, missingHeadings);
    return report.read;
  }
  for (const [at, cells] of data.slice(first + 1).entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const row = readRow(cells, columns);
    report.take({ line: first + at + 2, title: row.name }, (say) =>
      toQuestion(
        {
          statement: plain(row.statement),
          explanation: row.explanation ? plain(row.explanation) : null,
          asked: { kind: 'CHOICE', ...answersOf(row) },
          metadata: { name: row.name, code: row.code, tags: row.tags },
          category: row.category,
        },
        shelf(),
        say,
      ),
    );
  }
  return report.read;
}

interface Row {
  statement: string;
  alternatives: string[];
  key: string;
  explanation: string;
  category: string[];
  tags: string[];
  code: string | null;
  name: string | null;
}

function readRow(cells: readonly string[], { fields, alternatives }: SheetColumns): Row {
  const cellAt = (at: number | undefined) =>
    at === undefined ? '' : unescapeFormula((cells[at] ?? '').trim());
  const cell = (field: SheetField) => cellAt(fields.get(field));
  const texts = alternatives.map(cellAt);
  const last = texts.findLastIndex((text) => text !== '');
  return {
    statement: cell('statement'),
    alternatives: texts.slice(0, last + 1),
    key: cell('key'),
    explanation: cell('explanation'),
    category: split(cell('category'), '/'),
    tags: split(cell('tags'), ','),
    code: cell('code') || null,
    name: cell('name') || null,
  };
}

const split = (text: string, sign: string): string[] =>
  text
    .split(sign)
    .map((part) => part.trim())
    .filter(Boolean);

/** One letter is a single choice, several are a multiple choice. */
function answersOf({ alternatives, key }: Row) {
  if (alternatives.length < 2)
    throw new QuestionRefused('Faltam as alternativas, nas colunas A, B, C…');
  if (alternatives.includes(''))
    throw new QuestionRefused('Há uma alternativa vazia entre duas escritas.');
  const letters = key.toUpperCase().match(/[A-Z]+/g) ?? [];
  const known = sheetLetters.slice(0, alternatives.length) as readonly string[];
  if (letters.length === 0 || !letters.every((letter) => known.includes(letter)))
    throw new QuestionRefused(
      `O gabarito “${key.slice(0, 40)}” não é a letra de uma alternativa; escreva, por exemplo, B.`,
    );
  const right = new Set(letters);
  return {
    isSingle: right.size === 1,
    alternatives: alternatives.map((text, at) => ({
      text: plain(text),
      share: right.has(known[at] ?? '') ? 100 / right.size : 0,
      feedback: null,
    })),
  };
}

const plain = (text: string) => ({ text, format: 'plain' as const });
