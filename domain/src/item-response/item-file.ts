import { areas, type Area, type Booklet, type ForeignLanguage } from './booklet.ts';
import { itemsOfBooklet, type ItemRow, type UnreadableItem } from './item-rows.ts';

/** Maximum number of rows in an item file; INEP's files have up to 6,200. */
export const rowsLimit = 20_000;

interface SkippedRow {
  /** Line number in the file; the headings are line 1. */
  line: number;
  reason: string;
}

export interface ItemFileRead {
  booklets: Booklet[];
  /** Number of rows in these booklets. */
  taken: number;
  /** Items of these booklets that could not be read, so that they leave the score. */
  unreadable: UnreadableItem[];
  skipped: SkippedRow[];
}

/** INEP's headings; without one of the first ten a file is no item file. */
const neededColumns = [
  'CO_POSICAO',
  'SG_AREA',
  'CO_ITEM',
  'TX_GABARITO',
  'CO_HABILIDADE',
  'NU_PARAM_A',
  'NU_PARAM_B',
  'NU_PARAM_C',
  'TX_COR',
  'CO_PROVA',
] as const;
const otherColumns = [
  'IN_ITEM_ABAN',
  'TP_LINGUA',
  'IN_ITEM_ADAPTADO',
  'TP_VERSAO_DIGITAL',
] as const;
type Column = (typeof neededColumns)[number] | (typeof otherColumns)[number];

/**
 * Reads the rows of an item file as INEP publishes it, headings first. One row that can't be read takes its item out of
 * the score and no more (product.md TRI6). A string says why the file is none.
 */
export function readItemFile(rows: readonly (readonly string[])[]): ItemFileRead | string {
  const [headings = [], ...lines] = rows;
  const columns = new Map(headings.map((heading, at) => [heading.trim().toUpperCase(), at]));
  const missing = neededColumns.filter((column) => !columns.has(column));
  if (missing.length > 0) {
    return `Este arquivo não é um arquivo de itens do INEP: falta ${missing.join(', ')} na primeira linha`;
  }
  if (lines.length > rowsLimit) return 'O arquivo passa de 20.000 linhas';
  const placed: ItemRow[] = [];
  const skipped: SkippedRow[] = [];
  for (const [at, cells] of lines.entries()) {
    if (cells.every((cell) => !cell.trim())) continue;
    const row = readRow(at + 2, (column) => cells[columns.get(column) ?? -1]?.trim() ?? '');
    if ('booklet' in row) placed.push(row);
    else skipped.push(row);
  }
  const read: ItemFileRead = { booklets: [], taken: 0, unreadable: [], skipped };
  for (const [code, together] of Map.groupBy(placed, ({ booklet }) => booklet)) {
    const booklet = itemsOfBooklet(code, together);
    if (typeof booklet === 'string') {
      skipped.push(...together.map(({ line }) => ({ line, reason: booklet })));
    } else {
      read.taken += together.length - booklet.strayLines.length;
      read.booklets.push(booklet.booklet);
      const reason = `A área ou a posição não é do caderno ${code}`;
      skipped.push(...booklet.strayLines.map((line) => ({ line, reason })));
      read.unreadable.push(...booklet.unreadable);
    }
  }
  return { ...read, skipped: skipped.toSorted((one, other) => one.line - other.line) };
}

/** A row at its place in a booklet. Without a place it is skipped. */
function readRow(line: number, cell: (column: Column) => string): ItemRow | SkippedRow {
  const skip = (reason: string): SkippedRow => ({ line, reason });
  const area = cell('SG_AREA').toUpperCase();
  if (!isArea(area)) return skip('A área (SG_AREA) não é LC, CH, CN nem MT');
  const position = wholeNumber(cell('CO_POSICAO'), 1, 999);
  if (position === null) return skip('A posição (CO_POSICAO) não é um número');
  const booklet = wholeNumber(cell('CO_PROVA'), 1, 2_000_000_000);
  if (booklet === null) return skip('O código da prova (CO_PROVA) não é um número');
  // In a digital exam the whole booklet depends on the language choice.
  const choice = cell('TP_VERSAO_DIGITAL') || cell('TP_LINGUA');
  const language = choice === '' ? null : wholeNumber(choice, 0, 1);
  if (language === null && choice !== '') return skip('A língua (TP_LINGUA) não é 0 nem 1');
  return {
    line,
    booklet,
    area,
    colour: cell('TX_COR').toUpperCase().slice(0, 60),
    isAdapted: wholeNumber(cell('IN_ITEM_ADAPTADO'), 1, 1) === 1,
    ...readItem(cell, { position, language: language as ForeignLanguage | null }),
  };
}

/** The item of a row. A mistake in the numbers of its score takes it out of the score, by its reason. */
function readItem(
  cell: (column: Column) => string,
  place: { position: number; language: ForeignLanguage | null },
): Pick<ItemRow, 'item' | 'mistake'> {
  const given = (['NU_PARAM_A', 'NU_PARAM_B', 'NU_PARAM_C'] as const).map(cell);
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN] = given.map(decimal);
  const published = cell('TX_GABARITO').toUpperCase();
  const hasKey = /^[A-E]$/.test(published);
  const abandoned = cell('IN_ITEM_ABAN') === '' ? 0 : wholeNumber(cell('IN_ITEM_ABAN'), 0, 1);
  const counts =
    abandoned !== 1 && published !== 'X' && !given.every((parameter) => parameter === '');
  const mistake = counts ? mistakeOf({ a, b, c, hasKey, abandoned }) : null;
  return {
    mistake,
    item: {
      ...place,
      code: wholeNumber(cell('CO_ITEM'), 1, 2_000_000_000),
      key: hasKey ? published : 'X',
      ability: wholeNumber(cell('CO_HABILIDADE'), 1, 30),
      parameters: counts && mistake === null ? { a, b, c } : null,
    },
  };
}

/** The reason why an item that is neither annulled nor abandoned can't count, or null. */
function mistakeOf(read: {
  a: number;
  b: number;
  c: number;
  hasKey: boolean;
  abandoned: number | null;
}): string | null {
  if (!read.hasKey) return 'O gabarito (TX_GABARITO) não é A, B, C, D nem E';
  if (read.abandoned === null) return 'O abandono (IN_ITEM_ABAN) não é 0 nem 1';
  if (!isPlausible(read)) {
    return 'Os parâmetros (NU_PARAM_A, B e C) faltam em parte ou estão fora dos limites';
  }
  return null;
}

const isArea = (text: string): text is Area => (areas as readonly string[]).includes(text);

/** A whole number between two others; INEP also writes `5.0`. */
function wholeNumber(text: string, least: number, most: number): number | null {
  if (!/^\d{1,10}(?:[.,]0+)?$/.test(text)) return null;
  const number = Number.parseInt(text, 10);
  return number >= least && number <= most ? number : null;
}

/** A decimal number with a point or a comma; NaN for anything else. */
const decimal = (text: string): number =>
  /^-?\d{1,3}(?:[.,]\d{1,15})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;

/** INEP has published difficulties up to 61, of items with nearly no discrimination. */
const isPlausible = ({ a, b, c }: { a: number; b: number; c: number }): boolean =>
  a > 0 && a <= 20 && Math.abs(b) <= 100 && c >= 0 && c < 1;
