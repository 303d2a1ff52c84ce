import { randomUUID } from 'node:crypto';
import type { Attempt, LoggedAnswer } from '@sabia/domain/attempts/attempt.ts';

/** Lines of a log as a device makes them: the first alternative of each question, unless told which. */
export function someAnswers(
  attempt: Pick<Attempt, 'questions' | 'startedAt'>,
  choices: readonly (number | null)[] = attempt.questions.map(() => 0),
): LoggedAnswer[] {
  return choices.flatMap((choice, at) => {
    const question = attempt.questions[at];
    if (!question) return [];
    return [
      {
        id: randomUUID(),
        questionId: question.id,
        alternativeId: choice === null ? null : (question.alternatives[choice]?.id ?? null),
        answeredAt: new Date(Date.parse(attempt.startedAt) + (at + 1) * 1000).toISOString(),
        timeSpent: 10,
      },
    ];
  });
}
