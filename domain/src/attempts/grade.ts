import type { AttemptResult } from './attempt.ts';

interface Answered {
  isCorrect: boolean;
  timeSpent: number | null;
}

/** The result of an attempt over all its questions; a blank answer is wrong (product.md A1). */
export function grade(answers: readonly Answered[], passingScore: number): AttemptResult {
  const correct = answers.filter(({ isCorrect }) => isCorrect).length;
  const times = answers.flatMap(({ timeSpent }) => (timeSpent === null ? [] : [timeSpent]));
  return {
    correctQuestionsQtd: correct,
    correctAverage: answers.length === 0 ? 0 : (correct / answers.length) * 100,
    // In whole numbers, because the quotient 7 / 10 is not exactly 0.7.
    isApproved: answers.length > 0 && correct * 100 >= passingScore * answers.length,
    averageTime:
      times.length === 0 ? null : times.reduce((sum, time) => sum + time, 0) / times.length,
  };
}

interface Graded {
  passingScore: number;
  result: AttemptResult | null;
  /** The exam limits its attempts, and the learner has passed it or has used them all. */
  isLimitOver: boolean;
}

/**
 * True if the learner may see the answer key of a question of a submitted attempt: of an answered one always,
 * of a blank one after passing, or after the last attempt (product.md Q2). An exam without a passing score
 * cannot be passed.
 */
export const isKeyTold = (
  { passingScore, result, isLimitOver }: Graded,
  { alternativeId }: { alternativeId: string | null },
): boolean =>
  alternativeId !== null || isLimitOver || (passingScore > 0 && result?.isApproved === true);

/** The best submitted attempt; of equal scores the first. */
export function bestOf<A extends { number: number; result: AttemptResult | null }>(
  attempts: readonly A[],
): A | null {
  const graded = attempts.filter(({ result }) => result !== null);
  return (
    graded.toSorted(
      (a, b) =>
        (b.result?.correctAverage ?? 0) - (a.result?.correctAverage ?? 0) || a.number - b.number,
    )[0] ?? null
  );
}
