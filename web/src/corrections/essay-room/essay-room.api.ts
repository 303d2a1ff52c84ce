import type { ClaimedEssay } from '@sabia/domain/essays/essays.contract.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { read, type Reply } from '../../platform/api/api.ts';
import type { EssayCorrection } from './essay-correction.ts';

type Queue = Reply<'GET /corrections/claims'>;

export const essayQueueQuery = read('GET /corrections/claims', {});

const placeOf = ({ attemptId, questionId }: ClaimedEssay) => ({ attemptId, questionId });

/** The calls of the essay room, each of which brings the queue that is shown up to date. */
export function useEssayRoom() {
  const { call, queryClient } = useAppContext();
  const change = (next: (queue: Queue) => Queue) =>
    queryClient.setQueryData<Queue>(essayQueueQuery.queryKey, (queue) => queue && next(queue));
  const without = (essay: ClaimedEssay) =>
    change(({ claims, ...queue }) => ({
      ...queue,
      claims: claims.filter(
        ({ attemptId, questionId }) =>
          attemptId !== essay.attemptId || questionId !== essay.questionId,
      ),
    }));
  return {
    /** Takes the oldest essay that waits; without one the figures are read again. */
    async claim(): Promise<void> {
      const essay = await call('POST /corrections/claims', { body: {} });
      if (!essay) return queryClient.invalidateQueries({ queryKey: essayQueueQuery.queryKey });
      change(({ claims, waitingQtd, ...queue }) => ({
        ...queue,
        claims: [...claims, essay],
        waitingQtd: Math.max(0, waitingQtd - 1),
      }));
    },
    /** Gives the own mark; the reply is what the essay has come to. */
    async mark(essay: ClaimedEssay, { levels, zeroReason, comments }: EssayCorrection) {
      return call('PUT /corrections/{attemptId}/{questionId}/marks', {
        params: placeOf(essay),
        body: { ...(zeroReason ? { zeroReason } : { levels }), comments: [...comments] },
      });
    },
    async giveBack(essay: ClaimedEssay): Promise<void> {
      await call('DELETE /corrections/{attemptId}/{questionId}/claim', { params: placeOf(essay) });
      without(essay);
      await queryClient.invalidateQueries({ queryKey: essayQueueQuery.queryKey });
    },
    keepClaim: (essay: ClaimedEssay) =>
      call('PUT /corrections/{attemptId}/{questionId}/claim', { params: placeOf(essay) }),
    without,
  };
}
