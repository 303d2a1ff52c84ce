import type { EssayReviewed } from '@sabia/domain/error-notebook/essay-card.ts';
import type { Reviewed } from '@sabia/domain/error-notebook/error-notebook.ts';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { outboxPerUser, useOutbox } from '../layout/use-outbox.ts';
import type { Call, Route } from '../platform/api/api.ts';
import { ApiProblem } from '../platform/api/api-problem.ts';
import type { Entry } from '../platform/outbox/outbox-store.ts';
import { showToast } from '../ui/states/toast.tsx';
import { notebookQuery, notebookQueueQuery } from './error-notebook.api.ts';
import { cardKey, type CardReview, type NotebookCard, reviewedKey } from './notebook-card.ts';

/** A review that waits for the server. */
interface ReviewEntry extends Entry {
  review: CardReview;
}

interface ReviewUpdate extends Pick<ReviewEntry, 'review'> {
  /** Null if the review does not count, because its question or essay was removed. */
  reviewed: Reviewed | EssayReviewed | null;
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

async function send(call: Call, review: CardReview): Promise<ReviewUpdate> {
  try {
    const reviewed =
      'cardId' in review
        ? await call('POST /error-notebook/essay-reviews', { body: review })
        : await call('POST /error-notebook/reviews', { body: review });
    return { review, reviewed };
  } catch (error) {
    // The screen tells the learner.
    if (error instanceof ApiProblem && error.code === 'invalid_input')
      return { review, reviewed: null };
    throw error;
  }
}

/** The result of a review; null if it does not count. Set by the outbox. */
export const reviewedQuery = (reviewId: string) =>
  queryOptions<ReviewUpdate['reviewed']>({
    queryKey: ['reviewed', reviewId],
    queryFn: skipToken,
    staleTime: Infinity,
  });

const pages: Route[] = ['GET /error-notebook/questions', 'GET /error-notebook/essay-cards'];

/** Applies the result of a review to the query cache. */
async function applyReview(
  queryClient: QueryClient,
  { review, reviewed }: ReviewUpdate,
): Promise<void> {
  queryClient.setQueryData(reviewedQuery(review.id).queryKey, reviewed);
  const { queryKey } = notebookQueueQuery;
  // A read that is under way may answer with older data.
  await queryClient.cancelQueries({ queryKey });
  const queue = queryClient.getQueryData<NotebookCard[]>(queryKey);
  if (!queue) void queryClient.invalidateQueries({ queryKey });
  else
    queryClient.setQueryData(
      queryKey,
      queue.filter((card) => cardKey(card) !== reviewedKey(review)),
    );
  void queryClient.invalidateQueries({ queryKey: notebookQuery.queryKey });
  for (const route of pages) void queryClient.invalidateQueries({ queryKey: [route] });
}
