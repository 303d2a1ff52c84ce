import { randomUUID } from 'node:crypto';
import type { LoggedAnswer } from '@sabia/domain/attempts/attempt.ts';
import { usualPassingScore } from '@sabia/domain/attempts/exam-terms.ts';
import type { QuestionRow } from '../questions/questions.queries.ts';
import type { Database } from '../shell/database.ts';
import { openAttempt } from './open-attempt.ts';

interface Asked {
  id: string;
  alternatives: readonly { id: string }[];
}

/** Lines of a log as a device makes them: the first alternative of each question, unless told which. */
export function someAnswers(
  attempt: { startedAt: string; questions: readonly Asked[] },
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

/** A learner's first try at a practice exam with these questions; answers with its id. */
export async function anAttempt(
  db: Database,
  {
    userId,
    practiceExamId,
    questions,
    now,
  }: { userId: string; practiceExamId: string; questions: QuestionRow[]; now: Date },
): Promise<string> {
  const { id } = await openAttempt(
    db,
    { userId, practiceExamId, contentId: null },
    {
      title: 'Contas de cabeça',
      levelingBands: null,
      filters: [],
      questionsQtd: null,
      passingScore: usualPassingScore,
      timeLimitMinutes: null,
      questions,
      lastNumber: 0,
    },
    now,
  );
  return id;
}
