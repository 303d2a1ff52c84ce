import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { AppContext } from '../../layout/app-context.tsx';
import { ApiProblem, unanswered } from '../../platform/api/api-problem.ts';
import type { Call } from '../../platform/api/api.ts';
import { memoryStorage } from '../../platform/device/device-storage.ts';
import type { Identity } from '../../platform/identity/identity.ts';
import { createImpersonation } from '../../platform/identity/impersonation.ts';
import { createOutbox } from '../../platform/outbox/outbox.ts';
import { simulateBrowser } from '../../platform/testing/simulated-browser.ts';
import { marksClient, type MarkEntry } from './marks-outbox.ts';

// A corrector gives the marks of 20 essays without a network, in two tabs. The network loses requests and replies, the server
// fails, tabs are killed, also between two writes of a transaction. The outbox, its client and IndexedDB are the real ones.

beforeAll(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wantedCuts = 2000;
const essays = 20;

const fate = fc.constantFrom('request lost', 'reply lost', 500, 502, 503, 429, 408, 401, 'done');
type Fate = typeof fate extends fc.Arbitrary<infer F> ? F : never;
const tab = fc.nat(1);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('mark' as const), tab }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('send' as const),
      tab,
      fates: fc.array(fate, { maxLength: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('kill' as const),
      tab,
      /** The number of writes that still succeed; null kills the tab at once. */
      writes: fc.option(fc.nat(4)),
    }),
  },
);

const nextTask = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The server: a mark that comes again is answered as before, and another one of the same essay would be a second. */
function aServer() {
  const marks = new Map<string, number>();
  return {
    marks,
    give(essay: string, body: { levels?: Record<string, number> }) {
      const points = body.levels?.['C1'] ?? 0;
      const known = marks.get(essay);
      if (known !== undefined && known !== points)
        throw new Error(`a second mark of the essay ${essay}`);
      marks.set(essay, points);
      return { status: 'SETTLED', score: points, marks: [{}] };
    },
  };
}

function aWorld() {
  const server = aServer();
  const openTab = simulateBrowser({ hasLocks: true });
  const stored = new Set<string>();
  /** The points that the corrector has given, by essay. */
  const given = new Map<string, { key: string; points: number }>();
  const rejected: string[] = [];
  let cuts = 0;
  let isCalm = false;

  async function request(
    { params, body }: { params: { attemptId: string }; body: { levels?: Record<string, number> } },
    fated: Fate | undefined,
  ): Promise<unknown> {
    await nextTask();
    if (isCalm || fated === 'done') return server.give(params.attemptId, body);
    cuts += 1;
    if (fated === 'reply lost') server.give(params.attemptId, body);
    if (typeof fated === 'number')
      throw new ApiProblem({ status: fated, code: 'x', title: '', detail: '' });
    throw unanswered(new TypeError('lost'));
  }

  function aTab() {
    const state = openTab();
    let fatesLeft: Fate[] = [];
    const call = ((_route: string, input: Parameters<typeof request>[0]) =>
      state.seen(request(input, fatesLeft.shift()))) as Call;
    const context = {
      call,
      queryClient: new QueryClient(),
      identity: { user: () => null } as Identity,
      impersonation: createImpersonation(memoryStorage()),
    } as AppContext;
    const outbox = createOutbox({
      ...marksClient(context),
      owner: 'ana',
      isOwnerSignedIn: () => true,
      store: state.store<MarkEntry>('marks', (key) => stored.add(key)),
      tabs: state.tabs('marks'),
      onReject: (entries) => void rejected.push(...entries.map(({ key }) => key)),
    });
    return { ...state, outbox, meet: (fates: readonly Fate[]) => void (fatesLeft = [...fates]) };
  }
  const tabs = [aTab(), aTab()];
  const tabAt = (index: number) => {
    const open = tabs[index];
    return open?.isAlive() ? open : (tabs[index] = aTab());
  };

  async function send(index: number): Promise<void> {
    const { outbox, isAlive } = tabAt(index);
    const pass = { isDone: false };
    void outbox.flush().then(() => (pass.isDone = true));
    while (isAlive() && !pass.isDone) await nextTask();
  }

  return {
    server,
    stored,
    given,
    rejected,
    cuts: () => cuts,
    waiting: () => tabs.flatMap(({ outbox }) => outbox.waiting().entries),
    async take(next: typeof step extends fc.Arbitrary<infer S> ? S : never): Promise<void> {
      if (next.does === 'kill') {
        cuts += 1;
        const open = tabAt(next.tab);
        return next.writes === null ? open.kill() : open.killAfterWrites(next.writes);
      }
      const { outbox, isAlive, meet } = tabAt(next.tab);
      if (next.does === 'send') {
        meet(next.fates);
        return send(next.tab);
      }
      const essay = String(given.size);
      if (given.size === essays) return;
      const [key, points] = [`mark ${essay}`, 40 * (given.size % 6)];
      given.set(essay, { key, points });
      const place = { attemptId: essay, questionId: 'q' };
      outbox.add({ key, owner: 'ana', ...place, body: { levels: { C1: points }, comments: [] } });
      while (isAlive() && !stored.has(key)) await nextTask();
    },
    /** Everything works again, in the tabs that are open and in a new one. */
    async calm(): Promise<void> {
      isCalm = true;
      tabs.push(aTab());
      for (const index of [0, 1, 2, 0, 1, 2]) {
        tabAt(index).killAfterWrites(Infinity);
        await vi.advanceTimersByTimeAsync(7_200_000);
        await send(index);
      }
    },
  };
}

it(`loses no mark that the device has stored, and gives none twice (${wantedCuts} cuts)`, async () => {
  const total = { cuts: 0 };
  const live = async (steps: readonly Parameters<ReturnType<typeof aWorld>['take']>[0][]) => {
    const world = aWorld();
    for (const next of steps) await world.take(next);
    await world.calm();
    total.cuts += world.cuts();
    expect(world.waiting()).toEqual([]);
    expect(world.rejected).toEqual([]);
    for (const [essay, { key, points }] of world.given)
      if (world.stored.has(key)) expect(world.server.marks.get(essay)).toBe(points);
  };
  while (total.cuts < wantedCuts)
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 80 }), live), {
      numRuns: 10,
    });
}, 120_000);
