import type { ClaimedEssay } from '@sabia/domain/essays/essays.contract.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { deviceOwner } from '../../layout/device-owner.ts';
import { read, type Reply } from '../../platform/api/api.ts';
import {
  readTakenPages,
  removeTakenPages,
  roomForPages,
  takePages,
} from '../../platform/device/taken-pages.ts';
import { isSameEssay } from './essay-correction.ts';
import { onDevice, pageAddresses } from './on-device.ts';

type Queue = Reply<'GET /corrections/claims'>;

/** Essays that a person may have at a time (product.md RUB5). */
export const mostClaims = 20;

/** Of the mutation that takes essays along. */
export const takingKey = ['essays', 'take along'];

export const essayQueueQuery = read('GET /corrections/claims', {});

const placeOf = ({ attemptId, questionId }: ClaimedEssay) => ({ attemptId, questionId });

/** The calls of the essay room, each of which brings the queue that is shown up to date. */
export function useEssayRoom() {
  const context = useAppContext();
  const { call, queryClient } = context;
  const change = (next: (queue: Queue) => Queue) =>
    queryClient.setQueryData<Queue>(essayQueueQuery.queryKey, (queue) => queue && next(queue));
  const without = (essay: ClaimedEssay) =>
    change(({ claims, ...queue }) => ({
      ...queue,
      claims: claims.filter((other) => !isSameEssay(other, essay)),
    }));
  const drop = (essay: ClaimedEssay) =>
    call('DELETE /corrections/{attemptId}/{questionId}/claim', { params: placeOf(essay) });
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
     * Takes essays along until the person has `mostClaims`, and keeps all on this device, photographed ones with their pages;
     * `onTaken` is told how many the person has. The server holds them for a day. Returns those that are on the device.
     */
    async takeAlong(onTaken: (quantity: number) => void): Promise<ClaimedEssay[]> {
      const before = await queryClient.query({ ...essayQueueQuery, staleTime: 0 });
      const owner = deviceOwner(context);
      const user = owner();
      let keepsPages = user !== null;
      try {
        for (let quantity = before.claims.length; quantity < mostClaims; quantity += 1) {
          onTaken(quantity);
          const room = keepsPages ? await roomForPages() : 0;
          const body = { isTakenAlong: true, roomForPages: room };
          const essay = await call('POST /corrections/claims', { body });
          if (!essay) break;
          const addresses = pageAddresses(essay);
          if (addresses.length === 0) continue;
          keepsPages = await takePages({ ...essay, addresses }, () => owner() === user);
          if (keepsPages) continue;
          // Somebody else can correct it; only texts follow.
          await drop(essay);
          quantity -= 1;
        }
      } finally {
        // The device keeps the last reply, also of what was taken before a failure.
        await queryClient.query({ ...essayQueueQuery, staleTime: 0 });
      }
      const { claims } = await queryClient.query(essayQueueQuery);
      return onDevice(claims, await readTakenPages().catch(() => [])).kept;
    },
    async giveBack(essay: ClaimedEssay): Promise<void> {
      await drop(essay);
      void removeTakenPages(essay);
      without(essay);
      await queryClient.invalidateQueries({ queryKey: essayQueueQuery.queryKey });
    },
    keepClaim: (essay: ClaimedEssay) =>
      call('PUT /corrections/{attemptId}/{questionId}/claim', { params: placeOf(essay) }),
  };
}
