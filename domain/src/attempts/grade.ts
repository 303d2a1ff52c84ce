import { type Annulled, countedMark } from './counted-mark.ts';
import type { AttemptResult } from './attempt.ts';
import { isKeyWithheld, type KeyFrom } from './key-release.ts';

interface Answered extends Annulled {
  isCorrect: boolean;
  response?: object | null | undefined;
  /** Of a response; null: a person has still to give it. Other answers have all or nothing. */
  credit?: number | null | undefined;
  timeSpent: number | null;
  /** Of the question; 1 where all weigh the same. */
  weight?: number | null | undefined;
}

const creditOf = ({ isCorrect, response, credit }: Answered): number =>
  response ? (credit ?? 0) : Number(isCorrect);

const isAwaiting = ({ response, credit }: Answered): boolean =>
  Boolean(response) && typeof credit !== 'number';

/** The credit of all answers, whatever weights and annulments; one that awaits its correction has none yet. */
export const sumOfCredit = (answers: readonly Answered[]): number =>
  answers.reduce((sum, answer) => sum + creditOf(answer), 0);

const markOf = (answer: Answered) =>
  countedMark(answer, { weight: answer.weight ?? 1, credit: creditOf(answer) });

/** Sums of thirds are not exact. */
const slack = 1e-9;

/** Approved by the points of all answers: credit times weight. */
export const isApproved = ({
  points,
  mostPoints,
  passingScore,
}: {
  points: number;
  mostPoints: number;
  passingScore: number;
}): boolean =>
  // Without a quotient, because 7 / 10 is not exactly 0.7.
  mostPoints > 0 && points * 100 >= passingScore * mostPoints - slack;

/**
 * The result of an attempt over its questions; a blank answer has no credit (product.md A1, A14). An annulled question
 * gives everybody its credit or leaves the score, and its answer waits for no correction (product.md A22).
 */
export function grade(answers: readonly Answered[], passingScore: number): AttemptResult {
  const marks = answers.map(markOf);
  const counted = marks.filter(({ weight }) => weight > 0);
  const points = marks.reduce((sum, { weight, credit }) => sum + weight * credit, 0);
  const mostPoints = marks.reduce((sum, { weight }) => sum + weight, 0);
  const awaiting = answers.filter((answer) => isAwaiting(answer) && !answer.annulment).length;
  const uncountedQtd = answers.length - counted.length;
  const times = answers.flatMap(({ timeSpent }) => (timeSpent === null ? [] : [timeSpent]));
  return {
    correctQuestionsQtd: counted.filter(({ credit }) => credit === 1).length,
    correctAverage: mostPoints === 0 ? 0 : Math.min(100, (points / mostPoints) * 100),
    isApproved: isApproved({ points, mostPoints, passingScore }),
    ...(awaiting > 0 && { awaitingQtd: awaiting }),
    ...(uncountedQtd > 0 && { uncountedQtd }),
    averageTime:
      times.length === 0 ? null : times.reduce((sum, time) => sum + time, 0) / times.length,
  };
}

interface Graded {
  result: AttemptResult | null;
  /** Of the exam; null: no limit. */
  attemptsLimit: number | null;
  /** The exam limits its attempts, and the learner has passed it or has used them all. */
  isLimitOver: boolean;
  keyFrom: KeyFrom;
}

/**
 * True if the learner may see the answer key of a question of a submitted attempt: of an answered one always,
 * of a blank one after passing, which any score does without a passing score; of an exam that limits attempts after
 * passing its passing score or after the last attempt (product.md Q2). While the exam withholds the key (product.md A38), none is told.
 */
export const isKeyTold = (
  { result, attemptsLimit, isLimitOver, keyFrom }: Graded,
  { alternativeId, response }: { alternativeId: string | null; response?: object | null },
  now: Date,
): boolean =>
  !isKeyWithheld(keyFrom, now) &&
  (alternativeId !== null ||
    Boolean(response) ||
    isLimitOver ||
    (attemptsLimit === null && result?.isApproved === true));

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
