import { sequenceOf, type Area, type Booklet, type ForeignLanguage } from './booklet.ts';
import { enemScore } from './enem-score.ts';
import { readMarks } from './marked-answers.ts';
import type { Scale } from './scale.ts';

/** A participant of the exam with the official score. */
export interface OfficialScore {
  booklet: number;
  language: ForeignLanguage | null;
  answers: string;
  score: number;
}

/** Largest difference, in points, between a score and the official one, which is rounded to one decimal. */
const tolerance = 0.1;

/**
 * True: the published parameters give the official scores of the booklets with these items in this order. False: they
 * contradict one of them. Null: no official score is known. (product.md TRI5)
 */
export function isReproducible(
  booklet: Booklet,
  {
    booklets,
    scales,
    scores,
  }: {
    booklets: readonly Booklet[];
    scales: Readonly<Record<Area, Scale>>;
    scores: readonly OfficialScore[];
  },
): boolean | null {
  const sequence = sequenceOf(booklet);
  const equal = new Set(
    booklets.filter((other) => sequenceOf(other) === sequence).map(({ code }) => code),
  );
  const known = scores.filter((score) => equal.has(score.booklet));
  if (known.length === 0) return null;
  return known.every((official) => {
    const read = readMarks(booklet, official);
    if (!('marked' in read)) throw new Error(`Booklet ${official.booklet}: ${read.message}`);
    const { score } = enemScore(read.marked, scales[booklet.area]);
    return Math.abs(score - official.score) <= tolerance;
  });
}
