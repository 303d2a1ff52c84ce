import type { GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import type { GivenAnswer } from '@sabia/domain/questions/question-kind.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import type { ReportedProgress } from '../../progress/progress-entry.ts';
import type { QuickAttempt } from '../../progress/quick-attempt.ts';

export interface QuickAnswer {
  question: Question;
  /** The answer that waits for the server. */
  chosen: GivenAnswer | undefined;
  graded: GradedAnswer | undefined;
}

/** The number of the current attempt: 1 before the first answer, the next number after a restart. */
export function currentAttempt(
  known: QuickAttempt,
  waiting: readonly ReportedProgress[],
  isRestarted: boolean,
): number {
  const last = Math.max(known.number, ...waiting.map(({ triesQtd }) => triesQtd ?? 0));
  return isRestarted ? last + 1 : Math.max(1, last);
}

/**
 * The questions of an attempt with their answers. An attempt under way keeps its questions; a new one has
 * the questions of the content.
 */
export function quickAnswers(
  asked: readonly Question[],
  known: QuickAttempt,
  waiting: readonly ReportedProgress[],
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
      .flatMap(({ userQuestionAnswers }) => userQuestionAnswers ?? [])
      .map(
        ({ questionId, alternativeId, response = null }) =>
          [questionId, { alternativeId, response }] as const,
      ),
  );
  return questions.map((question) => ({
    question,
    chosen: chosen.get(question.id),
    graded: graded.get(question.id),
  }));
}

/** True if the attempt is finished and the content is not completed: the course was restarted since. */
export const isOfEarlierRound = (
  asked: readonly Question[],
  known: QuickAttempt,
  { isCompleted }: { isCompleted: boolean },
): boolean =>
  !isCompleted &&
  known.number > 0 &&
  quickAnswers(asked, known, [], known.number).every(({ graded }) => graded);

/** The answered questions and the first open one. */
export function shownQuestions(answers: readonly QuickAnswer[]): readonly QuickAnswer[] {
  const next = answers.findIndex(({ chosen, graded }) => !chosen && !graded);
  return next === -1 ? answers : answers.slice(0, next + 1);
}
