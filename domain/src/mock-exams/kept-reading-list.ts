import type { ReadingList } from './card-reading.ts';

/** The fields that came after the first version. */
interface KeptList {
  days?: readonly { essaysQtd?: number }[];
  people?: readonly { days?: readonly { essays?: readonly number[] }[] }[];
}

/** False for a list that an older version of the site has kept on a device: it lacks the fields that came later. */
export function isReadingList(kept: unknown): kept is ReadingList {
  const { days, people } = (kept ?? {}) as KeptList;
  return (
    days?.every(({ essaysQtd }) => essaysQtd !== undefined) === true &&
    people?.every((person) => person.days?.every(({ essays }) => essays) === true) === true
  );
}
