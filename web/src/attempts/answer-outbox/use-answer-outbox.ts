import type { AppContext } from '../../layout/app-context.tsx';
import { outboxPerUser, useOutbox } from '../../layout/use-outbox.ts';
import type { OutboxClient } from '../../platform/outbox/outbox.ts';
import { showToast } from '../../ui/toast.tsx';
import { applyAnswerUpdate, type AnswerUpdate, sendAnswers } from '../attempts.api.ts';
import { type AnswerEntry, nextAnswers } from './answer-entry.ts';

type Context = Pick<AppContext, 'call' | 'queryClient'>;

export const answerClient = ({
  call,
  queryClient,
}: Context): OutboxClient<AnswerEntry, AnswerUpdate> => ({
  subjectOf: ({ attemptId }) => attemptId,
  nextBatch: nextAnswers,
  send: (batch) => sendAnswers(call, batch),
  onUpdate: (update) => applyAnswerUpdate(queryClient, update),
  onReject: (entries, reason) => showToast({ kind: 'error', message: rejection(entries, reason) }),
});

/** Answers and submissions of exams wait here for the server. */
export const answerOutboxOf = outboxPerUser('sabia.answers', answerClient);

export const useAnswerOutbox = () => useOutbox(answerOutboxOf);

function rejection(entries: readonly AnswerEntry[], reason: string): string {
  if (entries.some(({ answer }) => answer === null)) return `A entrega não foi aceita. ${reason}`;
  return entries.length === 1
    ? `Sua resposta não foi guardada. ${reason}`
    : `Suas respostas não foram guardadas. ${reason}`;
}
