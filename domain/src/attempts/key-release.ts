/**
 * The moment from which learners may see the answer key of a submitted attempt (product.md A18, A37): an instant; null: its
 * submission; 'NEVER': an administrator has to change the setting first.
 */
export type KeyFrom = string | null;

/** True while right and wrong answers and the answer key of submitted attempts are told to administrators only. */
export const isKeyWithheld = (keyFrom: KeyFrom, now: Date): boolean =>
  keyFrom === 'NEVER' || (keyFrom !== null && now < new Date(keyFrom));
