import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApp } from '../../app.tsx';
import { memoryStorage } from '../../platform/device/device-storage.ts';
import { stubIndexedDb } from '../../platform/testing/indexed-db.ts';
import { keepCard, pileQuery } from './card-pile.ts';
import type { Card } from './cards.ts';
import { decide } from './doubt-keys.ts';
import { readingOf, readingsOutboxOf } from './readings-outbox.ts';
import { resultsQuery } from '../results/results.api.ts';
import { peopleQuery, type ReadingList } from './reading.api.ts';

// A monitor of its own for each test: the tabs of one monitor tell each other.
let monitors = 0;
let owner = '';

beforeEach(() => {
  owner = `davi${(monitors += 1)}`;
  stubIndexedDb();
  // happy-dom has `navigator.locks`, but no lock is ever given.
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

const picture = { width: 1, height: 1, data: new Uint8Array([9]) };
const cardOfOwner = (): Card => ({
  key: 'c1',
  owner,
  mockExamId: 'm1',
  code: 'S1',
  personId: 'p1',
  day: 1,
  answers: { 1: 'A' },
  doubts: [{ question: 2, seen: [], proposal: 'B', crop: picture, decision: null }],
  quality: 1,
  readAt: '2026-11-29T12:00:00.000Z',
  name: picture,
});

const list: ReadingList = {
  title: 'Simulado',
  colorsQtd: 1,
  days: [{ day: 1, title: 'Prova', questionsQtd: 45, firstQuestion: 1, essaysQtd: 0 }],
  eventNumber: 5,
  people: [
    {
      personId: 'p1',
      number: 1,
      name: 'Júlia',
      className: '3º B',
      days: [{ day: 1, state: 'NONE', readAt: null, readingId: null, essays: [] }],
    },
  ],
};

const reply = {
  id: 'r1',
  personId: 'p1',
  name: 'Júlia',
  day: 1,
  color: 'azul',
  answers: { 1: 'A' },
  doubts: [],
  quality: 1,
  state: 'NEW',
  changed: [],
};

/** A monitor whose readings the API answers so. */
function open(answer = () => Response.json(reply)) {
  const sent: { path: string; body: unknown }[] = [];
  const fetch = async (...request: ConstructorParameters<typeof Request>) => {
    const asked = new Request(...request);
    if (asked.url.endsWith('/identity/token')) return Response.json({ token: 'jwt' });
    if (asked.method !== 'PUT') return Response.json({ code: 'not_found' }, { status: 404 });
    sent.push({ path: new URL(asked.url).pathname, body: await asked.json() });
    return answer();
  };
  const { context } = createApp({
    fetch,
    origin: '',
    storage: memoryStorage(),
    now: Date.now,
    clientConfig: {},
  });
  context.identity.remember({ id: owner, email: 'davi@exemplo.com', emailVerified: true });
  const { queryClient } = context;
  queryClient.setQueryData(peopleQuery('m1').queryKey, list);
  return {
    queryClient,
    outbox: readingsOutboxOf(context, owner),
    sent,
    state: () => queryClient.getQueryData(peopleQuery('m1').queryKey)?.people[0]?.days[0]?.state,
  };
}

it('a reading is sent, and the list tells it', async () => {
  const { outbox, sent, state } = open();
  outbox.add(readingOf(cardOfOwner()));
  await vi.waitFor(() => expect(state()).toBe('READ'));
  expect(sent).toMatchObject([
    { body: { code: 'S1', answers: { 1: 'A' }, doubts: [{ question: 2, proposal: 'B' }] } },
  ]);
  expect(sent[0]?.path).toMatch(/^\/v1\/mock-exams\/m1\/readings\/[\da-f-]{36}$/);
});

it('results that are open are read again once the readings were sent', async () => {
  const { outbox, queryClient } = open();
  const { queryKey } = resultsQuery('m1');
  queryClient.setQueryData(queryKey, { people: [] } as never);
  outbox.add(readingOf(cardOfOwner()));
  await vi.waitFor(() => expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true));
});

it('of the readings of a card that wait, the decided one is sent, once', async () => {
  let isDown = true;
  const { outbox, sent } = open(() =>
    isDown ? Response.json({ code: 'not_ready' }, { status: 503 }) : Response.json(reply),
  );
  const card = cardOfOwner();
  outbox.add(readingOf(card));
  await vi.waitFor(() => expect(outbox.waiting().problem?.status).toBe(503));
  const decided = readingOf(decide({ card, question: 2 }, 'D').card);
  isDown = false;
  sent.length = 0;
  outbox.add(decided);
  await vi.waitFor(() => expect(outbox.waiting().entries).toEqual([]));
  expect(sent).toMatchObject([
    {
      path: `/v1/mock-exams/m1/readings/${decided.key}`,
      body: { answers: { 2: 'D' }, doubts: [] },
    },
  ]);
});

it('a refused card waits for a person, with the reason', async () => {
  const detail = 'Este código não é desta escola.';
  const refusal = () => Response.json({ code: 'invalid_input', detail }, { status: 422 });
  const { outbox, queryClient } = open(refusal);
  const card = cardOfOwner();
  await keepCard(queryClient, card);
  outbox.add(readingOf(card));
  await vi.waitFor(() => expect(outbox.waiting().entries).toEqual([]));
  expect(await queryClient.query(pileQuery(owner))).toMatchObject([
    { key: 'c1', code: null, personId: null, refusal: detail, doubts: [{ question: 2 }] },
  ]);
});
