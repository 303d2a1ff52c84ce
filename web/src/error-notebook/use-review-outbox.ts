import type {
  NotebookQuestion,
  Review,
  Reviewed,
} from '@sabia/domain/error-notebook/error-notebook.ts';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { outboxPerUser, useOutbox } from '../layout/use-outbox.ts';
import type { Call, Route } from '../platform/api/api.ts';
import { ApiProblem } from '../platform/api/api-problem.ts';
import type { Entry } from '../platform/outbox/outbox-store.ts';
import { showToast } from '../ui/states/toast.tsx';
import { notebookQuery, notebookQueueQuery } from './error-notebook.api.ts';

/** A review that waits for the server. */
interface ReviewEntry extends Entry {
  review: Review;
}

interface ReviewUpdate {
  review: Review;
  /** Null if the review does not count, because its question was removed. */
  reviewed: Reviewed | null;
}

/** Reviews wait here for the server. */
export const reviewOutboxOf = outboxPerUser<ReviewEntry, ReviewUpdate>(
  'sabia.reviews',
  ({ call, queryClient }) => ({
    subjectOf: ({ key }) => key,
    nextBatch: ([next]) => [next],
    send: ([{ review }]) => send(call, review),
    onUpdate: (update) => applyReview(queryClient, update),
    onReject(entries, reason) {
      showToast({ kind: 'error', message: `Sua resposta não foi guardada. ${reason}` });
      for (const { review } of entries) void applyReview(queryClient, { review, reviewed: null });
    },
  }),
);

export const useReviewOutbox = () => useOutbox(reviewOutboxOf);

async function send(call: Call, review: Review): Promise<ReviewUpdate> {
  try {
    return { review, reviewed: await call('POST /error-notebook/reviews', { body: review }) };
  } catch (error) {
    // The screen tells the learner.
    if (error instanceof ApiProblem && error.code === 'invalid_input')
      return { review, reviewed: null };
    throw error;
  }
}

/** The result of a review; null if it does not count. Set by the outbox. */
export const reviewedQuery = (reviewId: string) =>
  queryOptions<Reviewed | null>({
    queryKey: ['reviewed', reviewId],
    queryFn: skipToken,
    staleTime: Infinity,
  });

/** Applies the result of a review to the query cache. */
async function applyReview(
  queryClient: QueryClient,
  { review, reviewed }: ReviewUpdate,
): Promise<void> {
  queryClient.setQueryData(reviewedQuery(review.id).queryKey, reviewed);
  const { queryKey } = notebookQueueQuery;
  // A read that is under way may answer with older data.
  await queryClient.cancelQueries({ queryKey });
  const queue = queryClient.getQueryData<NotebookQuestion[]>(queryKey);
  if (!queue) void queryClient.invalidateQueries({ queryKey });
  else
    queryClient.setQueryData(
      queryKey,
      queue.filter(({ question }) => question.id !== review.questionId),
    );
  void queryClient.invalidateQueries({ queryKey: notebookQuery.queryKey });
  void queryClient.invalidateQueries({
    queryKey: ['GET /error-notebook/questions' satisfies Route],
  });
}
