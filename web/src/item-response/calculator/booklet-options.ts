import type { Area } from '@sabia/domain/item-response/booklet.ts';
import type { OfferedBooklet } from '@sabia/domain/item-response/item-response.contract.ts';

const bookletsOf = (booklets: readonly OfferedBooklet[], area: Area) =>
  booklets.filter((booklet) => booklet.area === area);

/** The booklet of an area with the lowest code: that of the first application. */
export const firstBooklet = (booklets: readonly OfferedBooklet[], area: Area) =>
  bookletsOf(booklets, area)[0];

/** Options of a select: the first booklet of each colour by its colour, the others also by their code. */
export function bookletOptions(booklets: readonly OfferedBooklet[], area: Area) {
  const all = bookletsOf(booklets, area);
  const usual = all.filter(
    (booklet) =>
      !booklet.isAdapted &&
      all.find(({ colour, isAdapted }) => !isAdapted && colour === booklet.colour) === booklet,
  );
  const option = (booklet: OfferedBooklet, label: string) => ({
    value: String(booklet.booklet),
    label,
  });
  return [
    { group: 'Por cor', items: usual.map((one) => option(one, colourName(one.colour))) },
    {
      group: 'Outras provas do mesmo ano',
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
const colourName = (colour: string) =>
  colour.charAt(0).toUpperCase() + colour.slice(1).toLowerCase();
