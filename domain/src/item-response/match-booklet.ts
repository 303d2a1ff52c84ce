import { itemsFor, type Booklet, type BookletItem, type ForeignLanguage } from './booklet.ts';

/** A question of a practice exam, with its number from 1 and the letter of its right alternative. */
export interface NumberedQuestion {
  id: string;
  number: number;
  key: string;
}

interface Match {
  item: BookletItem;
  question: NumberedQuestion;
}

export interface BookletMatch {
  /** The keys are equal, or the item is annulled. */
  same: Match[];
  /** The published key is another one: such a question gets no parameters. */
  different: Match[];
  /** Items behind the last question. */
  missing: BookletItem[];
}

/** All items; those of English before those of Spanish, at the place where their positions begin. */
function inOrderOfPrint({ items }: Pick<Booklet, 'items'>): BookletItem[] {
  const ofLanguages = items.filter(({ language }) => language !== null);
  const start = Math.min(...ofLanguages.map(({ position }) => position));
  const placeOf = ({ position, language }: BookletItem) => (language === null ? position : start);
  return items.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) ||
      (one.language ?? 0) - (other.language ?? 0) ||
      one.position - other.position,
  );
}

/**
 * The items of a booklet beside the questions from number `first` on, one by one (product.md TRI8). Without a
 * language the exam has the questions of both.
 */
export function matchBooklet(
  booklet: Pick<Booklet, 'items'>,
  questions: readonly NumberedQuestion[],
  { first, language }: { first: number; language: ForeignLanguage | null },
): BookletMatch {
  const items = language === null ? inOrderOfPrint(booklet) : itemsFor(booklet, language);
  const asked = questions.filter(({ number }) => number >= first);
  const pairs = items.flatMap((item, at) => {
    const question = asked[at];
    return question ? [{ item, question }] : [];
  });
  const isSame = ({ item, question }: Match) => item.key === 'X' || item.key === question.key;
  return {
    same: pairs.filter(isSame),
    different: pairs.filter((pair) => !isSame(pair)),
    missing: items.slice(pairs.length),
  };
}
