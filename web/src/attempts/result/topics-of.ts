import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import { type TopicCost, topicCosts } from '@sabia/domain/attempts/topic-costs.ts';

/** The cost of each topic in the score, as far as the result tells the answers. */
export function topicsOf({
  questions,
  graded,
}: Pick<Attempt, 'questions' | 'graded'>): TopicCost[] {
  const asked = new Map(questions.map((question) => [question.id, question]));
  return topicCosts(
    graded.map(({ questionId, topic = null, isCorrect, credit, response }) => {
      const { annulment, weight = 1 } = asked.get(questionId) ?? {};
      return {
        topic,
        weight: annulment?.choice === 'OUT_OF_SCORE' ? 0 : weight,
        credit: annulment
          ? 1
          : response && credit === null
            ? null
            : (credit ?? (isCorrect ? 1 : 0)),
      };
    }),
  );
}
