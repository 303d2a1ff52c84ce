import type { ReadingList } from './card-reading.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const all = (value: unknown, holds: (item: Fields) => boolean): boolean =>
  Array.isArray(value) && value.every((item) => isFields(item) && holds(item));

/**
 * False for a list that an older version of the site has kept on a device: it lacks the fields that came later. Without the
 * schema, because every signed-in page loads this.
 */
export const isReadingList = (kept: unknown): kept is ReadingList =>
  isFields(kept) &&
  typeof kept.title === 'string' &&
  typeof kept.colorsQtd === 'number' &&
  all(kept.days, ({ essaysQtd }) => typeof essaysQtd === 'number') &&
  all(kept.people, ({ days }) => all(days, ({ essays }) => Array.isArray(essays)));
