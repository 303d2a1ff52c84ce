import type { ClaimedEssay } from '@sabia/domain/essays/essays.contract.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { read, type Reply } from '../../platform/api/api.ts';
import { isSameEssay } from './essay-correction.ts';

type Queue = Reply<'GET /corrections/claims'>;

/** Essays that a person may have at a time (product.md RUB5). */
export const mostClaims = 20;

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
      claims: claims.filter((other) => !isSameEssay(other, essay)),
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
    /**
     * Takes texts along until the person has `mostClaims` essays, and keeps all on this device; `onTaken` is told how many the
     * person has. The server holds texts for a day. Returns them.
     */
    async takeAlong(onTaken: (quantity: number) => void): Promise<ClaimedEssay[]> {
      const before = await queryClient.query({ ...essayQueueQuery, staleTime: 0 });
      try {
        for (let quantity = before.claims.length; quantity < mostClaims; quantity += 1) {
          onTaken(quantity);
          if (!(await call('POST /corrections/claims', { body: { isTakenAlong: true } }))) break;
        }
      } finally {
        // The device keeps the last reply, also of what was taken before a failure.
        await queryClient.query({ ...essayQueueQuery, staleTime: 0 });
      }
      const { claims } = await queryClient.query(essayQueueQuery);
      return claims.filter(({ response }) => response.kind === 'OPEN_TEXT');
    },
    async giveBack(essay: ClaimedEssay): Promise<void> {
      await call('DELETE /corrections/{attemptId}/{questionId}/claim', { params: placeOf(essay) });
      without(essay);
      await queryClient.invalidateQueries({ queryKey: essayQueueQuery.queryKey });
    },
    keepClaim: (essay: ClaimedEssay) =>
      call('PUT /corrections/{attemptId}/{questionId}/claim', { params: placeOf(essay) }),
  };
}
