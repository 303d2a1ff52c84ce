import type { Attempt, GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { type CreditKind, creditKindOf } from '../credit-words.ts';
import type { QuestionNote } from '../question-note.ts';

/** As many as one sitting takes. */
const most = 7;

export interface NextReview {
  /** Those that are worth most first. */
  questionIds: ReadonlySet<string>;
  /** 'Revisar as 7 que mais valem' */
  label: string;
  /** The result with these questions right; null where single gains can't be added. */
  wouldBe: string | null;
}

type Reviewed = Pick<Attempt, 'questions' | 'graded' | 'result'>;

interface Missed {
  id: string;
  /** For the order: points of the scale, or the share of the score that is missing. */
  worth: number;
  kind: CreditKind;
}

/** The next review of an attempt whose key is told; else null. */
export const toldReviewOf = (attempt: Attempt, notes?: ReadonlyMap<string, QuestionNote>) =>
  attempt.isKeyWithheld ? null : nextReviewOf(attempt, notes);

/** The missed questions that are worth most, to be reviewed next; null if none is told. */
export function nextReviewOf(
  attempt: Reviewed,
  notes?: ReadonlyMap<string, QuestionNote>,
): NextReview | null {
  const questions = new Map(attempt.questions.map((question) => [question.id, question]));
  const weightOf = (id: string) => notes?.get(id)?.weight ?? questions.get(id)?.weight ?? 1;
  const counts = (id: string) => !questions.get(id)?.annulment && weightOf(id) > 0;
  const isOnScale = [...(notes?.values() ?? [])].some(({ gain }) => gain !== undefined);
  const missed = attempt.graded.flatMap((answer): Missed[] => {
    const { questionId: id, isCorrect, credit } = answer;
    const kind = creditKindOf(answer);
    if (!counts(id) || !isTold(answer) || kind === 'right' || kind === 'awaiting') return [];
    const worth = isOnScale
      ? (notes?.get(id)?.gain ?? 0)
      : weightOf(id) * (1 - (credit ?? (isCorrect ? 1 : 0)));
    return worth > 0 ? [{ id, worth, kind }] : [];
  });
  if (missed.length === 0) return null;
  const chosen = missed.toSorted((one, other) => other.worth - one.worth).slice(0, most);
  return {
    questionIds: new Set(chosen.map(({ id }) => id)),
    label: labelOf(missed, chosen),
    wouldBe: isOnScale ? null : wouldBeWords(attempt, chosen, weightOf),
  };
}

/** Without its key, such as a blank one of a failed attempt, a question can't be reviewed. */
const isTold = ({ correctAlternativeId, answerKey }: GradedAnswer): boolean =>
  correctAlternativeId !== null || answerKey !== undefined;

function labelOf(missed: readonly Missed[], chosen: readonly Missed[]): string {
  const number = chosen.length;
  if (number < missed.length)
    return new Set(missed.map(({ worth }) => worth)).size > 1
      ? `Revisar as ${number} que mais valem`
      : `Revisar as primeiras ${number}`;
  const kinds = new Set(chosen.map(({ kind }) => kind));
  const which =
    kinds.size > 1 || kinds.has('part')
      ? 'que você não acertou'
      : kinds.has('wrong')
        ? 'que você errou'
        : 'em branco';
  return number === 1 ? `Revisar a ${which}` : `Revisar as ${number} ${which}`;
}

/** 'Acertar essas 7 teria dado 83%.' */
function wouldBeWords(
  { questions, result }: Reviewed,
  chosen: readonly Missed[],
  weightOf: (id: string) => number,
): string | null {
  if (!result || result.awaitingQtd) return null;
  const total = questions
    .filter(({ annulment }) => annulment?.choice !== 'OUT_OF_SCORE')
    .reduce((sum, { id }) => sum + weightOf(id), 0);
  const gained = chosen.reduce((sum, { worth }) => sum + worth, 0);
  const share = formatPercentage(Math.min(100, result.correctAverage + (100 * gained) / total));
  return `Acertar ${chosen.length === 1 ? 'essa' : `essas ${chosen.length}`} teria dado ${share}.`;
}
