/** A question of a submitted attempt in the score of its exam. */
export interface QuestionNote {
  /** Undefined: the usual one. In place of the weight that the question had at the start of the attempt. */
  weight: number | undefined;
  /** A sentence, such as its worth for the score. */
  words?: string | undefined;
  /** Points of the scale that it would be worth; undefined for a right one, and without such points. */
  gain?: number | undefined;
}
