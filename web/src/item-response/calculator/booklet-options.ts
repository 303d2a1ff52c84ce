import { type Area, areas } from '@sabia/domain/item-response/booklet.ts';
import type { OfferedBooklet } from '@sabia/domain/item-response/item-response.contract.ts';

const bookletsOf = (booklets: readonly OfferedBooklet[], area: Area) =>
  booklets.filter((booklet) => booklet.area === area);

/** The areas with a booklet, in the order of the exam. */
export const offeredAreas = (booklets: readonly OfferedBooklet[]): Area[] =>
  areas.filter((area) => bookletsOf(booklets, area).length > 0);

/** The booklet of an area with the lowest code: that of the first application. */
export const firstBooklet = (booklets: readonly OfferedBooklet[], area: Area) =>
  bookletsOf(booklets, area)[0];

/** The booklets of the first application: of each colour the one with the lowest code. */
function usualBooklets(booklets: readonly OfferedBooklet[], area: Area): OfferedBooklet[] {
  const regular = bookletsOf(booklets, area).filter(({ isAdapted }) => !isAdapted);
  return regular.filter(
    (booklet) => regular.find(({ colour }) => colour === booklet.colour) === booklet,
  );
}

/** The area of the same day, whose booklet has the same colour. */
const areaOfSameDay = { LC: 'CH', CH: 'LC', CN: 'MT', MT: 'CN' } as const;

/** The area of the same day with its booklet of the colour of this one; undefined for a booklet of another application. */
export function sameDayBooklet(booklets: readonly OfferedBooklet[], code: number) {
  const chosen = booklets.find(({ booklet }) => booklet === code);
  if (!chosen || !usualBooklets(booklets, chosen.area).includes(chosen)) return undefined;
  const area = areaOfSameDay[chosen.area];
  return usualBooklets(booklets, area).find(({ colour }) => colour === chosen.colour);
}

/** Options of a select: the first booklet of each colour by its colour, the others also by their code. */
export function bookletOptions(booklets: readonly OfferedBooklet[], area: Area) {
  const all = bookletsOf(booklets, area);
  const usual = usualBooklets(booklets, area);
  const option = (booklet: OfferedBooklet, label: string) => ({
    value: String(booklet.booklet),
    label,
  });
  return [
    { group: 'Por cor', items: usual.map((one) => option(one, colourName(one.colour))) },
    {
      group: 'Reaplicação, prova digital e outras',
      items: all
        .filter((one) => !usual.includes(one))
        .map((one) =>
          option(
            one,
            `${colourName(one.colour)}, prova ${one.booklet}${one.isAdapted ? ', adaptada' : ''}`,
          ),
        ),
    },
  ].filter(({ items }) => items.length > 0);
}

/** 'Azul' for 'AZUL'. */
export const colourName = (colour: string) =>
  colour.charAt(0).toUpperCase() + colour.slice(1).toLowerCase();
