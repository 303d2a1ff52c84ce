import type { CardOption } from './card-layout.ts';

/** The mark of a line; blank lines have none. Two options in a line are `double`, which counts as wrong. */
export type CardMark = CardOption | 'double';

/** Marks by the number of the question. */
export type CardMarks = Readonly<Record<string, CardMark>>;

/** The marks of a card, and the numbers of the lines at which a person should look. */
export interface MarkedCard {
  marks: CardMarks;
  doubts: readonly number[];
}

export const readingStates = ['NEW', 'SAME', 'CHANGED', 'CONFLICT'] as const;
type ReadingState = (typeof readingStates)[number];

/** A card as it was read before. */
export interface KnownCard extends MarkedCard {
  isConflict: boolean;
}

/** More lines without a doubt that differ are no slip of a reader: they may be two cards. */
const mostSlips = 3;

export interface ComparedReading {
  state: ReadingState;
  /** The lines that differ from the marks before. */
  changed: number[];
  /** The card with this reading. */
  card: KnownCard;
}

/**
 * Compares a reading of a card with what is known of it (product.md MOCK10, MOCK11). `isDecided`: a person has decided it in
 * place of the readings before. `isOlder`: it was read before them and arrives after them.
 */
export function compareReadings(
  known: KnownCard | null,
  reading: MarkedCard,
  { isDecided = false, isOlder = false }: { isDecided?: boolean; isOlder?: boolean } = {},
): ComparedReading {
  if (!known) return { state: 'NEW', changed: [], card: { ...reading, isConflict: false } };
  const different = differentLines(known.marks, reading.marks);
  if (isDecided) return settled(different, reading);
  const slips = different.filter((line) => !isDoubtIn(known, line) && !isDoubtIn(reading, line));
  if (known.isConflict || slips.length > mostSlips)
    return { state: 'CONFLICT', changed: different, card: { ...known, isConflict: true } };
  const [first, last] = isOlder ? [reading, known] : [known, reading];
  const merged = mergedCard(first, last);
  return settled(differentLines(known.marks, merged.marks), merged);
}

const settled = (changed: number[], card: MarkedCard): ComparedReading => ({
  state: changed.length > 0 ? 'CHANGED' : 'SAME',
  changed,
  card: { ...card, isConflict: false },
});

const isDoubtIn = ({ doubts }: MarkedCard, line: number): boolean => doubts.includes(line);

/** The last reading counts, but a doubt of it changes no line that was without one. */
function mergedCard(first: MarkedCard, last: MarkedCard): MarkedCard {
  const marks = new Map(Object.entries(last.marks));
  for (const line of last.doubts) {
    if (isDoubtIn(first, line)) continue;
    const mark = first.marks[line];
    if (mark) marks.set(String(line), mark);
    else marks.delete(String(line));
  }
  return {
    marks: Object.fromEntries(marks),
    doubts: last.doubts.filter((line) => isDoubtIn(first, line)),
  };
}

function differentLines(one: CardMarks, other: CardMarks): number[] {
  const lines = new Set([...Object.keys(one), ...Object.keys(other)].map(Number));
  return [...lines].filter((line) => one[line] !== other[line]).toSorted((a, b) => a - b);
}
