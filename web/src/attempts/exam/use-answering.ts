import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import type { GivenAnswer } from '@sabia/domain/questions/question-kind.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import type { AttemptAnswers } from './attempt-answers.ts';
import { useExamPosition } from './use-exam-position.ts';
import { useTypedAnswers } from './use-typed-answers.ts';

/**
 * The position and the answers of an attempt under way. An answer that is being typed is settled before the learner moves
 * or ends.
 */
export function useAnswering({ id, questions }: Attempt, answers: AttemptAnswers) {
  const { goTo, saveSeconds, secondsOn, ...position } = useExamPosition(id, questions);
  const { type, choose, settle, ...typed } = useTypedAnswers(id, {
    questions,
    chosen: answers.chosen,
    answer: (questionId, given, typedAt) =>
      answers.answer(questionId, given, secondsOn(questionId), typedAt),
  });
  return {
    ...position,
    ...typed,
    settle,
    give: (question: Question, given: GivenAnswer) =>
      question.task ? type(question.id, given.response) : choose(question.id, given),
    go: (place: number) => {
      settle();
      goTo(place);
    },
    submit: () => {
      settle();
      saveSeconds();
      answers.submit();
    },
  };
}
