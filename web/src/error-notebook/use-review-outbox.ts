import type {
  NotebookQuestion,
  Review,
  Reviewed,
} from '@sabia/domain/error-notebook/error-notebook.ts';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { Call, Route } from '../platform/api.ts';
import { ApiProblem } from '../platform/api-problem.ts';
import { deviceKeep, type Kept } from '../platform/outbox/outbox-store.ts';
import { createOutbox } from '../platform/outbox/outbox.ts';
import { browserTabs } from '../platform/outbox/tabs.ts';
import { onePerPerson, useOutbox } from '../layout/use-outbox.ts';
import { notebookQuery, notebookQueueQuery } from './error-notebook.api.ts';

/** A review that waits on the device until the server has it. */
interface KeptReview extends Kept {
  review: Review;
}

interface Sent {
  review: Review;
  /** Null: its question had been taken away meanwhile. */
  reviewed: Reviewed | null;
}

export const reviewOutboxOf = onePerPerson<KeptReview>(
  ({ call, identity, queryClient, impersonation }, owner) =>
    createOutbox<KeptReview, { entries: [KeptReview] }, Sent>({
      owner,
      keep: deviceKeep(() => indexedDB, 'sabia.reviews'),
      tabs: browserTabs(`sabia.reviews.${owner}`),
      isOwnerHere: () => identity.user()?.id === owner && !impersonation.as(),
      subjectOf: ({ key }) => key,
      nextBatch(entries, refused) {
        const next = entries.find(({ key }) => !refused.has(key));
        return next ? { entries: [next] } : null;
      },
      send: ({ entries: [{ review }] }) => send(call, review),
      onNews: (sent) => reviewSent(queryClient, sent),
    }),
);

export const useReviewOutbox = () => useOutbox(reviewOutboxOf);

async function send(call: Call, review: Review): Promise<Sent> {
  try {
    return { review, reviewed: await call('POST /error-notebook/reviews', { body: review }) };
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 422) return { review, reviewed: null };
    throw error;
  }
}

/** What the server said of a review; null when the question had been taken away. */
export const reviewedQuery = (reviewId: string) =>
  queryOptions<Reviewed | null>({
    queryKey: ['reviewed', reviewId],
    queryFn: skipToken,
    staleTime: Infinity,
  });

/** Tells at once what the server said, and keeps the notebook on the screen with it. */
async function reviewSent(queryClient: QueryClient, { review, reviewed }: Sent): Promise<void> {
  queryClient.setQueryData(reviewedQuery(review.id).queryKey, reviewed);
  const { queryKey } = notebookQueueQuery;
  // What is being read may be older than this.
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
