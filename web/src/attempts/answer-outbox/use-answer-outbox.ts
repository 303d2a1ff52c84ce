import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useIdentityUser } from '../../shell/session.ts';
import { type Shell, useShell } from '../../shell/shell.tsx';
import { answersSaved, attemptSubmitted, saveAnswers, submitAttempt } from '../attempts.api.ts';
import { type AnswerOutbox, createAnswerOutbox, type Waiting } from './answer-outbox.ts';
import { deviceKeep } from './device-keep.ts';
import { browserTabs } from './tabs.ts';

/** One per app and person, for as long as the app lives: an answer outlives the screen it was given on. */
const outboxes = new WeakMap<QueryClient, Map<string, AnswerOutbox>>();

export function answerOutboxOf(shell: Shell, owner: string): AnswerOutbox {
  const { call, identity, queryClient } = shell;
  const ofApp = outboxes.get(queryClient) ?? new Map<string, AnswerOutbox>();
  outboxes.set(queryClient, ofApp);
  const known = ofApp.get(owner);
  if (known) return known;
  const outbox = createAnswerOutbox({
    owner,
    keep: deviceKeep(() => indexedDB),
    tabs: browserTabs(owner),
    isOwnerHere: () => identity.user()?.id === owner,
    save: (batch) => saveAnswers(call, batch),
    submit: (batch) => submitAttempt(shell, batch),
    onSaved: (saved) => answersSaved(queryClient, saved),
    onSubmitted: (attemptId) => attemptSubmitted(queryClient, attemptId),
  });
  ofApp.set(owner, outbox);
  const flush = () => void outbox.flush();
  flush();
  window.addEventListener('online', flush);
  document.addEventListener('visibilitychange', flush);
  return outbox;
}

/** What waits for the server, and how to add to it. */
export function useAnswerOutbox(): Waiting &
  Pick<AnswerOutbox, 'add' | 'flush'> & { owner: string } {
  const owner = useIdentityUser()?.id ?? '';
  const outbox = answerOutboxOf(useShell(), owner);
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.waiting);
  return { ...waiting, add: outbox.add, flush: outbox.flush, owner };
}
