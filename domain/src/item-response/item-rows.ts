import {
  questionsPerArea,
  type Area,
  type Booklet,
  type BookletItem,
  type ForeignLanguage,
} from './booklet.ts';

/** A row of an item file at its place in a booklet. */
export interface ItemRow {
  /** Line number in the file. */
  line: number;
  booklet: number;
  area: Area;
  /** In capitals; empty: not published. */
  colour: string;
  isAdapted: boolean;
  item: BookletItem;
  /** The reason why the item can't count; null for items that count, and for annulled and abandoned ones. */
  mistake: string | null;
}

/** An item of a booklet that could not be read. */
export interface UnreadableItem {
  booklet: number;
  position: number;
  language: ForeignLanguage | null;
  reason: string;
}

export interface BookletRead {
  booklet: Booklet;
  unreadable: UnreadableItem[];
  /** Rows that are not of this booklet: of another area, or beyond its positions. */
  strayLines: number[];
}

/** Items of a booklet that can be unreadable; with more of them its score would say little. */
const mostUnreadable = 5;

/** Questions of each language. */
const perLanguage = 5;

const twice = 'O arquivo tem duas questões na mesma posição';

/** The booklet of these rows with an item at each position, or the reason why they are none (product.md TRI6). */
export function itemsOfBooklet(code: number, rows: readonly ItemRow[]): BookletRead | string {
  const area = mostFrequent(rows.map((row) => row.area)) ?? 'MT';
  const colour = mostFrequent(rows.flatMap((row) => row.colour || []));
  if (colour === undefined) return `O caderno ${code} não tem a cor (TX_COR)`;
  const ofArea = inPrintedPositions(rows.filter((row) => row.area === area));
  const first = firstPosition(ofArea.map(({ item }) => item.position));
  const known = ofArea.filter(
    ({ item: { position } }) => position >= first && position < first + questionsPerArea,
  );
  const read = placesOf(known, first).map((place) => readPlace(known, place));
  const items = read.map(({ item }) => item);
  const unreadable = read.flatMap(({ item: { position, language }, mistake }) =>
    mistake === null ? [] : { booklet: code, position, language, reason: mistake },
  );
  if (unreadable.length > mostUnreadable) return refusalOf(code, unreadable);
  if (items.every(({ parameters }) => parameters === null)) {
    return `O caderno ${code} não tem parâmetros`;
  }
  const isAdapted = mostFrequent(rows.map((row) => row.isAdapted)) ?? false;
  const lines = new Set(known.map(({ line }) => line));
  return {
    booklet: { code, area, colour, isAdapted, items },
    unreadable,
    strayLines: rows.flatMap(({ line }) => (lines.has(line) ? [] : line)),
  };
}

/** The item at a place; one that is missing, published twice or mistaken has no parameters. */
function readPlace(known: readonly ItemRow[], place: Place): Pick<ItemRow, 'item' | 'mistake'> {
  const here = known.filter(
    ({ item: { position, language } }) =>
      position === place.position && (place.language === null || language === place.language),
  );
  const [row] = here;
  const isTwice = new Set(here.map(({ item }) => JSON.stringify(item))).size > 1;
  if (row && !isTwice) return row;
  return {
    item: { ...place, code: null, key: 'X', ability: null, parameters: null },
    mistake: isTwice ? twice : 'A linha da questão falta ou não pôde ser lida',
  };
}

/** The value that most rows have. */
const mostFrequent = <T>(values: readonly T[]): T | undefined =>
  [...Map.groupBy(values, (value) => value)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )[0]?.[0];

/** The first of 45 consecutive positions; where some are missing, the areas of the Enem begin at 1, 46, 91 and 136. */
function firstPosition(positions: readonly number[]): number {
  const least = Math.min(...positions);
  const isWhole =
    new Set(positions).size === questionsPerArea &&
    Math.max(...positions) === least + questionsPerArea - 1;
  if (isWhole) return least;
  const begins = positions.map((position) => position - ((position - 1) % questionsPerArea));
  return mostFrequent(begins) ?? least;
}

/**
 * In 2017 INEP numbered English 1 to 5, Spanish 6 to 10 and the others 11 to 50. The printed booklets, like all other
 * files, have both languages at the first five positions and the others after them.
 */
function inPrintedPositions(rows: readonly ItemRow[]): readonly ItemRow[] {
  const positionsIn = (language: ForeignLanguage | null) =>
    rows.flatMap(({ item }) => (item.language === language ? item.position : []));
  const [english, spanish] = [positionsIn(0), positionsIn(1)];
  const others = positionsIn(null);
  const isNumberedThrough =
    english.length > 0 &&
    spanish.length > 0 &&
    others.length > 0 &&
    Math.max(...english) < Math.min(...spanish) &&
    Math.max(...spanish) < Math.min(...others);
  if (!isNumberedThrough) return rows;
  return rows.map((row) =>
    row.item.language === 0
      ? row
      : { ...row, item: { ...row.item, position: row.item.position - perLanguage } },
  );
}

type Place = Pick<BookletItem, 'position' | 'language'>;

/** The places of these rows, and those that are missing for each language choice that the booklet has. */
function placesOf(rows: readonly ItemRow[], first: number): Place[] {
  const languagesAt = Map.groupBy(rows, ({ item }) => item.position);
  const choices = [...new Set(rows.flatMap(({ item }) => item.language ?? []))].toSorted(
    (one, other) => one - other,
  );
  const positions = Array.from({ length: questionsPerArea }, (_, at) => first + at);
  return positions.flatMap((position): Place[] => {
    const here = (languagesAt.get(position) ?? []).map(({ item }) => item.language);
    return here.length === 0 || here.includes(null)
      ? [{ position, language: null }]
      : choices.map((language) => ({ position, language }));
  });
}

/** The reason of a booklet with too many unreadable items: that of most of them. */
function refusalOf(code: number, unreadable: readonly UnreadableItem[]): string {
  const reason = mostFrequent(unreadable.map((item) => item.reason)) ?? '';
  const quantity = unreadable.filter((item) => item.reason === reason).length;
  return reason === twice
    ? `O caderno ${code} tem duas questões em ${quantity} posições: são duas versões com o mesmo código`
    : `O caderno ${code} tem ${quantity} questões que não podem ser lidas: ${reason}`;
}
