import type { AttemptResult } from './attempt.ts';

interface Answered {
  isCorrect: boolean;
  timeSpent: number | null;
}

/** The grade of a try: of all its questions, where a blank one is wrong (product.md A1). */
export function grade(answers: readonly Answered[], passingScore: number): AttemptResult {
  const correct = answers.filter(({ isCorrect }) => isCorrect).length;
  const times = answers.flatMap(({ timeSpent }) => (timeSpent === null ? [] : [timeSpent]));
  return {
    correctQuestionsQtd: correct,
    correctAverage: answers.length === 0 ? 0 : (correct / answers.length) * 100,
    // In whole numbers: 7 of 10 are 70 %, which a quotient may miss by a hair.
    isApproved: answers.length > 0 && correct * 100 >= passingScore * answers.length,
    averageTime:
      times.length === 0 ? null : times.reduce((sum, time) => sum + time, 0) / times.length,
  };
}

/** The try that stands: the best, and of equals the first. */
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
