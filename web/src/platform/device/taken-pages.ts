import { mostTakenBytes } from '@sabia/domain/essays/taken-pages.ts';
import { withoutAccess } from '@sabia/domain/files/signed-address.ts';
import { essayPages } from './device-files.ts';

/**
 * The pages of photographed essays that a corrector has taken along (product.md RUB9). Their keys are addresses without
 * access, with the essay; public/service-worker.js answers with them when there is no network, and removes those of claims
 * that have ended.
 */
const name = essayPages;

/** A page on this device. */
export interface TakenPage {
  essay: string;
  /** Its address without access. */
  path: string;
  bytes: number;
}

interface EssayPlace {
  attemptId: string;
  questionId: string;
}

interface TakenEssay extends EssayPlace {
  /** Of its pages. */
  addresses: readonly string[];
  /** The end of the claim. */
  endsAt: string;
}

const listeners = new Set<() => void>();
let work: Promise<unknown> = Promise.resolve();

/** One after the other, so that a removal is never followed by what was to be kept before. */
function enqueue<T>(task: () => Promise<T>, otherwise: T): Promise<T> {
  const end = work.then(task).catch(() => otherwise);
  work = end.then(() => {
    for (const listener of listeners) listener();
  });
  return end;
}

/** Calls the listener after each change in this tab; returns unsubscribe. */
export function hearTakenPages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const essayName = ({ attemptId, questionId }: EssayPlace): string =>
  `${attemptId}.${questionId}`;

const keyOf = (essay: EssayPlace, address: string) =>
  `${withoutAccess(address)}?essay=${essayName(essay)}`;

/** Empty where the browser keeps no files. A failed read of the browser's files is told: it doesn't mean that there are none. */
export async function readTakenPages(): Promise<TakenPage[]> {
  if (typeof caches === 'undefined' || !(await caches.has(name))) return [];
  const cache = await caches.open(name);
  return Promise.all(
    (await cache.keys()).map(async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const kept = await cache.match(request);
      return {
        essay: searchParams.get('essay') ?? '',
        path: pathname,
        bytes: Number(kept?.headers.get('content-length')),
      };
    }),
  );
}

const bytesOf = (pages: readonly TakenPage[]): number =>
  pages.reduce((sum, { bytes }) => sum + bytes, 0);

/** Bytes that still fit; 0 where the browser keeps no files. */
export async function roomForPages(): Promise<number> {
  if (typeof caches === 'undefined') return 0;
  const pages = await readTakenPages().catch(() => null);
  return pages ? Math.max(0, mostTakenBytes - bytesOf(pages)) : 0;
}

/** Keeps all pages of an essay, or none; false then. `mayKeep`: its person is still signed in. */
export const takePages = (essay: TakenEssay, mayKeep: () => boolean): Promise<boolean> =>
  enqueue(async () => {
    const loaded = await Promise.all(essay.addresses.map(loadPage));
    const size = loaded.reduce((sum, page) => sum + page.size, bytesOf(await readTakenPages()));
    if (size > mostTakenBytes || !mayKeep()) return false;
    const cache = await caches.open(name);
    try {
      for (const [at, page] of loaded.entries()) {
        const headers = {
          'content-type': page.type,
          'content-length': String(page.size),
          'x-ends-at': essay.endsAt,
        };
        await cache.put(keyOf(essay, essay.addresses[at] ?? ''), new Response(page, { headers }));
      }
      if (mayKeep()) return true;
    } catch {
      // The device is full.
    }
    await removeWhere((other) => other === essayName(essay));
    return false;
  }, false);

async function loadPage(address: string): Promise<Blob> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${withoutAccess(address)} was answered with ${reply.status}`);
  return reply.blob();
}

/** Removes the pages of an essay whose mark is sent, or which was given back. */
export const removeTakenPages = (essay: EssayPlace): Promise<void> =>
  enqueue(() => removeWhere((other) => other === essayName(essay)), undefined);

/** Removes the pages of all other essays. */
export const keepTakenPagesOf = (essays: readonly EssayPlace[]): Promise<void> => {
  const names = new Set(essays.map(essayName));
  return enqueue(() => removeWhere((other) => !names.has(other)), undefined);
};

async function removeWhere(isGone: (essay: string) => boolean): Promise<void> {
  if (!(await caches.has(name))) return;
  const cache = await caches.open(name);
  for (const request of await cache.keys())
    if (isGone(new URL(request.url).searchParams.get('essay') ?? '')) await cache.delete(request);
}
