import type { AttemptsPage, ListedAttempt } from '@sabia/domain/attempts/attempt.ts';

/** Approved by the cut of the scale, by the id of the attempt; null: the scale has no cut. */
export type Verdicts = ReadonlyMap<string, boolean | null>;

/**
 * The attempts at an exam with a scale as learners see them: approved or not by the cut, and neither of both without a
 * cut. The passing score goes on deciding about trails and the key (product.md TRI25, TRI26).
 */
export const approvedByCut = (page: AttemptsPage, verdicts: Verdicts): AttemptsPage => ({
  ...page,
  items: page.items.map((attempt) => judged(attempt, verdicts)),
  best: page.best && judged(page.best, verdicts),
});

function judged(attempt: ListedAttempt, verdicts: Verdicts): ListedAttempt {
  const isApproved = verdicts.get(attempt.id) ?? null;
  const { result } = attempt;
  // Screens have no words of approval for a passing score of 0.
  if (!result || isApproved === null) return { ...attempt, passingScore: 0 };
  const passingScore = Math.max(attempt.passingScore, 1);
  return { ...attempt, passingScore, result: { ...result, isApproved } };
}
