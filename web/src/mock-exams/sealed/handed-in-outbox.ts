import type { CarriedAnswers } from '@sabia/domain/mock-exams/phone-answers.ts';
import type { AppContext } from '../../layout/app-context.tsx';
import { outboxPerUser } from '../../layout/use-outbox.ts';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import type { Entry } from '../../platform/outbox/outbox-store.ts';
import type { OutboxClient } from '../../platform/outbox/outbox.ts';
import { deviceOwner } from '../../layout/device-owner.ts';
import { showToast } from '../../ui/states/toast.tsx';
import { refreshResults } from '../results/results.api.ts';
import { changeSitting, settled } from './sittings.ts';
import { unsentOf } from './sealed-store.ts';

/** Answers to a sealed exam that wait for the server: those of the user, or of a student whose phone has shown them. */
export interface HandedInEntry extends Entry {
  mockExamId: string;
  /** The name of the student, for a message; null: the answers are those of the user. */
  name: string | null;
  answers: CarriedAnswers;
}

export const handedInEntry = (
  owner: string,
  mockExamId: string,
  { readingId, personId, day, answers, log, signature }: CarriedAnswers,
  name: string | null,
): HandedInEntry => ({
  key: `${owner} ${readingId}`,
  owner,
  mockExamId,
  name,
  answers: { readingId, personId, day, answers, log, signature },
});

interface Settled {
  entry: HandedInEntry;
  /** The reason of the server, if it has taken other answers of the person before. */
  refusal: string;
}

/** The part of the outbox that knows answers to sealed exams. Each is sent once, and again after a lost reply. */
export const handedInClient = (context: AppContext): OutboxClient<HandedInEntry, Settled> => ({
  subjectOf: ({ mockExamId, answers }) => `${mockExamId} ${answers.readingId}`,
  nextBatch: ([next]) => [next],
  async send([entry]) {
    try {
      await send(context, entry);
      return { entry, refusal: '' };
    } catch (error) {
      // The same at every attempt.
      if (error instanceof ApiProblem && error.code === 'conflict')
        return { entry, refusal: error.detail };
      throw error;
    }
  },
  onUpdate: ({ entry, refusal }) => settle(context, entry, refusal),
  async onReject(entries, reason) {
    for (const entry of entries) await settle(context, entry, reason);
  },
});

export const handedInOutboxOf = outboxPerUser<HandedInEntry, Settled>(
  'sabia.handed-in',
  handedInClient,
  // A page that was closed while the answers were handed in has given the outbox nothing.
  async (context, store) => {
    const owner = deviceOwner(context)();
    if (!owner) return;
    for (const { mockExamId, handedIn } of await unsentOf(owner))
      await store.add([handedInEntry(owner, mockExamId, handedIn, null)]);
  },
);

async function send({ call }: AppContext, { mockExamId: id, name, answers }: HandedInEntry) {
  if (name !== null)
    return call('POST /mock-exams/{id}/carried-answers', { params: { id }, body: answers });
  const { day, readingId, personId: _personId, ...body } = answers;
  const params = { id, day: String(day), readingId };
  return call('PUT /mock-exams/{id}/sealed-exams/{day}/answers/{readingId}', { params, body });
}

async function settle(
  { queryClient }: AppContext,
  { owner, mockExamId, name, answers: { day } }: HandedInEntry,
  refusal: string,
): Promise<void> {
  if (name === null)
    await changeSitting(queryClient, { owner, mockExamId, day }, (sitting) =>
      settled(sitting, refusal),
    );
  // A monitor has carried the answers of another person.
  else void refreshResults(queryClient);
  if (refusal)
    showToast({ kind: 'error', message: name === null ? refusal : `${name}: ${refusal}` });
}
