import type { GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import { creditKindOf } from '../credit-words.ts';

/** The number of missed questions that a person has corrected, which never enter the error notebook (product.md Q17). */
export function missedByPeople(
  questions: readonly Pick<Question, 'id' | 'kind' | 'annulment'>[],
  graded: readonly GradedAnswer[],
): number {
  const answers = new Map(graded.map((answer) => [answer.questionId, answer]));
  return questions.filter(({ id, kind, annulment }) => {
    const answer = answers.get(id);
    return (
      !annulment &&
      (kind === 'OPEN_TEXT' || kind === 'FILE') &&
      answer !== undefined &&
      !['right', 'awaiting'].includes(creditKindOf(answer))
    );
  }).length;
}
