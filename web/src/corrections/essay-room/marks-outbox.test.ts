import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApp } from '../../app.tsx';
import { memoryStorage } from '../../platform/device/device-storage.ts';
import { keepDraft, recallDraft } from '../../platform/device/drafts.ts';
import { stubIndexedDb } from '../../platform/testing/indexed-db.ts';
import { draftName } from './essay-correction.ts';
import { essayQueueQuery } from './essay-room.api.ts';
import { marksOutboxOf } from './marks-outbox.ts';
import { refusedMarksQuery } from './refused-marks.ts';

// A corrector of its own for each test: the tabs of one corrector tell each other.
let correctors = 0;
let owner = '';

beforeEach(() => {
  owner = `bia${(correctors += 1)}`;
  stubIndexedDb();
  // happy-dom has `navigator.locks`, but no lock is ever given.
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

const place = { attemptId: 'a1', questionId: 'q1' };
const body = { levels: { C1: 160 }, comments: [] };

/** A corrector with two essays, who gives the mark of the first; the API answers with this status and body. */
async function give(status: number, reply: object) {
  const sent: unknown[] = [];
  const fetch = async (...request: ConstructorParameters<typeof Request>) => {
    const asked = new Request(...request);
    if (asked.url.endsWith('/identity/token')) return Response.json({ token: 'jwt' });
    if (!asked.url.endsWith('/v1/corrections/a1/q1/marks'))
      return Response.json({ code: 'not_found' }, { status: 404 });
    sent.push(await asked.json());
    return Response.json(reply, { status });
  };
  const { context } = createApp({
    fetch,
    origin: '',
    storage: memoryStorage(),
    now: Date.now,
    clientConfig: {},
  });
  context.identity.remember({ id: owner, email: 'bia@exemplo.com', emailVerified: true });
  const claims = [place, { attemptId: 'a2', questionId: 'q1' }];
  context.queryClient.setQueryData(essayQueueQuery.queryKey, {
    claims: claims as never,
    waitingQtd: 3,
    oldestAt: null,
  });
  keepDraft(owner, draftName(place), { fields: body, unsent: [] });
  const outbox = marksOutboxOf(context, owner);
  outbox.add({ key: 'm1', owner, ...place, body });
  return {
    outbox,
    sent,
    left: () =>
      context.queryClient
        .getQueryData(essayQueueQuery.queryKey)
        ?.claims.map(({ attemptId }) => attemptId),
    draft: () => recallDraft(owner, draftName(place)),
    refused: () => context.queryClient.query(refusedMarksQuery(owner)),
  };
}

it('sends a mark, takes its essay from the queue, and forgets the draft', async () => {
  const { outbox, sent, left, draft, refused } = await give(200, {
    status: 'SETTLED',
    score: 640,
    marks: [{}],
  });
  await vi.waitFor(() => expect(outbox.waiting().entries).toEqual([]));
  expect(sent).toEqual([body]);
  expect(left()).toEqual(['a2']);
  expect(draft()).toBeUndefined();
  expect(await refused()).toEqual([]);
});

it('tells that a mark does not count any more, and keeps the draft', async () => {
  const detail = 'Outras pessoas corrigiram esta redação enquanto a sua correção esperava.';
  const { outbox, left, draft, refused } = await give(409, { code: 'conflict', detail });
  await vi.waitFor(() => expect(outbox.waiting().entries).toEqual([]));
  expect(left()).toEqual(['a2']);
  expect(draft()).toMatchObject({ fields: body });
  expect(await refused()).toEqual([{ name: draftName(place), reason: detail }]);
});

it('leaves the essay on the desk where the server refuses the mark itself', async () => {
  const { outbox, left, draft, refused } = await give(422, {
    code: 'invalid_input',
    detail: 'C1: esta nota não existe na rubrica.',
  });
  await vi.waitFor(() => expect(outbox.waiting().entries).toEqual([]));
  expect(left()).toEqual(['a1', 'a2']);
  expect(draft()).toMatchObject({ fields: body });
  expect(await refused()).toMatchObject([{ reason: 'C1: esta nota não existe na rubrica.' }]);
});

it('keeps a mark while the server fails', async () => {
  const { outbox, left } = await give(503, { code: 'not_ready' });
  await vi.waitFor(() => expect(outbox.waiting().problem?.status).toBe(503));
  expect(outbox.waiting()).toMatchObject({ entries: [{ body }], storage: 'stored' });
  expect(left()).toEqual(['a1', 'a2']);
});
