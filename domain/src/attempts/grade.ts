import type { AttemptResult } from './attempt.ts';

interface Answered {
  isCorrect: boolean;
  response?: object | null | undefined;
  /** Of a response; null: a person has still to give it. Other answers have all or nothing. */
  credit?: number | null | undefined;
  timeSpent: number | null;
}

const creditOf = ({ isCorrect, response, credit }: Answered): number =>
  response ? (credit ?? 0) : Number(isCorrect);

const isAwaiting = ({ response, credit }: Answered): boolean =>
  Boolean(response) && typeof credit !== 'number';

/** The credit of all answers; one that awaits its correction has none yet. */
export const sumOfCredit = (answers: readonly Answered[]): number =>
  answers.reduce((sum, answer) => sum + creditOf(answer), 0);

/** Sums of thirds are not exact. */
const slack = 1e-9;

/** The result of an attempt over all its questions; a blank answer is wrong (product.md A1, A14). */
export function grade(answers: readonly Answered[], passingScore: number): AttemptResult {
  const correct = answers.filter(({ isCorrect }) => isCorrect).length;
  const credit = sumOfCredit(answers);
  const awaiting = answers.filter(isAwaiting).length;
  const times = answers.flatMap(({ timeSpent }) => (timeSpent === null ? [] : [timeSpent]));
  return {
    correctQuestionsQtd: correct,
    correctAverage: answers.length === 0 ? 0 : Math.min(100, (credit / answers.length) * 100),
    // Without a quotient, because 7 / 10 is not exactly 0.7.
    isApproved: answers.length > 0 && credit * 100 >= passingScore * answers.length - slack,
    ...(awaiting > 0 && { awaitingQtd: awaiting }),
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
  { alternativeId, response }: { alternativeId: string | null; response?: object | null },
): boolean =>
  alternativeId !== null ||
  Boolean(response) ||
  isLimitOver ||
  (passingScore > 0 && result?.isApproved === true);

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
