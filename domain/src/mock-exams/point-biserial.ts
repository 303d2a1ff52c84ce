/** Sums over the people who were asked a question. The rest of a person: right answers of the day without this question. */
export interface QuestionSums {
  peopleQtd: number;
  rightQtd: number;
  restSum: number;
  restSquaresSum: number;
  /** Rests of the people with the right answer. */
  restOfRightSum: number;
}

/**
 * The discrimination of a question: the point-biserial correlation of its answers (right or wrong) with the rest of the day,
 * also called corrected item-total correlation, -1 to 1 (Lord and Novick, Statistical Theories of Mental Test Scores, 1968,
 * chapter 15; https://en.wikipedia.org/wiki/Point-biserial_correlation_coefficient). Null if all answers or all rests are
 * equal.
 */
export function pointBiserial(sums: QuestionSums): number | null {
  const { peopleQtd: n, rightQtd, restSum, restSquaresSum, restOfRightSum } = sums;
  const spreadOfAnswers = n * rightQtd - rightQtd ** 2;
  const spreadOfRests = n * restSquaresSum - restSum ** 2;
  if (spreadOfAnswers <= 0 || spreadOfRests <= 0) return null;
  const correlation =
    (n * restOfRightSum - rightQtd * restSum) / Math.sqrt(spreadOfAnswers * spreadOfRests);
  return Math.min(1, Math.max(-1, correlation));
}
