import { type Application, type Area, areas } from '@sabia/domain/item-response/booklet.ts';
import type { OfferedBooklet } from '@sabia/domain/item-response/item-response.contract.ts';

/** The sittings of the exam, in the order of a select. */
const applicationTitles: Readonly<Record<Application, string>> = {
  FIRST: 'Primeira aplicação',
  SECOND: 'Reaplicação e PPL',
  DIGITAL: 'Prova digital',
  SECOND_CHANCE: 'Segunda oportunidade',
  BELEM: 'Belém, Ananindeua e Marituba',
};
const otherTitle = 'Outra aplicação: o Inep não diz qual';
/** Of a year that the school has imported, whose booklets are known by colour and code only. */
const untoldTitles = { usual: 'Por cor', other: 'Reaplicação, prova digital e outras' };

const bookletsOf = (booklets: readonly OfferedBooklet[], area: Area) =>
  booklets.filter((booklet) => booklet.area === area);

/** The areas with a booklet, in the order of the exam. */
export const offeredAreas = (booklets: readonly OfferedBooklet[]): Area[] =>
  areas.filter((area) => bookletsOf(booklets, area).length > 0);

/** The booklet of an area with the lowest code. */
export const firstBooklet = (booklets: readonly OfferedBooklet[], area: Area) =>
  bookletsOf(booklets, area)[0];

/** The area of the same day, whose booklet has the same colour. */
const areaOfSameDay = { LC: 'CH', CH: 'LC', CN: 'MT', MT: 'CN' } as const;

interface Choice {
  booklet: OfferedBooklet;
  /** The sitting of the exam. */
  group: string;
  /** Colour and edition. */
  name: string;
}

/**
 * The booklets of an area with a name each. Of booklets with the same name and the same order of the questions one
 * stands for all; those with another order are told apart by their code.
 */
function choicesOf(booklets: readonly OfferedBooklet[], area: Area): Choice[] {
  const isTold = booklets.some(({ application }) => application !== null);
  const all = bookletsOf(booklets, area).filter(({ sameAs }) => sameAs === null);
  const regular = all.filter(({ isAdapted }) => !isAdapted);
  const isUsual = (one: OfferedBooklet) =>
    regular.find(({ colour }) => colour === one.colour) === one;
  const groupOf = (one: OfferedBooklet) => {
    if (!isTold) return isUsual(one) ? untoldTitles.usual : untoldTitles.other;
    return one.application ? applicationTitles[one.application] : otherTitle;
  };
  const named = all.map((booklet) => ({
    booklet,
    group: groupOf(booklet),
    name: bookletName(booklet),
  }));
  return named.map((choice) => {
    const first = named.find(({ group, name }) => group === choice.group && name === choice.name);
    const isAlone = first === choice && choice.group !== untoldTitles.other;
    return isAlone
      ? choice
      : { ...choice, name: `${choice.name}, prova ${choice.booklet.booklet}` };
  });
}

/** The area of the same day with its booklet of the same sitting, colour and edition; undefined if there is none. */
export function sameDayBooklet(booklets: readonly OfferedBooklet[], code: number) {
  const chosen = booklets.find(({ booklet }) => booklet === code);
  if (!chosen) return undefined;
  const choice = choicesOf(booklets, chosen.area).find(({ booklet }) => booklet === chosen);
  return choicesOf(booklets, areaOfSameDay[chosen.area]).find(
    ({ group, name }) => group === choice?.group && name === choice.name,
  )?.booklet;
}

/** Options of a select in groups by the sitting of the exam. */
export function bookletOptions(booklets: readonly OfferedBooklet[], area: Area) {
  const choices = choicesOf(booklets, area);
  const groups = [
    ...Object.values(applicationTitles),
    untoldTitles.usual,
    untoldTitles.other,
    otherTitle,
  ];
  return groups
    .map((group) => ({
      group,
      items: choices
        .filter((choice) => choice.group === group)
        .map(({ booklet, name }) => ({ value: String(booklet.booklet), label: name })),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The options without groups: a label names the sitting, but the first one. */
export const flatBookletOptions = (booklets: readonly OfferedBooklet[], area: Area) =>
  bookletOptions(booklets, area).flatMap(({ group, items }) =>
    items.map(({ value, label }) => ({
      value,
      label:
        group === applicationTitles.FIRST || group === untoldTitles.usual || label.includes('prova')
          ? label
          : `${label} (${group.charAt(0).toLowerCase()}${group.slice(1)})`,
    })),
  );

/** 'Laranja, em braile' for the colour 'LARANJA - BRAILE'; 'Leitor de tela' for one without a colour. */
function bookletName({
  colour,
  edition,
  isAdapted,
}: Pick<OfferedBooklet, 'colour' | 'edition' | 'isAdapted'>): string {
  const kind = edition ?? (isAdapted ? 'adaptada' : null);
  if (kind === null) return colourName(colour);
  const [plain = ''] = colour.split('-');
  return plain === 'LEITOR TELA' ? 'Leitor de tela' : `${colourName(plain.trim())}, ${kind}`;
}

/** 'Azul' for 'AZUL'. */
export const colourName = (colour: string) =>
  colour.charAt(0).toUpperCase() + colour.slice(1).toLowerCase();
