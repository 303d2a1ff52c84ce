import type { QueryClient } from '@tanstack/react-query';
import { isReadingList } from '@sabia/domain/mock-exams/kept-reading-list.ts';
import type { EssaySheetReading } from '@sabia/domain/mock-exams/sheet-reading.ts';
import type { AppContext } from '../../layout/app-context.tsx';
import { deviceOwner } from '../../layout/device-owner.ts';
import { outboxPerUser } from '../../layout/use-outbox.ts';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { changeKeptReply } from '../../platform/api/last-replies.ts';
import type { Entry } from '../../platform/outbox/outbox-store.ts';
import type { OutboxClient } from '../../platform/outbox/outbox.ts';
import { showToast } from '../../ui/states/toast.tsx';
import { refreshResults } from '../results/results.api.ts';
import { count } from '../../ui/words/plural.ts';
import { keepCard } from './card-pile.ts';
import { type Card, isBlank } from './cards.ts';
import { peopleQuery, peopleRoute, type ReadingList, sendSheet } from './reading.api.ts';

/** A photographed essay sheet that waits for the server. Its key is the id of the sheet. */
export interface SheetEntry
  extends Entry, Pick<Card, 'mockExamId' | 'code' | 'personId' | 'day' | 'readAt' | 'name'> {
  essay: number;
  /** A JPEG. */
  page: Uint8Array<ArrayBuffer>;
  /** A person wants this picture in place of the one that the server has. */
  isReplacement?: true;
}

interface SheetUpdate {
  entry: SheetEntry;
  /** Null if the server refuses the sheet at every attempt; then `refusal` says why. */
  reply: EssaySheetReading | null;
  refusal: string;
}

/** The part of the outbox that knows essay sheets. */
const sheetsClient = (context: AppContext): OutboxClient<SheetEntry, SheetUpdate> => ({
  subjectOf: ({ mockExamId, key }) => `${mockExamId}.${key}`,
  nextBatch: ([next]) => [next],
  send: ([entry]) => send(context, entry),
  async onUpdate({ entry, reply, refusal }) {
    if (!reply) return giveBack(context, entry, refusal);
    untold.push(reply);
    const withSheet = (list: ReadingList) => changedList(list, reply);
    const { queryKey } = peopleQuery(entry.mockExamId);
    const { queryClient } = context;
    const isRead = queryClient.isFetching({ queryKey }) > 0;
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<ReadingList>(queryKey, (list) =>
      isReadingList(list) ? withSheet(list) : list,
    );
    if (isRead) void queryClient.invalidateQueries({ queryKey });
    const kept = { route: peopleRoute, input: { params: { id: entry.mockExamId } } };
    await changeKeptReply(deviceOwner(context), kept, withSheet);
  },
  onPassEnd: () => tellSent(context.queryClient),
  async onReject(entries, reason) {
    for (const entry of entries) await giveBack(context, entry, reason);
    showToast({ kind: 'error', message: `A folha de redação não foi aceita. ${reason}` });
  },
});

export const sheetsOutboxOf = outboxPerUser<SheetEntry, SheetUpdate>('sabia.sheets', sheetsClient);

async function send({ call }: AppContext, entry: SheetEntry): Promise<SheetUpdate> {
  const { code } = entry;
  const personId = code && !isBlank(code) ? null : entry.personId;
  const sheet = { ...entry, personId };
  try {
    const reply = await sendSheet(call, sheet);
    // A repetition gets its own id.
    const isOther = reply.state === 'KNOWN' && reply.id !== entry.key;
    if (!isOther || !entry.isReplacement) return { entry, reply, refusal: '' };
    const replaced = await sendSheet(call, { ...sheet, replaces: reply.id });
    return { entry, reply: replaced, refusal: '' };
  } catch (error) {
    // The same at every attempt.
    if (error instanceof ApiProblem && error.code === 'conflict')
      return { entry, reply: null, refusal: error.detail };
    throw error;
  }
}

/** A sheet that the server has refused waits for a person, without its owner. */
const giveBack = (
  { queryClient }: AppContext,
  { essay, page, code, isReplacement: _isReplacement, ...entry }: SheetEntry,
  refusal: string,
): Promise<void> =>
  keepCard(queryClient, {
    ...entry,
    code: isBlank(code) ? code : null,
    personId: null,
    answers: {},
    doubts: [],
    quality: 1,
    refusal,
    sheet: { essay, page },
  });

/** The list with a sheet that the server has. */
const changedList = (list: ReadingList, reply: EssaySheetReading): ReadingList => ({
  ...list,
  people: list.people.map((person) =>
    person.personId === reply.personId
      ? {
          ...person,
          days: person.days.map((each) =>
            each.day === reply.day
              ? { ...each, essays: [...new Set([...each.essays, reply.essay])] }
              : each,
          ),
        }
      : person,
  ),
});

/** The replies that no message has told yet. */
let untold: EssaySheetReading[] = [];

function tellSent(queryClient: QueryClient): void {
  const replies = untold;
  untold = [];
  const [first, ...others] = replies;
  if (!first) return;
  void refreshResults(queryClient);
  const message =
    others.length > 0
      ? `${count(replies.length, 'folha de redação enviada', 'folhas de redação enviadas')}.`
      : `${first.name}: folha de redação enviada.`;
  showToast({ kind: 'success', message });
}
