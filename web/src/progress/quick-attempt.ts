import type { GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import type { ProgressResult } from '@sabia/domain/progress/progress-event.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../layout/app-context.tsx';
import { type DeviceContext, deviceOwner } from '../layout/device-owner.ts';
import type { Call } from '../platform/api/api.ts';
import { ApiProblem } from '../platform/api/api-problem.ts';
import { changeKeptReply, keepReply, keptReply } from '../platform/api/last-replies.ts';
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

const none: QuickAttempt = { number: 0, questions: null, graded: [] };

/** The attempt of the quick question that was opened last stays on the device (product.md WEB14). */
const readOf = (contentId: string) => ({
  route: 'GET /user-progressions/content/{contentId}/attempts',
  input: { params: { contentId } },
});

/** `isNew`: without a network and a kept attempt, the content counts as one without attempts. */
export const quickAttemptQuery = (
  context: AppContext,
  { contentId, isNew }: { contentId: string; isNew: boolean },
) =>
  queryOptions<QuickAttempt, ApiProblem>({
    queryKey: quickAttemptKey(contentId),
    queryFn: async ({ signal }) => {
      const owner = deviceOwner(context);
      try {
        const attempt = await latestAttempt(context.call, contentId, signal);
        // A cancelled read may be older than a grade that came meanwhile.
        if (!signal.aborted) void keepReply(owner, readOf(contentId), attempt);
        return attempt;
      } catch (problem) {
        return keptReply<QuickAttempt>(owner, readOf(contentId), problem).catch(() => {
          // A server that does not answer is no missing network: the read is repeated.
          const isOffline = problem instanceof ApiProblem && problem.code === 'offline';
          if (isNew && isOffline && !navigator.onLine) return none;
          throw problem;
        });
      }
    },
    refetchOnReconnect: 'always',
  });

async function latestAttempt(
  call: Call,
  contentId: string,
  signal: AbortSignal,
): Promise<QuickAttempt> {
  const attempts = await call(
    'GET /user-progressions/content/{contentId}/attempts',
    { params: { contentId }, query: { limit: 1 } },
    { signal },
  );
  const [latest] = attempts.items;
  if (!latest) return none;
  return call('GET /practice-exams/attempts/{id}', { params: { id: latest.id } }, { signal });
}

/** Applies the grades in the result of a progress event to the query cache and to the kept attempt. */
export async function quickAttemptAnswered(
  context: Pick<AppContext, 'queryClient'> & DeviceContext,
  { contentId, triesQtd }: ReportedProgress,
  { answers }: ProgressResult,
): Promise<void> {
  if (!triesQtd) return;
  const { queryClient } = context;
  void changeKeptReply<QuickAttempt>(deviceOwner(context), readOf(contentId), (kept) =>
    withAnswers(kept, triesQtd, answers),
  );
  const queryKey = quickAttemptKey(contentId);
  // A read that is under way may answer with older data.
  const wasReading = queryClient.isFetching({ queryKey }) > 0;
  await queryClient.cancelQueries({ queryKey });
  const known = queryClient.getQueryData<QuickAttempt>(queryKey);
  if (!known) return queryClient.invalidateQueries({ queryKey });
  queryClient.setQueryData<QuickAttempt>(queryKey, withAnswers(known, triesQtd, answers));
  if (wasReading) await queryClient.invalidateQueries({ queryKey });
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
