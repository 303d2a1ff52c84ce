import { deviceKeep } from '../../platform/outbox/outbox-store.ts';
import { browserTabs } from '../../platform/outbox/tabs.ts';
import { onePerPerson, useOutbox } from '../../layout/use-outbox.ts';
import { answersSaved, attemptSubmitted, saveAnswers, submitAttempt } from '../attempts.api.ts';
import { createAnswerOutbox } from './answer-outbox.ts';
import type { AnswerEntry } from './answer-entry.ts';

export const answerOutboxOf = onePerPerson<AnswerEntry>((context, owner) => {
  const { call, identity, queryClient, impersonation } = context;
  return createAnswerOutbox({
    owner,
    keep: deviceKeep(() => indexedDB, 'sabia.answers'),
    tabs: browserTabs(`sabia.answers.${owner}`),
    isOwnerHere: () => identity.user()?.id === owner && !impersonation.as(),
    save: (batch) => saveAnswers(call, batch),
    submit: (batch) => submitAttempt(context, batch),
    onSaved: (saved) => answersSaved(queryClient, saved),
    onSubmitted: (attemptId) => attemptSubmitted(queryClient, attemptId),
  });
});

export const useAnswerOutbox = () => useOutbox(answerOutboxOf);
