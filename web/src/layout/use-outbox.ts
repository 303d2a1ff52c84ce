import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import {
  createOutbox,
  type Outbox,
  type OutboxClient,
  type Waiting,
} from '../platform/outbox/outbox.ts';
import {
  createOutboxStore,
  type Entry,
  type OutboxStore,
} from '../platform/outbox/outbox-store.ts';
import { browserTabs } from '../platform/outbox/tabs.ts';
import { type AppContext, useAppContext } from './app-context.tsx';
import { useIdentityUser } from './session.ts';

export type OutboxOf<E extends Entry> = (context: AppContext, owner: string) => Outbox<E>;

const onlyViewing = 'Nesta visualização nada é gravado.';

/**
 * One outbox per app and user. It lives as long as the app, because entries outlive their screen. `fill`
 * adds entries that are stored elsewhere.
 */
export function outboxPerUser<E extends Entry, Update>(
  name: string,
  client: (context: AppContext) => OutboxClient<E, Update>,
  fill?: (context: AppContext, store: OutboxStore<E>) => Promise<void>,
): OutboxOf<E> {
  const outboxes = new WeakMap<QueryClient, Map<string, Outbox<E>>>();
  return (context, owner) => {
    const { identity, impersonation, queryClient } = context;
    const ofApp = outboxes.get(queryClient) ?? new Map<string, Outbox<E>>();
    outboxes.set(queryClient, ofApp);
    const known = ofApp.get(owner);
    if (known) return known;
    const store = createOutboxStore<E>(name);
    const ofFeature = client(context);
    const sending = createOutbox<E, Update>({
      ...ofFeature,
      owner,
      isOwnerSignedIn: () => identity.user()?.id === owner && !impersonation.as(),
      store,
      tabs: browserTabs(`${name}.${owner}`),
    });
    const outbox: Outbox<E> = {
      ...sending,
      // The entry would be sent after the impersonation, as the administrator's own.
      add: (entry) =>
        impersonation.as() ? void ofFeature.onReject([entry], onlyViewing, []) : sending.add(entry),
    };
    ofApp.set(owner, outbox);
    const flush = () => void outbox.flush();
    flush();
    // A failure leaves them there for the next page.
    fill?.(context, store).then(flush, () => {});
    // After a sign-in as well: the session may have ended while entries waited.
    identity.subscribe(flush);
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    return outbox;
  };
}

/** The entries that wait for the server, `add`, and the id of this device. */
export function useOutbox<E extends Entry>(
  outboxOf: OutboxOf<E>,
): Waiting<E> & Pick<Outbox<E>, 'add' | 'deviceId'> & { owner: string } {
  const owner = useIdentityUser()?.id ?? '';
  const outbox = outboxOf(useAppContext(), owner);
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.waiting);
  return { ...waiting, add: outbox.add, deviceId: outbox.deviceId, owner };
}
