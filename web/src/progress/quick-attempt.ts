import type { GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import type { ProgressResult } from '@sabia/domain/progress/progress-event.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Call } from '../platform/api.ts';
import type { ApiProblem } from '../platform/api-problem.ts';
import type { ReportedProgress } from './progress-entry.ts';

/** The latest attempt at a quick question, with the answers that are graded so far. */
export interface QuickAttempt {
  /** 0 before the first. */
  number: number;
  /** The questions of this attempt; null until they are read from the server. */
  questions: readonly Question[] | null;
  graded: readonly GradedAnswer[];
}

const quickAttemptKey = (contentId: string) => ['quick attempt', contentId];

export const quickAttemptQuery = (call: Call, contentId: string) =>
  queryOptions<QuickAttempt, ApiProblem>({
    queryKey: quickAttemptKey(contentId),
    queryFn: async () => {
      const attempts = await call('GET /user-progressions/content/{contentId}/attempts', {
        params: { contentId },
        query: { limit: 1 },
      });
      const [latest] = attempts.items;
      if (!latest) return { number: 0, questions: null, graded: [] };
      return call('GET /practice-exams/attempts/{id}', { params: { id: latest.id } });
    },
  });

/** Applies the grades in the result of a progress event to the query cache. */
export async function quickAttemptAnswered(
  queryClient: QueryClient,
  { contentId, triesQtd }: ReportedProgress,
  { answers }: ProgressResult,
): Promise<void> {
  if (!triesQtd) return;
  const queryKey = quickAttemptKey(contentId);
  // A read that is under way may answer with older data.
  await queryClient.cancelQueries({ queryKey });
  const known = queryClient.getQueryData<QuickAttempt>(queryKey);
  if (!known) return queryClient.invalidateQueries({ queryKey });
  queryClient.setQueryData<QuickAttempt>(queryKey, withAnswers(known, triesQtd, answers));
}

/** Adds graded answers to those of the same attempt; answers of a later attempt replace them. */
export function withAnswers(
  known: QuickAttempt,
  number: number,
  answers: readonly GradedAnswer[],
): QuickAttempt {
  if (number < known.number) return known;
  if (number > known.number) return { number, questions: null, graded: answers };
  const added = new Set(answers.map(({ questionId }) => questionId));
  const before = known.graded.filter(({ questionId }) => !added.has(questionId));
  return { ...known, graded: [...before, ...answers] };
}
