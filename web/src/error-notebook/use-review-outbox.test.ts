import type { NotebookQuestion } from '@sabia/domain/error-notebook/error-notebook.ts';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApp } from '../app.tsx';
import { memoryStorage } from '../platform/environment.ts';
import { notebookQueueQuery } from './error-notebook.api.ts';
import { reviewedQuery, reviewOutboxOf } from './use-review-outbox.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  // happy-dom has no locks, but says that it has.
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

const review = { id: 'r1', questionId: 'q1', alternativeId: 'a' };

/** The app of Ana, whose API answers a review with this status and body. */
function open(status: number, body: object) {
  const heard: unknown[] = [];
  const fetch = async (...request: ConstructorParameters<typeof Request>) => {
    const asked = new Request(...request);
    if (!asked.url.endsWith('/v1/error-notebook/reviews')) return Response.json({ token: 'jwt' });
    heard.push(await asked.json());
    return Response.json(body, { status });
  };
  const { context } = createApp({
    fetch,
    origin: '',
    storage: memoryStorage(),
    now: Date.now,
    clientConfig: {},
  });
  context.identity.remember({ id: 'ana', email: 'ana@exemplo.com', emailVerified: true });
  const queue = ['q1', 'q2'].map((id) => ({ question: { id } })) as NotebookQuestion[];
  context.queryClient.setQueryData(notebookQueueQuery.queryKey, queue);
  const outbox = reviewOutboxOf(context, 'ana');
  return {
    heard,
    outbox,
    answer: () => outbox.add({ key: 'r1', owner: 'ana', review }),
    told: () => context.queryClient.getQueryData(reviewedQuery('r1').queryKey),
    left: () =>
      context.queryClient
        .getQueryData(notebookQueueQuery.queryKey)
        ?.map(({ question }) => question.id),
  };
}

it('sends a review, tells what came of it, and asks its question no more', async () => {
  const reply = { answer: { isCorrect: true }, dueDay: '2026-11-24', dueQtd: 1 };
  const { answer, heard, told, left, outbox } = open(200, reply);
  answer();
  await vi.waitFor(() => expect(outbox.waiting().entries).toEqual([]));
  expect(heard).toEqual([review]);
  expect(told()).toEqual(reply);
  expect(left()).toEqual(['q2']);
});

it('lets go of a review whose question has been taken away', async () => {
  const { answer, told, left, outbox } = open(422, { code: 'invalid' });
  answer();
  await vi.waitFor(() => expect(outbox.waiting().entries).toEqual([]));
  expect(told()).toBeNull();
  expect(left()).toEqual(['q2']);
});

it('keeps a review while the server is not itself', async () => {
  const { answer, told, left, outbox } = open(503, { code: 'not_ready' });
  answer();
  await vi.waitFor(() => expect(outbox.waiting().problem?.status).toBe(503));
  expect(outbox.waiting()).toMatchObject({ entries: [{ review }], isLasting: true });
  expect(told()).toBeUndefined();
  expect(left()).toEqual(['q1', 'q2']);
});
