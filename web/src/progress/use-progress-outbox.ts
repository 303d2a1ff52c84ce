import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { memoryStorage, browserEnvironment } from '../platform/environment.ts';
import { useProfile } from '../layout/session.ts';
import { type AppContext, useAppContext } from '../layout/app-context.tsx';
import { showToast } from '../ui/toast.tsx';
import { createProgressOutbox, type ProgressOutbox, type Waiting } from './progress-outbox.ts';
import { quickAttemptAnswered } from './quick-attempt.ts';
import { sendStep, progressRecorded } from './studying.api.ts';

/** How long to wait before trying again when the network came back without saying so. */
const patience = 15_000;

/** One per app and person, for as long as the app lives: a step outlives the screen it was taken on. */
const outboxes = new WeakMap<QueryClient, Map<string, ProgressOutbox>>();

function outboxOf(
  { call, queryClient, impersonation }: AppContext,
  userId: string,
): ProgressOutbox {
  const as = impersonation.as();
  // What one does while looking as somebody else is refused; what one did as oneself waits meanwhile.
  const owner = as ? `${userId} ${as}` : userId;
  const ofApp = outboxes.get(queryClient) ?? new Map<string, ProgressOutbox>();
  outboxes.set(queryClient, ofApp);
  const known = ofApp.get(owner);
  if (known) return known;
  const outbox = createProgressOutbox({
    storage: as ? memoryStorage() : browserEnvironment().storage,
    key: `sabia.progress.${userId}`,
    send: (step) => sendStep(call, userId, step),
    onTaken: (taken, step) => {
      progressRecorded(queryClient, taken);
      void quickAttemptAnswered(queryClient, step, taken);
    },
    onRefused: ({ detail }) =>
      showToast({ kind: 'error', message: `Seu progresso não foi guardado. ${detail}` }),
  });
  ofApp.set(owner, outbox);
  return outbox;
}

/** What waits for the server, sent again when the network is back and every so often until then. */
export function useProgressOutbox(): Waiting & Pick<ProgressOutbox, 'add'> {
  const context = useAppContext();
  const outbox = outboxOf(context, useProfile().id);
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.waiting);

  useEffect(() => {
    const flush = () => void outbox.flush();
    flush();
    window.addEventListener('online', flush);
    return () => window.removeEventListener('online', flush);
  }, [outbox]);

  useEffect(() => {
    if (!waiting.isStalled) return;
    const timer = setInterval(() => void outbox.flush(), patience);
    return () => clearInterval(timer);
  }, [outbox, waiting.isStalled]);

  return { ...waiting, add: outbox.add };
}
