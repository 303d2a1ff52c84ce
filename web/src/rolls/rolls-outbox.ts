import { dateInNumbers } from '@sabia/domain/date-in-numbers.ts';
import type { AppContext } from '../layout/app-context.tsx';
import { refreshing } from '../layout/refreshing.ts';
import { outboxPerUser } from '../layout/use-outbox.ts';
import { ApiProblem } from '../platform/api/api-problem.ts';
import type { Entry } from '../platform/outbox/outbox-store.ts';
import type { OutboxClient } from '../platform/outbox/outbox.ts';
import { showToast } from '../ui/states/toast.tsx';
import { count } from '../ui/words/plural.ts';
import { changeKeptRoll, type OfDay, rollQuery } from './kept-roll.ts';
import { type ChosenMark, withMarks } from './roll-list.ts';
import { countsInWords } from './roll-words.ts';
import type { Roll, RollDay } from './rolls.api.ts';

/** The marks of one save that wait for the server. */
export interface RollEntry extends Entry, OfDay {
  marks: readonly ChosenMark[];
}

interface RollUpdate extends OfDay {
  marks: readonly ChosenMark[];
  day: RollDay;
  /** People whom the server did not take for students of the day. */
  refusedQtd: number;
}

/** The part of the outbox that knows roll calls. All saves of a day are sent together. */
export const rollsClient = (context: AppContext): OutboxClient<RollEntry, RollUpdate> => ({
  subjectOf: ({ classId, date }) => `${classId}.${date}`,
  nextBatch: ([next, ...others]) => [
    next,
    ...others.filter(({ classId, date }) => classId === next.classId && date === next.date),
  ],
  send: (batch) => send(context, batch),
  async onUpdate({ marks, day, refusedQtd, ...ofDay }) {
    untold.push({ day, refusedQtd });
    const { queryClient } = context;
    const marked = (roll: Roll) => withMarks(roll, marks);
    const { queryKey } = rollQuery(context, ofDay);
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Roll>(queryKey, (roll) => roll && marked(roll));
    await changeKeptRoll(context, ofDay, marked);
    // With the names of those who marked it.
    void refreshing(context, 'GET /classes/{id}/rolls').refresh();
    void refreshing(context, 'GET /classes/{id}/attendance').refresh();
  },
  onPassEnd: tellSent,
  onReject([first], reason) {
    const date = first ? ` de ${dateInNumbers(first.date)}` : '';
    showToast({ kind: 'error', message: `A chamada${date} não foi aceita. ${reason}` });
  },
});

export const rollsOutboxOf = outboxPerUser<RollEntry, RollUpdate>('sabia.rolls', rollsClient);

/** Of several saves the last state of each student. */
function lastMarks(batch: readonly RollEntry[]): ChosenMark[] {
  const marks = batch.flatMap((entry) => entry.marks);
  return [...new Map(marks.map((mark) => [mark.userId, mark])).values()];
}

async function send(
  { call }: AppContext,
  batch: readonly [RollEntry, ...RollEntry[]],
): Promise<RollUpdate> {
  const [{ classId, date }] = batch;
  const params = { id: classId, date };
  const put = (body: ChosenMark[]) => call('PUT /classes/{id}/rolls/{date}', { params, body });
  const marks = lastMarks(batch);
  try {
    return { classId, date, marks, day: await put(marks), refusedQtd: 0 };
  } catch (error) {
    // Somebody has left the list since it was read: the roll call of the others is not lost.
    const refused = peopleRefusedBy(error);
    const taken = marks.filter((_, index) => !refused.has(index));
    if (refused.size === 0 || taken.length === 0) throw error;
    return { classId, date, marks: taken, day: await put(taken), refusedQtd: refused.size };
  }
}

/** The places in the body of people who are no students of the day. */
const peopleRefusedBy = (error: unknown): Set<number> =>
  new Set(
    error instanceof ApiProblem && error.status === 422
      ? error.errors.flatMap(({ path }) => {
          const [, index] = /^(\d+)\.userId$/.exec(path) ?? [];
          return index === undefined ? [] : [Number(index)];
        })
      : [],
  );

/** The roll calls that no message has told yet. */
let untold: Pick<RollUpdate, 'day' | 'refusedQtd'>[] = [];

function tellSent(): void {
  const told = untold;
  untold = [];
  const [first, ...others] = told;
  if (!first) return;
  const refusedQtd = told.reduce((sum, one) => sum + one.refusedQtd, 0);
  if (refusedQtd > 0)
    showToast({
      kind: 'error',
      message: `${count(refusedQtd, 'pessoa não era da turma nesse dia e ficou', 'pessoas não eram da turma nesse dia e ficaram')} fora da chamada.`,
    });
  showToast({
    kind: 'success',
    message:
      others.length > 0
        ? `${told.length} chamadas salvas.`
        : `Chamada de ${dateInNumbers(first.day.date)} salva: ${countsInWords(first.day.counts)}.`,
  });
}
