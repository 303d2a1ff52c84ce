import type { ProgressResult } from '@sabia/domain/progress/progress-event.ts';
import { v7 } from 'uuid';
import type { AppContext } from '../layout/app-context.tsx';
import type { DeviceContext } from '../layout/device-owner.ts';
import { useProfile } from '../layout/session.ts';
import { outboxPerUser, useOutbox } from '../layout/use-outbox.ts';
import type { OutboxClient } from '../platform/outbox/outbox.ts';
import { loadCode } from '../platform/load-code.ts';
import { moveLocalStorageQueue } from './local-storage-queue.ts';
import type { ProgressEntry, ReportedProgress } from './progress-entry.ts';
import { quickAttemptAnswered } from './quick-attempt.ts';
import { progressRecorded, recordProgress } from './studying.api.ts';
import { serverDate } from '../platform/clock.ts';

interface Recorded {
  event: ReportedProgress;
  result: ProgressResult;
}

type Context = Pick<AppContext, 'call' | 'queryClient'> & DeviceContext;

export const progressClient = (context: Context): OutboxClient<ProgressEntry, Recorded> => ({
  subjectOf: ({ event }) => event.contentId,
  nextBatch: ([first, ...others]) => [first, ...positionsAfter(first, others)],
  async send(batch) {
    const { event, deviceId, sequence } = batch.at(-1) ?? batch[0];
    return { event, result: await recordProgress(context.call, { ...event, deviceId, sequence }) };
  },
  async onUpdate({ event, result }) {
    const { queryClient } = context;
    // The pages that show moments have loaded their code. Progress is recorded without it, too.
    await loadCode(() => import('./moments.ts')).then(
      ({ tellMoments }) => tellMoments(queryClient, result, serverDate()),
      () => undefined,
    );
    progressRecorded(queryClient, result);
    await quickAttemptAnswered(context, event, result);
  },
  onReject: async (...refused) =>
    (await loadCode(() => import('./refused-progress.ts'))).tellRefusal(...refused),
});

/** Progress events wait here for the server. */
export const progressOutboxOf = outboxPerUser(
  'sabia.progress',
  progressClient,
  moveLocalStorageQueue,
);

const isPosition = ({ event }: ProgressEntry) => event.videoPosition !== undefined;

/** The positions in the same video after `first`, which is one too: only the last is sent. */
function positionsAfter<E extends ProgressEntry>(first: E, others: readonly E[]): E[] {
  const inVideo = others.filter(({ event }) => event.contentId === first.event.contentId);
  const end = inVideo.findIndex((entry) => !isPosition(entry));
  if (!isPosition(first)) return [];
  return end < 0 ? inVideo : inVideo.slice(0, end);
}

/** The progress events that wait for the server, and `add`. */
export function useProgressOutbox() {
  const { id: userId } = useProfile();
  const { entries, problem, add, owner } = useOutbox(progressOutboxOf);
  return {
    events: entries.map(({ event }) => event),
    /** They could not be sent for now. */
    isStalled: problem !== null && entries.length > 0,
    add(given: Omit<ReportedProgress, 'userId'>): void {
      add({ key: v7(), owner, event: { ...given, userId } });
    },
  };
}
