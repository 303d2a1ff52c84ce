import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../app.tsx';
import { readPosition } from '../attempts/exam-position.ts';
import { memoryStorage } from '../platform/device/device-storage.ts';
import { stubIndexedDb } from '../platform/testing/indexed-db.ts';
import { progressOutboxOf } from './use-progress-outbox.ts';

// A learner of its own for each test: the tabs of one learner tell each other.
let learners = 0;
let owner = '';

beforeEach(() => {
  owner = `ana${(learners += 1)}`;
  stubIndexedDb();
  // happy-dom has `navigator.locks`, but no lock is ever given.
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const place = { courseId: 'c', sectionId: 's' };

/** The app of the learner, and the progress events that reach the API. */
function open({ isOnline = true, isRefused = false } = {}) {
  const events: Record<string, unknown>[] = [];
  const fetch = async (...request: ConstructorParameters<typeof Request>) => {
    const sent = new Request(...request);
    if (sent.url.includes('/users/provider/')) return Response.json({ id: 'u1' });
    if (sent.url.endsWith('/identity/token')) return Response.json({ token: 'jwt' });
    if (!sent.url.endsWith('/user-progressions/content')) {
      return Response.json({ code: 'not_found' }, { status: 404 });
    }
    const detail = 'O limite de hoje.';
    if (isRefused) return Response.json({ code: 'invalid_input', detail }, { status: 422 });
    if (!isOnline) throw new TypeError('offline');
    events.push((await sent.json()) as Record<string, unknown>);
    return Response.json({
      contentProgression: {},
      sectionProgression: {},
      courseProgression: {},
      answers: [],
    });
  };
  const { context } = createApp({
    fetch,
    origin: '',
    storage: memoryStorage(),
    now: Date.now,
    clientConfig: {},
  });
  context.identity.remember({ id: owner, email: 'ana@exemplo.com', emailVerified: true });
  return { events, outbox: progressOutboxOf(context, owner) };
}

it('sends events in their order, with the numbers of the device', async () => {
  const { events, outbox } = open();
  const event = { ...place, userId: 'u1', contentId: 'a' };
  outbox.add({ key: '1', owner, event: { ...event, isCompleted: true } });
  outbox.add({ key: '2', owner, event: { ...event, decreaseProgressionsCount: true } });
  await vi.waitFor(() => expect(outbox.waiting().entries).toEqual([]));
  expect(events).toEqual([
    { ...event, isCompleted: true, deviceId: expect.any(String), sequence: 1 },
    { ...event, decreaseProgressionsCount: true, deviceId: events[0]?.deviceId, sequence: 2 },
  ]);
});

it('sends the last of the positions in a video that waited for the network', async () => {
  const event = { ...place, userId: 'u1', contentId: 'a' };
  const at = '2026-11-20T12:00:00.000Z';
  const offline = open({ isOnline: false }).outbox;
  const given = [
    { videoPosition: { seconds: 10, at } },
    { videoPosition: { seconds: 20, at } },
    { isCompleted: true },
    { videoPosition: { seconds: 30, at } },
    { contentId: 'b', videoPosition: { seconds: 5, at } },
    { videoPosition: { seconds: 40, at } },
  ];
  for (const [index, fields] of given.entries())
    offline.add({ key: String(index), owner, event: { ...event, ...fields } });
  await vi.waitFor(() => expect(offline.waiting().storage).toBe('stored'));
  const { events, outbox } = open();
  await vi.waitFor(() => expect(events).toHaveLength(4));
  await vi.waitFor(() => expect(outbox.waiting().entries).toEqual([]));
  expect(events).toMatchObject([
    { contentId: 'a', sequence: 2, videoPosition: { seconds: 20 } },
    { contentId: 'a', sequence: 3, isCompleted: true },
    { contentId: 'a', sequence: 6, videoPosition: { seconds: 40 } },
    { contentId: 'b', sequence: 5, videoPosition: { seconds: 5 } },
  ]);
});

it('keeps the answer to a quick question that the server refuses', async () => {
  const { outbox } = open({ isRefused: true });
  const response = { kind: 'OPEN_TEXT', text: 'Tudo o que escrevi.' } as const;
  const userQuestionAnswers = [{ questionId: 'q', alternativeId: null, response, timeSpent: 5 }];
  const event = { ...place, userId: 'u1', contentId: 'a', userQuestionAnswers };
  outbox.add({ key: '1', owner, event });
  await vi.waitFor(() => expect(outbox.waiting().entries).toEqual([]));
  expect(readPosition('q').refused).toEqual({
    q: { alternativeId: null, response, reason: 'O limite de hoje.' },
  });
});

describe('events that wait in localStorage', () => {
  const answers = [{ questionId: 'q', alternativeId: 'x', timeSpent: 5 }];
  const stored = [
    { ...place, contentId: 'a', progressionId: null, isCompleted: false },
    { ...place, contentId: 'b', progressionId: 'p1', isCompleted: true },
    { ...place, contentId: 'c', progressionId: 'p2', isCompleted: false },
    {
      ...place,
      contentId: 'd',
      progressionId: 'p3',
      isCompleted: false,
      triesQtd: 2,
      userQuestionAnswers: answers,
    },
  ];
  const key = 'sabia.progress.u1';
  const store = (text: string) => localStorage.setItem(key, text);

  it('are sent, and removed there', async () => {
    store(JSON.stringify(stored));
    const { events } = open();
    await vi.waitFor(() => expect(events).toHaveLength(4));
    expect(events).toMatchObject([
      { contentId: 'a', userId: 'u1', isCompleted: false, decreaseProgressionsCount: false },
      { contentId: 'b', isCompleted: true, decreaseProgressionsCount: false },
      { contentId: 'c', isCompleted: false, decreaseProgressionsCount: true },
      {
        contentId: 'd',
        decreaseProgressionsCount: false,
        triesQtd: 2,
        userQuestionAnswers: answers,
      },
    ]);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('are taken over once by two tabs, and by a page that opens later', async () => {
    store(JSON.stringify(stored));
    const tabs = [open({ isOnline: false }), open({ isOnline: false })];
    await vi.waitFor(() => {
      for (const { outbox } of tabs) expect(outbox.waiting().entries).toHaveLength(4);
    });
    // As after a tab that was closed before it removed them.
    store(JSON.stringify(stored));
    const { events, outbox } = open();
    await vi.waitFor(() => {
      expect(events).toHaveLength(4);
      expect(outbox.waiting().entries).toEqual([]);
      expect(localStorage.getItem(key)).toBeNull();
    });
  });

  it.each([
    ['no JSON', 'oi'],
    ['no list', '{"steps":[]}'],
    ['no events', '[null, 1, {}]'],
  ])('are ignored when they are %s', async (_name, text) => {
    store(text);
    const { events, outbox } = open();
    await vi.waitFor(() => expect(localStorage.getItem(key)).toBeNull());
    await outbox.flush();
    expect(events).toEqual([]);
  });
});
