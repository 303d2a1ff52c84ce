import { isInTime, isOver } from './deadline.ts';

interface Given {
  id: string;
  questionId: string;
  alternativeId: string | null;
  answeredAt: string;
}

/** What an attempt asks. */
interface Asked {
  deadline: string | null;
  startedAt: string;
  /** The alternatives of each of its questions. */
  alternatives: ReadonlyMap<string, readonly string[]>;
}

/**
 * The lines of what was sent that the log takes, in the order in which they were given: each about a
 * question of the attempt and an alternative of it, given in time and not too late to count. Nothing
 * was answered after it arrived, nor before the attempt began, whatever a device's clock says.
 */
export function admittedAnswers<A extends Given>(
  sent: readonly A[],
  { deadline, startedAt, alternatives }: Asked,
  now: Date,
): A[] {
  if (isOver(deadline, now)) return [];
  const earliest = Date.parse(startedAt);
  return sent
    .filter(({ questionId, alternativeId }) => {
      const choices = alternatives.get(questionId);
      return choices && (alternativeId === null || choices.includes(alternativeId));
    })
    .toSorted((a, b) => Date.parse(a.answeredAt) - Date.parse(b.answeredAt))
    .map((answer) => {
      const at = Math.min(Math.max(Date.parse(answer.answeredAt), earliest), now.getTime());
      return { ...answer, answeredAt: new Date(at).toISOString() };
    })
    .filter(({ answeredAt }) => isInTime(answeredAt, deadline));
}

/**
 * The answer that stands for each question: the latest by `answeredAt`, and of two at the same moment
 * the one that was logged later. The log comes in the order in which it was written.
 */
export function standingAnswers<A extends Omit<Given, 'id'>>(log: readonly A[]): Map<string, A> {
  const standing = new Map<string, A>();
  for (const answer of log) {
    const before = standing.get(answer.questionId);
    if (!before || Date.parse(answer.answeredAt) >= Date.parse(before.answeredAt)) {
      standing.set(answer.questionId, answer);
    }
  }
  return standing;
}
