import { itemsFor, type Booklet, type BookletItem, type ForeignLanguage } from './booklet.ts';

/** A question of a practice exam, with its number from 1. */
export interface NumberedQuestion {
  id: string;
  number: number;
  /** The letter of the right alternative; null: a question of another kind. */
  key: string | null;
  /** The author's code of the question, which is that of an item if the author took it from INEP. */
  code: string | null;
}

interface Match {
  item: BookletItem;
  question: NumberedQuestion;
}

export interface BookletMatch {
  /** The keys are equal, or the item is annulled. */
  same: Match[];
  /** The published key is another one, or the question is of another kind: it gets no parameters. */
  different: Match[];
  /** Items without a question. */
  missing: BookletItem[];
  /**
   * Fewer than half of the pairs have the code of the item or, by order, the same key: the exam follows another booklet,
   * whose few equal keys are a coincidence (one of five by guessing).
   */
  isOtherBooklet: boolean;
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
 * The items of a booklet with their questions (product.md TRI8): the question with the code of the item, else, one by
 * one, those from number `first` on. Without a language the exam has the questions of both.
 */
export function matchBooklet(
  booklet: Pick<Booklet, 'items'>,
  questions: readonly NumberedQuestion[],
  { first, language }: { first: number; language: ForeignLanguage | null },
): BookletMatch {
  const items = language === null ? inOrderOfPrint(booklet) : itemsFor(booklet, language);
  const asked = questions.filter(({ number }) => number >= first);
  const ofCodes = byCode(items, questions);
  const taken = new Set(ofCodes.values());
  const pairs: Match[] = [];
  const missing: BookletItem[] = [];
  for (const [at, item] of items.entries()) {
    const inPlace = asked[at];
    const question = ofCodes.get(item) ?? (inPlace && !taken.has(inPlace) ? inPlace : null);
    if (question) pairs.push({ item, question });
    else missing.push(item);
  }
  const isSame = ({ item, question: { key } }: Match) =>
    key !== null && (item.key === 'X' || item.key === key);
  const fitting = pairs.filter((pair) => ofCodes.has(pair.item) || isSame(pair));
  return {
    isOtherBooklet: fitting.length * 2 < pairs.length,
    same: pairs.filter(isSame),
    different: pairs.filter((pair) => !isSame(pair)),
    missing,
  };
}

/** The first question with the code of each item, if there is one. */
function byCode(
  items: readonly BookletItem[],
  questions: readonly NumberedQuestion[],
): Map<BookletItem, NumberedQuestion> {
  const ofCode = new Map(
    questions.toReversed().map((question) => [question.code?.trim(), question]),
  );
  return new Map(
    items.flatMap((item) => {
      const question = item.code === null ? undefined : ofCode.get(String(item.code));
      return question ? [[item, question]] : [];
    }),
  );
}
