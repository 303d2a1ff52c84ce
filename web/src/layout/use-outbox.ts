import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useIdentityUser } from './session.ts';
import { type AppContext, useAppContext } from './app-context.tsx';
import type { Outbox, Waiting } from '../platform/outbox/outbox.ts';

type OutboxOf<Entry> = (context: AppContext, owner: string) => Outbox<Entry>;

/** One outbox per app and user, for the lifetime of the app: an entry outlives its screen. */
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

/** The waiting entries, and a function to add one. */
export function useOutbox<Entry>(
  outboxOf: OutboxOf<Entry>,
): Waiting<Entry> & Pick<Outbox<Entry>, 'add'> & { owner: string } {
  const owner = useIdentityUser()?.id ?? '';
  const outbox = outboxOf(useAppContext(), owner);
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.waiting);
  return { ...waiting, add: outbox.add, owner };
}
