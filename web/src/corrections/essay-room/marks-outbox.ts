import type { CorrectedEssay } from '@sabia/domain/essays/essays.contract.ts';
import { v7 } from 'uuid';
import type { AppContext } from '../../layout/app-context.tsx';
import { deviceOwner } from '../../layout/device-owner.ts';
import { outboxPerUser, useOutbox } from '../../layout/use-outbox.ts';
import type { Input, Reply, Route } from '../../platform/api/api.ts';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { changeKeptReply } from '../../platform/api/last-replies.ts';
import { removeTakenPages } from '../../platform/device/taken-pages.ts';
import { forgetDraft } from '../../platform/device/drafts.ts';
import type { Entry } from '../../platform/outbox/outbox-store.ts';
import type { OutboxClient } from '../../platform/outbox/outbox.ts';
import { showToast } from '../../ui/states/toast.tsx';
import { count } from '../../ui/words/plural.ts';
import { draftName, type EssayPlace, isSameEssay } from './essay-correction.ts';
import { essayQueueQuery } from './essay-room.api.ts';
import { addRefusedMark } from './refused-marks.ts';
import { toldResult } from './told-result.ts';

type Queue = Reply<'GET /corrections/claims'>;
type MarkBody = Input<'PUT /corrections/{attemptId}/{questionId}/marks'>['body'];

/** A mark that waits for the server. */
export interface MarkEntry extends Entry, EssayPlace {
  body: MarkBody;
}

interface MarkUpdate {
  entry: MarkEntry;
  /** Null if the mark does not count any more; then `refusal` says why. */
  given: CorrectedEssay | null;
  refusal: string;
}

const keptQueue = { route: 'GET /corrections/claims' satisfies Route, input: {} };

/** The part of the outbox that knows marks; the property test gives it a simulated browser. */
export const marksClient = (context: AppContext): OutboxClient<MarkEntry, MarkUpdate> => ({
  subjectOf: draftName,
  nextBatch: ([next]) => [next],
  send: ([entry]) => send(context, entry),
  async onUpdate({ entry, given, refusal: reason }) {
    const { queryClient } = context;
    const { owner } = entry;
    if (given) untold.push(given);
    if (given) forgetDraft(owner, draftName(entry));
    else await addRefusedMark(queryClient, { essay: entry, owner, reason });
    const without = (queue: Queue): Queue => ({
      ...queue,
      claims: queue.claims.filter((claim) => !isSameEssay(claim, entry)),
    });
    const { queryKey } = essayQueueQuery;
    // A read that is under way may answer with the essay.
    const isRead = queryClient.isFetching({ queryKey }) > 0;
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Queue>(queryKey, (queue) => queue && without(queue));
    if (isRead) void queryClient.invalidateQueries({ queryKey });
    await changeKeptReply(deviceOwner(context), keptQueue, without);
    // The pages of an essay are personal data.
    void removeTakenPages(entry);
  },
  onPassEnd: tellSent,
  async onReject(entries, reason) {
    for (const entry of entries)
      await addRefusedMark(context.queryClient, { essay: entry, owner: entry.owner, reason });
    showToast({ kind: 'error', message: `A correção não foi enviada. ${reason}` });
  },
});

export const marksOutboxOf = outboxPerUser<MarkEntry, MarkUpdate>('sabia.marks', marksClient);

/** The marks that wait, and `give`, which puts one among them. */
export function useMarksOutbox() {
  const { add, owner, ...waiting } = useOutbox(marksOutboxOf);
  return {
    waiting,
    give: ({ attemptId, questionId }: EssayPlace, body: MarkBody) =>
      add({ key: v7(), owner, attemptId, questionId, body }),
  };
}

async function send({ call }: AppContext, entry: MarkEntry): Promise<MarkUpdate> {
  const { attemptId, questionId, body } = entry;
  try {
    const params = { attemptId, questionId };
    const given = await call('PUT /corrections/{attemptId}/{questionId}/marks', { params, body });
    return { entry, given, refusal: '' };
  } catch (error) {
    // The essay has the corrections that it needs: the same at every attempt.
    if (error instanceof ApiProblem && error.code === 'conflict')
      return { entry, given: null, refusal: error.detail };
    throw error;
  }
}

/** The marks that the server took and that no message has told yet. */
let untold: CorrectedEssay[] = [];

/** Marks that are sent one after the other are told together. */
function tellSent(): void {
  const [first, ...others] = untold;
  if (!first) return;
  untold = [];
  const message =
    others.length === 0
      ? toldResult(first)
      : `${count(others.length + 1, 'correção enviada', 'correções enviadas')}.`;
  showToast({ kind: 'success', message });
}
