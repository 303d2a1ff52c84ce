import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useIdentityUser } from './session.ts';
import { type AppContext, useAppContext } from './app-context.tsx';
import type { Outbox, Waiting } from '../platform/outbox/outbox.ts';

type OutboxOf<Entry> = (context: AppContext, owner: string) => Outbox<Entry>;

/** One per app and person, for as long as the app lives: an entry outlives the screen it was made on. */
export function onePerPerson<Entry>(open: OutboxOf<Entry>): OutboxOf<Entry> {
  const outboxes = new WeakMap<QueryClient, Map<string, Outbox<Entry>>>();
  return (context, owner) => {
    const ofApp = outboxes.get(context.queryClient) ?? new Map<string, Outbox<Entry>>();
    outboxes.set(context.queryClient, ofApp);
    const known = ofApp.get(owner);
    if (known) return known;
    const outbox = open(context, owner);
    ofApp.set(owner, outbox);
    const flush = () => void outbox.flush();
    flush();
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    return outbox;
  };
}

/** What waits for the server, and how to add to it. */
export function useOutbox<Entry>(
  outboxOf: OutboxOf<Entry>,
): Waiting<Entry> & Pick<Outbox<Entry>, 'add'> & { owner: string } {
  const owner = useIdentityUser()?.id ?? '';
  const outbox = outboxOf(useAppContext(), owner);
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.waiting);
  return { ...waiting, add: outbox.add, owner };
}
