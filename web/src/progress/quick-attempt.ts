import type { GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import type { ProgressResult } from '@sabia/domain/progress/progress-event.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Call } from '../platform/api.ts';
import type { ApiProblem } from '../platform/api-problem.ts';
import type { Step } from './progress-queue.ts';

/** The latest try at a quick question, as far as its answers have been told. */
export interface QuickAttempt {
  /** 0 before the first. */
  number: number;
  /** As they were asked in this try; null while the server has not been asked. */
  questions: readonly Question[] | null;
  graded: readonly GradedAnswer[];
}

const quickTryKey = (contentId: string) => ['quick try', contentId];

export const quickAttemptQuery = (call: Call, contentId: string) =>
  queryOptions<QuickAttempt, ApiProblem>({
    queryKey: quickTryKey(contentId),
    queryFn: async () => {
      const tries = await call('GET /user-progressions/content/{contentId}/attempts', {
        params: { contentId },
      });
      const [latest] = tries;
      if (!latest) return { number: 0, questions: null, graded: [] };
      return call('GET /practice-exams/attempts/{id}', { params: { id: latest.id } });
    },
  });

/** Tells at once what the server said of the answers of a step. */
export async function quickAttemptAnswered(
  queryClient: QueryClient,
  { contentId, triesQtd = 0 }: Step,
  { answers }: ProgressResult,
): Promise<void> {
  if (triesQtd === 0) return;
  const queryKey = quickTryKey(contentId);
  // What is being read may be older than this.
  await queryClient.cancelQueries({ queryKey });
  const known = queryClient.getQueryData<QuickAttempt>(queryKey);
  if (!known) return queryClient.invalidateQueries({ queryKey });
  queryClient.setQueryData<QuickAttempt>(queryKey, withAnswers(known, triesQtd, answers));
}

/** Answers join those of the same try; of a later try, they stand for themselves. */
export function withAnswers(
  known: QuickAttempt,
  number: number,
  answers: readonly GradedAnswer[],
): QuickAttempt {
  if (number < known.number) return known;
  if (number > known.number) return { number, questions: null, graded: answers };
  const told = new Set(answers.map(({ questionId }) => questionId));
  const before = known.graded.filter(({ questionId }) => !told.has(questionId));
  return { ...known, graded: [...before, ...answers] };
}
