import type { Application, Area, Booklet, BookletItem, ForeignLanguage } from './booklet.ts';

/** A booklet of the Enem as the product carries it. */
export interface PublishedBooklet extends Booklet {
  /** Null: INEP does not say it. */
  application: Application | null;
  /** In Portuguese, such as 'videoprova em Libras'; null: the usual one, or not told. */
  edition: string | null;
  /** Largest difference, in points, of known official scores; null: never compared (product.md TRI5). */
  officialDifference: number | null;
  /** The booklet of the same application, colour and edition with the same items in the same order; null: none. */
  sameAs: number | null;
}

/** The fields of a booklet line before its items. */
const headLength = 9;

const word = (text: string | number | null): string =>
  text === null || text === '' ? '-' : String(text).replaceAll(' ', '_');
const text = (field = '-'): string | null => (field === '-' ? null : field.replaceAll('_', ' '));
const number = (field = '-'): number | null => (field === '-' ? null : Number(field));

/**
 * The booklets of a year as text. After a comment with the source a line for each item: area code key ability a b c; items that leave the score
 * have no parameters. After an empty line a line for each booklet: code area colour adapted application edition
 * difference sameAs first, and for each position from the first on the numbers of its items in the lines above: one,
 * or those of English and Spanish with a stroke between them.
 */
export function writeBooklets(year: number, booklets: readonly PublishedBooklet[]): string {
  const numbers = new Map<string, number>();
  const numberOf = (area: Area, { code, key, ability, parameters }: BookletItem) => {
    const { a, b, c } = parameters ?? {};
    const line = [area, word(code), key, word(ability), ...(parameters ? [a, b, c] : [])].join(' ');
    const known = numbers.get(line) ?? numbers.size + 1;
    numbers.set(line, known);
    return known;
  };
  const lines = booklets
    .toSorted((one, other) => one.code - other.code)
    .map((booklet) => {
      const places = [...Map.groupBy(booklet.items, ({ position }) => position)].toSorted(
        ([one], [other]) => one - other,
      );
      const head = [
        booklet.code,
        booklet.area,
        word(booklet.colour),
        booklet.isAdapted ? 't' : 'f',
        booklet.application ?? '-',
        word(booklet.edition),
        word(booklet.officialDifference),
        word(booklet.sameAs),
        places[0]?.[0] ?? 1,
      ];
      const items = places.map(([, here]) =>
        [null, 0, 1]
          .map((language) => here.find((item) => item.language === language))
          .map((item) => (item ? numberOf(booklet.area, item) : ''))
          .join('/')
          .replace(/^(\d+)\/\/$/, '$1'),
      );
      return [...head, ...items].join(' ');
    });
  const source = `# INEP, Microdados do Enem ${year}. Written by commands/item-parameters.mjs.`;
  return `${[source, ...numbers.keys()].join('\n')}\n\n${lines.join('\n')}\n`;
}

/** Reads the text of `writeBooklets`. */
export function readBooklets(written: string): PublishedBooklet[] {
  const [items = '', booklets = ''] = written.split('\n\n');
  const known = items
    .split('\n')
    .slice(1)
    .map((line) => {
      const [, code, key = 'X', ability, a, b, c] = line.split(' ');
      return {
        code: number(code),
        key,
        ability: number(ability),
        parameters: a && b && c ? { a: Number(a), b: Number(b), c: Number(c) } : null,
      };
    });
  const itemAt = (place: string, position: number, language: ForeignLanguage | null) => {
    const item = known[Number(place) - 1];
    return place && item ? [{ ...item, position, language }] : [];
  };
  return booklets
    .trimEnd()
    .split('\n')
    .map((line) => {
      const fields = line.split(' ');
      const [code, area, colour, isAdapted, application, edition, difference, sameAs, first] =
        fields;
      return {
        code: Number(code),
        area: area as Area,
        colour: text(colour) ?? '',
        isAdapted: isAdapted === 't',
        application: application === '-' ? null : (application as Application),
        edition: text(edition),
        officialDifference: number(difference),
        sameAs: number(sameAs),
        items: fields.slice(headLength).flatMap((place, at) => {
          const position = Number(first) + at;
          const [both = '', english = '', spanish = ''] = place.split('/');
          return [
            ...itemAt(both, position, null),
            ...itemAt(english, position, 0),
            ...itemAt(spanish, position, 1),
          ];
        }),
      };
    });
}
