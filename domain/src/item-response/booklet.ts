import type { ItemParameters } from './item.ts';

/** The areas of the Enem, by INEP's codes. */
export const areas = ['LC', 'CH', 'CN', 'MT'] as const;
export type Area = (typeof areas)[number];

/** Each area of the Enem has 45 questions since 2009. */
export const questionsPerArea = 45;

/** INEP's codes of the language choice: 0 English, 1 Spanish. */
export type ForeignLanguage = 0 | 1;

/** Sittings of the exam: the first one, 'reaplicação e PPL', the digital exam, and two of a single year. */
export const applications = ['FIRST', 'SECOND', 'DIGITAL', 'SECOND_CHANCE', 'BELEM'] as const;
export type Application = (typeof applications)[number];

/** An item at its position in a booklet. */
export interface BookletItem {
  position: number;
  /** The language choice that has the item; null: both. */
  language: ForeignLanguage | null;
  /** INEP's code of the item (CO_ITEM); null: not published, as of some annulled items. */
  code: number | null;
  /** The right alternative; X: annulled. */
  key: string;
  /** 1 to 30 in the area's matrix of abilities (H1 to H30); null: not published. */
  ability: number | null;
  /** Null: abandoned, annulled or unreadable; left out of the score. */
  parameters: ItemParameters | null;
}

/** One area of one printed exam, in the order of its colour. */
export interface Booklet {
  /** INEP's code of the booklet (CO_PROVA), unique within a year. */
  code: number;
  area: Area;
  /** As published, in capitals. */
  colour: string;
  /** With items for people with a disability. */
  isAdapted: boolean;
  items: readonly BookletItem[];
}

/** The items of a language choice, in the order of their positions. */
export const itemsFor = (
  { items }: Pick<Booklet, 'items'>,
  language: ForeignLanguage | null,
): BookletItem[] =>
  items
    .filter((item) => item.language === null || item.language === language)
    .toSorted((one, other) => one.position - other.position);

/** True if the items depend on the language choice. */
export const hasLanguageChoice = (booklet: Pick<Booklet, 'items'>): boolean =>
  languagesOf(booklet).length > 1;

/** The languages that have items of their own: both, none, or only English. */
export const languagesOf = ({ items }: Pick<Booklet, 'items'>): ForeignLanguage[] =>
  [...new Set(items.flatMap(({ language }) => language ?? []))].toSorted(
    (one, other) => one - other,
  );

/** The items of a booklet with keys, parameters and positions, as text: booklets with the same text have the same scores. */
export const sequenceOf = ({ area, items }: Booklet): string =>
  JSON.stringify([
    area,
    items
      .map(({ position, language, code, key, parameters }) =>
        [position, language, code, key, parameters?.a, parameters?.b, parameters?.c].join(' '),
      )
      .toSorted(),
  ]);

/** The items of a booklet with keys and parameters, whatever their order, as text. */
export const itemSetOf = ({ area, items }: Booklet): string =>
  JSON.stringify([
    area,
    items
      .map(({ language, code, key, parameters }) =>
        [language, code, key, parameters?.a, parameters?.b, parameters?.c].join(' '),
      )
      .toSorted(),
  ]);

/** True if two booklets are the same in everything that an item file says. */
export const isSameBooklet = (one: Booklet, other: Booklet): boolean =>
  one.code === other.code &&
  one.colour === other.colour &&
  one.isAdapted === other.isAdapted &&
  sequenceOf(one) === sequenceOf(other) &&
  abilitiesOf(one) === abilitiesOf(other);

const abilitiesOf = ({ items }: Booklet): string =>
  items
    .map(({ position, language, ability }) => [position, language, ability].join(' '))
    .toSorted()
    .join();
