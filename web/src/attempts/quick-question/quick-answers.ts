import type { GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import type { Step } from '../../progress/progress-queue.ts';
import type { QuickAttempt } from '../../progress/quick-attempt.ts';

export interface QuickAnswer {
  question: Question;
  /** What was chosen, and waits for the server's word. */
  chosen: string | undefined;
  graded: GradedAnswer | undefined;
}

/** The try that a learner is at: 1 before the first answer; the next one when they begin again. */
export function tryAtHand(
  known: QuickAttempt,
  waiting: readonly Step[],
  isBegunAgain: boolean,
): number {
  const last = Math.max(known.number, ...waiting.map(({ triesQtd = 0 }) => triesQtd));
  return isBegunAgain ? last + 1 : Math.max(1, last);
}

/**
 * The questions of a try with what is known of their answers. A try under way asks what it began
 * with; the questions of a new one are those of the content.
 */
export function quickAnswers(
  asked: readonly Question[],
  known: QuickAttempt,
  waiting: readonly Step[],
  number: number,
): QuickAnswer[] {
  const isKnown = known.number === number;
  const questions = (isKnown ? known.questions : null) ?? asked;
  const graded = new Map(
    isKnown ? known.graded.map((answer) => [answer.questionId, answer] as const) : [],
  );
  const chosen = new Map(
    waiting
      .filter(({ triesQtd }) => triesQtd === number)
      .flatMap(({ userQuestionAnswers = [] }) => userQuestionAnswers)
      .map(({ questionId, alternativeId }) => [questionId, alternativeId] as const),
  );
  return questions.map((question) => ({
    question,
    chosen: chosen.get(question.id),
    graded: graded.get(question.id),
  }));
}

/** A try that was finished, of a content that is open again: its course has been begun anew since. */
export const isOfEarlierRound = (
  asked: readonly Question[],
  known: QuickAttempt,
  { isCompleted }: { isCompleted: boolean },
): boolean =>
  !isCompleted &&
  known.number > 0 &&
  quickAnswers(asked, known, [], known.number).every(({ graded }) => graded);

/** One after another: what is answered, and the first that is not. */
export function shownQuestions(answers: readonly QuickAnswer[]): readonly QuickAnswer[] {
  const next = answers.findIndex(({ chosen, graded }) => !chosen && !graded);
  return next === -1 ? answers : answers.slice(0, next + 1);
}
