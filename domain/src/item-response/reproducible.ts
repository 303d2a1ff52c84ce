import { itemSetOf, sequenceOf, type Area, type Booklet, type ForeignLanguage } from './booklet.ts';
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

/** True: the parameters give official scores; false: they contradict them; null: never compared (product.md TRI5). */
export const isReproducible = (officialDifference: number | null): boolean | null =>
  officialDifference === null ? null : officialDifference <= tolerance;

/**
 * The largest difference of official scores from those of each booklet of a year, in points, rounded up to two
 * decimals. The people of a booklet are those of all booklets with the same items in the same order. Without such
 * people a booklet has the difference of its items in other orders if most people there are beyond the tolerance, else
 * null: it was never compared.
 */
export function officialDifferences(
  booklets: readonly Booklet[],
  { scales, scores }: { scales: Readonly<Record<Area, Scale>>; scores: readonly OfficialScore[] },
): Map<number, number | null> {
  const known = new Map(booklets.map((booklet) => [booklet.code, booklet]));
  const judged = scores.flatMap((official) => {
    const booklet = known.get(official.booklet);
    return booklet
      ? [{ booklet, difference: differenceOf(official, booklet, scales[booklet.area]) }]
      : [];
  });
  const bySequence = Map.groupBy(judged, ({ booklet }) => sequenceOf(booklet));
  const bySet = Map.groupBy(judged, ({ booklet }) => itemSetOf(booklet));
  const largest = (people: readonly { difference: number }[]) =>
    Math.max(...people.map(({ difference }) => difference));
  return new Map(
    booklets.map((booklet) => {
      const own = bySequence.get(sequenceOf(booklet)) ?? [];
      if (own.length > 0) return [booklet.code, largest(own)];
      const others = bySet.get(itemSetOf(booklet)) ?? [];
      const far = others.filter(({ difference }) => isReproducible(difference) === false);
      return [booklet.code, far.length * 2 > others.length ? largest(far) : null];
    }),
  );
}

function differenceOf(official: OfficialScore, booklet: Booklet, scale: Scale): number {
  const read = readMarks(booklet, official);
  if (!('marked' in read)) throw new Error(`Booklet ${official.booklet}: ${read.message}`);
  const { score } = enemScore(read.marked, scale);
  return Math.ceil(Math.abs(score - official.score) * 100) / 100;
}
