import type { AnswersToSave, SavedAnswers } from '@sabia/domain/attempts/attempt.ts';
import type { AppContext } from '../../layout/app-context.tsx';
import type { DeviceContext } from '../../layout/device-owner.ts';
import { outboxPerUser, useOutbox } from '../../layout/use-outbox.ts';
import type { Call } from '../../platform/api/api.ts';
import type { Batch, OutboxClient } from '../../platform/outbox/outbox.ts';
import { loadCode } from '../../platform/load-code.ts';
import { applyAnswerUpdate, type AnswerUpdate } from '../attempts.api.ts';
import { type AnswerEntry, nextAnswers } from './answer-entry.ts';

type Context = Pick<AppContext, 'call' | 'queryClient'> & DeviceContext;

export const answerClient = (context: Context): OutboxClient<AnswerEntry, AnswerUpdate> => ({
  subjectOf: ({ attemptId }) => attemptId,
  nextBatch: nextAnswers,
  // Answers within a second go together; a submission waits for nothing.
  waitMs: ({ answer }) => (answer ? 1000 : 0),
  send: (batch) => sendAnswers(context.call, batch),
  onUpdate: (update) => applyAnswerUpdate(context, update),
  onReject: async (...refused) =>
    (await loadCode(() => import('./refused-answers.ts'))).tellRefusal(...refused),
});

/** Answers and submissions of exams wait here for the server. */
export const answerOutboxOf = outboxPerUser('sabia.answers', answerClient);

export const useAnswerOutbox = () => useOutbox(answerOutboxOf);

/** Sends answers or a submission; both can be repeated. */
async function sendAnswers(call: Call, batch: Batch<AnswerEntry>): Promise<AnswerUpdate> {
  const [first] = batch;
  const answers = batch.flatMap(({ answer, deviceId, sequence }) =>
    answer ? [{ ...answer, deviceId, sequence }] : [],
  );
  if (answers.length === 0) return submit(call, first);
  return { saved: await saveAnswers(call, first.attemptId, { answers }) };
}

/** Saves answers of an attempt at any exam, or reports that the device is online. */
export const saveAnswers = (
  call: Call,
  attemptId: string,
  report: AnswersToSave,
): Promise<SavedAnswers> =>
  call('POST /practice-exams/attempts/{id}/answers', { params: { id: attemptId }, body: report });

/** Submits the saved answers of an attempt; in a course this is a progress event. */
async function submit(
  call: Call,
  { attemptId, place, blankTimes }: AnswerEntry,
): Promise<AnswerUpdate> {
  if (!place) {
    const asked = { params: { id: attemptId }, body: { blankTimes } };
    return { attempt: await call('PATCH /practice-exams/attempts/{id}', asked) };
  }
  const body = { ...place, attemptId, isExamSubmitted: true, blankTimes };
  return {
    submitted: attemptId,
    progress: await call('POST /user-progressions/content', { body }),
  };
}
