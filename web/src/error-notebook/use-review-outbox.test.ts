import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApp } from '../app.tsx';
import { memoryStorage } from '../platform/device/device-storage.ts';
import { stubIndexedDb } from '../platform/testing/indexed-db.ts';
import { notebookQueueQuery } from './error-notebook.api.ts';
import { cardKey, type CardReview, type NotebookCard } from './notebook-card.ts';
import { reviewedQuery, reviewOutboxOf } from './use-review-outbox.ts';

// A learner of its own for each test: the tabs of one learner tell each other.
let learners = 0;
let owner = '';

beforeEach(() => {
  owner = `ana${(learners += 1)}`;
  stubIndexedDb();
  // happy-dom has `navigator.locks`, but no lock is ever given.
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

const notFound = () => Response.json({ code: 'not_found' }, { status: 404 });

const review = { id: 'r1', questionId: 'q1', alternativeId: 'a' };
const essayReview = { id: 'r1', cardId: 'k1', isRemembered: true };

/** The app of the learner; the API answers a review with this status and body. */
function open(status: number, body: object) {
  const requests: unknown[] = [];
  const fetch = async (...request: ConstructorParameters<typeof Request>) => {
    const asked = new Request(...request);
    if (asked.url.endsWith('/identity/token')) return Response.json({ token: 'jwt' });
    if (!/\/v1\/error-notebook\/(essay-)?reviews$/.test(asked.url)) return notFound();
    requests.push(await asked.json());
    return Response.json(body, { status });
  };
  const { context } = createApp({
    fetch,
    origin: '',
    storage: memoryStorage(),
    now: Date.now,
    clientConfig: {},
  });
  context.identity.remember({ id: owner, email: 'ana@exemplo.com', emailVerified: true });
  const questions = ['q1', 'q2'].map((id) => ({ question: { id } }));
  const queue = [...questions, { id: 'k1' }] as NotebookCard[];
  context.queryClient.setQueryData(notebookQueueQuery.queryKey, queue);
  const outbox = reviewOutboxOf(context, owner);
  return {
    requests,
    outbox,
    answer: (given: CardReview = review) => outbox.add({ key: 'r1', owner, review: given }),
    result: () => context.queryClient.getQueryData(reviewedQuery('r1').queryKey),
    left: () =>
      context.queryClient.getQueryData<NotebookCard[]>(notebookQueueQuery.queryKey)?.map(cardKey),
  };
}

it('sends a review, shows its result, and removes its question from the queue', async () => {
  const reply = { answer: { isCorrect: true }, dueDay: '2026-11-24', dueQtd: 1 };
  const { answer, requests, result, left, outbox } = open(200, reply);
  answer();
  await vi.waitFor(() => expect(outbox.waiting().entries).toEqual([]));
  expect(requests).toEqual([review]);
  expect(result()).toEqual(reply);
  expect(left()).toEqual(['q2', 'k1']);
});

it('sends what the learner says of a card of an essay, and removes it from the queue', async () => {
  const reply = { dueDay: '2026-11-24', dueQtd: 2 };
  const { answer, requests, result, left, outbox } = open(200, reply);
  answer(essayReview);
  await vi.waitFor(() => expect(outbox.waiting().entries).toEqual([]));
  expect(requests).toEqual([essayReview]);
  expect(result()).toEqual(reply);
  expect(left()).toEqual(['q1', 'q2']);
});

it('removes a review whose question was removed', async () => {
  const { answer, result, left, outbox } = open(422, { code: 'invalid_input' });
  answer();
  await vi.waitFor(() => expect(outbox.waiting().entries).toEqual([]));
  expect(result()).toBeNull();
  expect(left()).toEqual(['q2', 'k1']);
});

it('keeps a review while the server fails', async () => {
  const { answer, result, left, outbox } = open(503, { code: 'not_ready' });
  answer();
  await vi.waitFor(() => expect(outbox.waiting().problem?.status).toBe(503));
  expect(outbox.waiting()).toMatchObject({ entries: [{ review }], storage: 'stored' });
  expect(result()).toBeUndefined();
  expect(left()).toEqual(['q1', 'q2', 'k1']);
});

it('removes a review that was refused, and says why', async () => {
  const { answer, result, outbox } = open(403, {
    code: 'guardian_needed',
    detail: 'Falta alguém.',
  });
  answer();
  await vi.waitFor(() => expect(outbox.waiting().entries).toEqual([]));
  expect(result()).toBeNull();
});
