import { isReadingList } from '@sabia/domain/mock-exams/kept-reading-list.ts';
import type { QueryClient } from '@tanstack/react-query';
import { v7 } from 'uuid';
import type { AppContext } from '../../layout/app-context.tsx';
import { deviceOwner } from '../../layout/device-owner.ts';
import { outboxPerUser } from '../../layout/use-outbox.ts';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { changeKeptReply } from '../../platform/api/last-replies.ts';
import type { Entry } from '../../platform/outbox/outbox-store.ts';
import type { OutboxClient } from '../../platform/outbox/outbox.ts';
import { showToast } from '../../ui/states/toast.tsx';
import { refreshResults } from '../results/results.api.ts';
import { keepCard, pileQuery } from './card-pile.ts';
import { bodyOf, type Card, isBlank } from './cards.ts';
import {
  peopleQuery,
  peopleRoute,
  type ReadingBody,
  type ReadingList,
  type ReadingReply,
  sendReading,
} from './reading.api.ts';
import { sentWords } from './sent-words.ts';

/** A reading that waits for the server. Its key is the id of the reading. */
export interface ReadingEntry
  extends Entry, Pick<Card, 'mockExamId' | 'personId' | 'day' | 'name'> {
  /** The same for all readings that decisions have made of one card. */
  cardKey: string;
  body: ReadingBody;
}

interface ReadingUpdate {
  batch: readonly ReadingEntry[];
  /** Null if the server has another reading of this id; then `refusal` says so. */
  reply: ReadingReply | null;
  refusal: string;
}

export const readingOf = (card: Card): ReadingEntry => ({
  key: v7(),
  owner: card.owner,
  mockExamId: card.mockExamId,
  cardKey: card.key,
  personId: card.personId,
  day: card.day,
  name: card.name,
  body: bodyOf(card),
});

/** The part of the outbox that knows readings. Of the readings of one card that wait, the last one is sent. */
export const readingsClient = (context: AppContext): OutboxClient<ReadingEntry, ReadingUpdate> => ({
  subjectOf: ({ mockExamId, cardKey }) => `${mockExamId}.${cardKey}`,
  nextBatch: ([next, ...others]) => [
    next,
    ...others.filter(({ cardKey }) => cardKey === next.cardKey),
  ],
  send: (batch) => send(context, batch),
  async onUpdate({ batch, reply, refusal }) {
    if (!reply) return returnCards(context.queryClient, batch, refusal);
    untold.push(reply);
    const [{ mockExamId: id } = { mockExamId: '' }] = batch;
    const withReading = (list: ReadingList) => changedList(list, reply);
    const { queryKey } = peopleQuery(id);
    const isRead = context.queryClient.isFetching({ queryKey }) > 0;
    await context.queryClient.cancelQueries({ queryKey });
    context.queryClient.setQueryData<ReadingList>(queryKey, (list) =>
      isReadingList(list) ? withReading(list) : list,
    );
    if (isRead) void context.queryClient.invalidateQueries({ queryKey });
    const kept = { route: peopleRoute, input: { params: { id } } };
    await changeKeptReply(deviceOwner(context), kept, withReading);
  },
  onPassEnd: () => tellSent(context.queryClient),
  async onReject(entries, reason) {
    await returnCards(context.queryClient, entries, reason);
    showToast({ kind: 'error', message: `A leitura não foi aceita. ${reason}` });
  },
});

export const readingsOutboxOf = outboxPerUser<ReadingEntry, ReadingUpdate>(
  'sabia.readings',
  readingsClient,
);

async function send(
  { call }: AppContext,
  batch: readonly [ReadingEntry, ...ReadingEntry[]],
): Promise<ReadingUpdate> {
  const { mockExamId: id, key: readingId, body } = batch.at(-1) ?? batch[0];
  try {
    return { batch, reply: await sendReading(call, { id, readingId, body }), refusal: '' };
  } catch (error) {
    // The same at every attempt.
    if (error instanceof ApiProblem && error.code === 'conflict')
      return { batch, reply: null, refusal: error.detail };
    throw error;
  }
}

/** Cards that the server has refused wait for a person again, without their owner. */
async function returnCards(
  queryClient: QueryClient,
  entries: readonly ReadingEntry[],
  refusal: string,
): Promise<void> {
  for (const { cardKey, owner, mockExamId, day, name, body } of entries) {
    const cards = await queryClient.query(pileQuery(owner));
    const known = cards.find(({ key }) => key === cardKey);
    const { answers, quality } = body;
    const card: Card = {
      ...(known ?? { answers, doubts: [], quality, mockExamId, owner, day, name, key: cardKey }),
      readAt: body.readAt ?? known?.readAt ?? '',
      // Its booklet is in the code.
      code: isBlank(body.code) ? body.code : null,
      personId: null,
      refusal,
    };
    await keepCard(queryClient, card);
  }
}

/** The list with the state that the server has told of one card. */
export function changedList(list: ReadingList, reply: ReadingReply): ReadingList {
  const told = reply.doubts.length > 0 ? 'DOUBTS' : 'READ';
  const state = reply.state === 'CONFLICT' ? 'CONFLICT' : told;
  return {
    ...list,
    people: list.people.map((person) =>
      person.personId === reply.personId
        ? {
            ...person,
            days: person.days.map((each) => (each.day === reply.day ? { ...each, state } : each)),
          }
        : person,
    ),
  };
}

/** The replies that no message has told yet. */
let untold: ReadingReply[] = [];

function tellSent(queryClient: QueryClient): void {
  const replies = untold;
  untold = [];
  if (replies.length === 0) return;
  void refreshResults(queryClient);
  const message = sentWords(replies);
  if (message) showToast(message);
}
