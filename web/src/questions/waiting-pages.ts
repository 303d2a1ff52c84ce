import { createOutboxStore, type Entry } from '../platform/outbox/outbox-store.ts';

/** A page of an answer that waits on this device for its upload (product.md F12). */
export interface WaitingPage extends Entry {
  /** Null outside of an attempt. */
  attemptId: string | null;
  questionId: string;
  /** As it was chosen: it is prepared when it is sent. */
  file: File;
  /** Milliseconds since 1970. */
  chosenAt: number;
}

const store = createOutboxStore<WaitingPage>('sabia.pages');
/** Pages that the browser did not keep; they last as long as the site is open. */
const unkept = new Map<string, WaitingPage>();
const listeners = new Set<() => void>();

/** Milliseconds after which a page that was not sent is removed. */
const keptFor = 30 * 24 * 60 * 60_000;

const tell = () => {
  for (const listener of listeners) listener();
};

/** Calls the listener after each change in this tab; returns unsubscribe. */
export function hearPages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** In the order in which they were chosen. */
export async function readPages(owner: string, now: number): Promise<WaitingPage[]> {
  const kept = await store.all(owner).catch(() => []);
  const old = kept.filter(({ chosenAt }) => chosenAt < now - keptFor).map(({ key }) => key);
  if (old.length > 0) await store.remove(old).catch(() => {});
  return [
    ...kept.filter(({ key }) => !old.includes(key)),
    ...[...unkept.values()].filter((page) => page.owner === owner),
  ];
}

/** False if the browser does not keep them. */
export async function keepPages(pages: readonly WaitingPage[]): Promise<boolean> {
  const isKept = await store.add(pages).then(
    () => true,
    () => false,
  );
  if (!isKept) for (const page of pages) unkept.set(page.key, page);
  tell();
  return isKept;
}

export async function removePages(keys: readonly string[]): Promise<void> {
  for (const key of keys) unkept.delete(key);
  await store.remove(keys).catch(() => {});
  tell();
}

/** Removes what an attempt that ends has left; returns the number of pages. */
export async function removePagesOf(owner: string, attemptId: string): Promise<number> {
  const kept = await store.all(owner).catch(() => []);
  const left = [...kept, ...unkept.values()].filter((page) => page.attemptId === attemptId);
  if (left.length > 0) await removePages(left.map(({ key }) => key));
  return left.length;
}

/** The browser did not keep this page: leaving the site loses it. */
export const isUnkept = ({ key }: WaitingPage): boolean => unkept.has(key);
