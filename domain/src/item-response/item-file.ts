import {
  areas,
  questionsPerArea,
  type Area,
  type Booklet,
  type BookletItem,
  type ForeignLanguage,
} from './booklet.ts';

/** Maximum number of rows in an item file; INEP's files have up to 6,000. */
const rowsLimit = 20_000;

interface SkippedRow {
  /** Line number in the file; the headings are line 1. */
  line: number;
  reason: string;
}

export interface ItemFileRead {
  booklets: Booklet[];
  /** Number of rows in these booklets. */
  taken: number;
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

interface Row {
  line: number;
  booklet: Pick<Booklet, 'code' | 'area' | 'colour' | 'isAdapted'>;
  item: BookletItem;
}

/**
 * Reads the rows of an item file as INEP publishes it, headings first. A booklet is taken whole or not at all
 * (product.md TRI6). A string says why the file is none.
 */
export function readItemFile(rows: readonly (readonly string[])[]): ItemFileRead | string {
  const [headings = [], ...lines] = rows;
  const columns = new Map(headings.map((heading, at) => [heading.trim().toUpperCase(), at]));
  const missing = neededColumns.filter((column) => !columns.has(column));
  if (missing.length > 0) {
    return `Este arquivo não é um arquivo de itens do INEP: falta ${missing.join(', ')} na primeira linha`;
  }
  if (lines.length > rowsLimit) return 'O arquivo passa de 20.000 linhas';
  const read: Row[] = [];
  const skipped: SkippedRow[] = [];
  for (const [at, cells] of lines.entries()) {
    if (cells.every((cell) => !cell.trim())) continue;
    const row = readRow(at + 2, (column) => cells[columns.get(column) ?? -1]?.trim() ?? '');
    if ('reason' in row) skipped.push(row);
    else read.push(row);
  }
  const booklets: Booklet[] = [];
  let taken = 0;
  for (const together of Map.groupBy(read, ({ booklet }) => booklet.code).values()) {
    const [first] = together;
    const reason = first && bookletMistake(together);
    if (reason) skipped.push(...together.map(({ line }) => ({ line, reason })));
    else if (first) {
      taken += together.length;
      booklets.push({ ...first.booklet, items: together.map(({ item }) => item) });
    }
  }
  return { booklets, taken, skipped: skipped.toSorted((one, other) => one.line - other.line) };
}

function readRow(line: number, cell: (column: Column) => string): Row | SkippedRow {
  const skip = (reason: string): SkippedRow => ({ line, reason });
  const area = cell('SG_AREA').toUpperCase();
  if (!isArea(area)) return skip('A área (SG_AREA) não é LC, CH, CN nem MT');
  const position = wholeNumber(cell('CO_POSICAO'), 1, 999);
  if (position === null) return skip('A posição (CO_POSICAO) não é um número');
  const code = wholeNumber(cell('CO_ITEM'), 1, 2_000_000_000);
  if (code === null) return skip('O código do item (CO_ITEM) não é um número');
  const bookletCode = wholeNumber(cell('CO_PROVA'), 1, 2_000_000_000);
  if (bookletCode === null) return skip('O código da prova (CO_PROVA) não é um número');
  const colour = cell('TX_COR').toUpperCase();
  if (!colour || colour.length > 60) return skip('Falta a cor do caderno (TX_COR)');
  const ability = cell('CO_HABILIDADE') === '' ? null : wholeNumber(cell('CO_HABILIDADE'), 1, 30);
  if (ability === null && cell('CO_HABILIDADE') !== '') {
    return skip('A habilidade (CO_HABILIDADE) não vai de 1 a 30');
  }
  // In a digital exam the whole booklet depends on the language choice.
  const choice = cell('TP_VERSAO_DIGITAL') || cell('TP_LINGUA');
  const language = choice === '' ? null : wholeNumber(choice, 0, 1);
  if (language === null && choice !== '') return skip('A língua (TP_LINGUA) não é 0 nem 1');
  const abandoned = cell('IN_ITEM_ABAN') === '' ? 0 : wholeNumber(cell('IN_ITEM_ABAN'), 0, 1);
  if (abandoned === null) return skip('O abandono (IN_ITEM_ABAN) não é 0 nem 1');
  const [a, b, c] = (['NU_PARAM_A', 'NU_PARAM_B', 'NU_PARAM_C'] as const).map(cell);
  const hasNone = a === '' && b === '' && c === '';
  const parameters = { a: decimal(a), b: decimal(b), c: decimal(c) };
  const counts = abandoned === 0 && !hasNone;
  if (counts && !isPlausible(parameters)) {
    return skip('Os parâmetros (NU_PARAM_A, B e C) faltam em parte ou estão fora dos limites');
  }
  const published = cell('TX_GABARITO').toUpperCase();
  const isAnnulled = !/^[A-E]$/.test(published);
  if (isAnnulled && counts) return skip('O gabarito (TX_GABARITO) não é A, B, C, D nem E');
  return {
    line,
    booklet: {
      code: bookletCode,
      area,
      colour,
      isAdapted: wholeNumber(cell('IN_ITEM_ADAPTADO'), 1, 1) === 1,
    },
    item: {
      position,
      language: language as ForeignLanguage | null,
      code,
      key: isAnnulled ? 'X' : published,
      ability,
      parameters: counts ? parameters : null,
    },
  };
}

const isArea = (text: string): text is Area => (areas as readonly string[]).includes(text);

/** A whole number between two others; INEP also writes `5.0`. */
function wholeNumber(text: string, least: number, most: number): number | null {
  if (!/^\d{1,10}(?:[.,]0+)?$/.test(text)) return null;
  const number = Number.parseInt(text, 10);
  return number >= least && number <= most ? number : null;
}

/** A decimal number with a point or a comma; NaN for anything else. */
const decimal = (text = ''): number =>
  /^-?\d{1,3}(?:[.,]\d{1,15})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;

const isPlausible = ({ a, b, c }: { a: number; b: number; c: number }): boolean =>
  a > 0 && a <= 20 && Math.abs(b) <= 20 && c >= 0 && c < 1;

/** The reason why rows of one booklet are not a whole one, or null. */
function bookletMistake(rows: readonly Row[]): string | null {
  const [first] = rows;
  if (!first) return null;
  const { code, area, colour } = first.booklet;
  if (rows.some(({ booklet }) => booklet.area !== area || booklet.colour !== colour)) {
    return `O caderno ${code} aparece com duas áreas ou duas cores`;
  }
  if (rows.every(({ item }) => item.parameters === null)) {
    return `O caderno ${code} não tem parâmetros`;
  }
  const languages = new Set(rows.flatMap(({ item }) => item.language ?? []));
  for (const language of languages.size === 0 ? [null] : [0, 1]) {
    const positions = rows
      .filter(({ item }) => item.language === null || item.language === language)
      .map(({ item }) => item.position);
    const least = Math.min(...positions);
    const isWhole =
      positions.length === questionsPerArea &&
      new Set(positions).size === questionsPerArea &&
      positions.every((position) => position < least + questionsPerArea);
    if (!isWhole) {
      return `O caderno ${code} não tem ${questionsPerArea} questões seguidas, sem faltas nem repetições`;
    }
  }
  return null;
}
