import type { ScaleKind } from './exam-scale.ts';
import { isLeftOut, type AreaAnswer } from './exam-score.ts';

/**
 * A question of an area and the published item. KNOWN: it has parameters. ABANDONED: the item leaves the official score
 * too. DIFFERENT: its key is not the published one any more. MISSING: it has no parameters.
 */
export const parameterStates = ['KNOWN', 'ABANDONED', 'DIFFERENT', 'MISSING'] as const;
export type ParameterState = (typeof parameterStates)[number];

const countsOfficially = (state: ParameterState): boolean =>
  state === 'KNOWN' || state === 'ABANDONED';

/** The facts that decide if a question counts as in the Enem. */
export interface AreaQuestion extends Pick<AreaAnswer, 'weight' | 'annulment'> {
  state: ParameterState;
  /** Of the published item; null: estimated or judged parameters. */
  itemCode: number | null;
}

/** The numbers of the questions that a score by item response leaves out for their key or for want of parameters (product.md TRI18). */
export const uncountedNumbers = (
  questions: readonly Pick<AreaQuestion & { number: number }, 'state' | 'number'>[],
): number[] =>
  questions.filter(({ state }) => !countsOfficially(state)).map(({ number }) => number);

/**
 * True: the score counts each item of the booklet that counts officially, and nothing else. `codes` are those of the
 * items with parameters.
 */
export function isWhole(questions: readonly AreaQuestion[], codes: readonly number[]): boolean {
  const counted = questions.flatMap(({ state, itemCode, ...question }) =>
    state === 'KNOWN' && !isLeftOut(question, 'ITEM_RESPONSE') ? [itemCode] : [],
  );
  const wanted = new Set<number | null>(codes);
  return (
    questions.every(({ state }) => countsOfficially(state)) &&
    counted.length === wanted.size &&
    counted.every((code) => wanted.delete(code))
  );
}

interface Origin {
  kind: ScaleKind;
  /** Of the booklet: its parameters give official scores. Null: never compared, or no booklet. */
  booklet: boolean | null;
  /** Null without a booklet. */
  isWhole: boolean | null;
}

/**
 * Of a score: true if it is the official one, false if it is not, null if nobody knows, without a booklet and on a scale
 * that counts. `isContradictory` tells that the parameters of the booklet are the reason (product.md TRI5).
 */
export function officialOrigin({ kind, booklet, isWhole: whole }: Origin): {
  isReproducible: boolean | null;
  isContradictory: boolean;
} {
  if (kind === 'COUNT' || whole === null) return { isReproducible: null, isContradictory: false };
  return { isReproducible: whole && booklet, isContradictory: booklet === false };
}
