import { acceptedAnswers, currentAnswers } from '@sabia/domain/attempts/answer-log.ts';
import type { LoggedAnswer } from '@sabia/domain/attempts/attempt.ts';
import { applyProgress } from '@sabia/domain/progress/apply-progress.ts';
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { AnswerEntry } from './attempts/answer-outbox/answer-entry.ts';
import { answerClient } from './attempts/answer-outbox/answer-outbox.ts';
import type { Call } from './platform/api/api.ts';
import { ApiProblem, unanswered } from './platform/api/api-problem.ts';
import type { Identity } from './platform/identity/identity.ts';
import { createImpersonation } from './platform/identity/impersonation.ts';
import { memoryStorage } from './platform/device/device-storage.ts';
import { createOutbox, type Outbox, type OutboxClient } from './platform/outbox/outbox.ts';
import type { DevicePosition, Entry } from './platform/outbox/outbox-store.ts';
import { simulateBrowser } from './platform/testing/simulated-browser.ts';
import type { ProgressEntry, ReportedProgress } from './progress/progress-entry.ts';
import { progressClient } from './progress/use-progress-outbox.ts';

// A learner answers an exam and reports progress in two tabs of one device. The network loses requests and
// replies or delivers requests late, the server answers with any status, tabs are killed (also between two
// writes of a transaction), and the clock is set back and forward. The outbox, its clients and IndexedDB
// are the real ones; the server decides by the rules of the domain.

beforeAll(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wantedFailures = 10_000;

type Fate =
  | { is: 'done' | 'request lost' | 'reply lost' | 'delivered late' }
  | { is: 'answered'; status: number; isDone: boolean; retryAfter: string | null };

const answered = (statuses: fc.Arbitrary<number>, isDone: fc.Arbitrary<boolean>) =>
  fc.record({
    is: fc.constant('answered' as const),
    status: statuses,
    isDone,
    retryAfter: fc.constantFrom('5', null, null, null),
  });
const fate: fc.Arbitrary<Fate> = fc.oneof(
  fc.record({
    is: fc.constantFrom('done', 'request lost', 'reply lost', 'delivered late'),
  }),
  answered(fc.constantFrom(401, 408, 409, 425, 429), fc.constant(false)),
  // A gateway may fail after the server has done its work.
  answered(fc.integer({ min: 500, max: 599 }), fc.boolean()),
);
/** Refusals are rare, because they remove entries. */
const fates = fc.array(
  fc.oneof(
    { weight: 30, arbitrary: fate },
    {
      weight: 1,
      arbitrary: answered(fc.integer({ min: 400, max: 499 }), fc.constant(false)),
    },
  ),
  { maxLength: 3 },
);

const tab = fc.nat(1);
const failing = [
  { weight: 8, arbitrary: fc.record({ does: fc.constant('send' as const), tab, fates }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('kill' as const),
      tab,
      /** The number of writes that still succeed; null kills the tab at once. */
      writes: fc.option(fc.nat(5)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('wait' as const) }) },
];
const acting = [
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constantFrom('answer' as const, 'report progress' as const),
      tab,
      subject: fc.nat(2),
      choice: fc.nat(2),
      fates,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('set the clock' as const),
      hours: fc.integer({ min: -48, max: 48 }),
    }),
  },
];
const exam = fc.record({
  hasLocks: fc.boolean(),
  before: fc.array(fc.oneof(...failing, ...acting), { minLength: 20, maxLength: 60 }),
  after: fc.array(fc.oneof(...failing), { maxLength: 15 }),
});
type Exam = typeof exam extends fc.Arbitrary<infer E> ? E : never;
type Step = Exam['before'][number];

const startedAt = '2026-11-21T10:00:00.000Z';

/** A server with one attempt, and with the progress of one learner. */
function aServer() {
  const questions = ['q0', 'q1', 'q2'];
  const alternatives = [{ id: 'a0' }, { id: 'a1' }];
  const asked = new Map(questions.map((id) => [id, { alternatives }] as const));
  const log: LoggedAnswer[] = [];
  /** The keys of the progress events that counted. */
  const counted: string[] = [];
  const completed = new Map<string, string | null>();
  const lastSequences = new Map<string, number>();
  let submitted: Record<string, string | null> | null = null;
  let now = Date.parse(startedAt);

  const current = () =>
    Object.fromEntries(
      [...currentAnswers(log)].map(([id, { alternativeId }]) => [id, alternativeId]),
    );

  function save(answers: readonly LoggedAnswer[]): void {
    if (submitted) return;
    const known = new Set(log.map(({ id }) => id));
    const added = answers.filter(({ id }) => !known.has(id));
    log.push(
      ...acceptedAnswers(
        added,
        { deadline: null, startedAt, questions: asked, contacts: [] },
        new Date(now),
      ),
    );
  }

  function record(event: ReportedProgress & DevicePosition): void {
    const { contentId, deviceId, sequence, sectionId: key = '' } = event;
    const last = lastSequences.get(contentId + deviceId) ?? null;
    const others = { contentsQtd: 1, completedContentsQtd: 0 };
    const state = {
      contentType: 'TEXTPAGE' as const,
      completedAt: completed.get(contentId) ?? null,
      wasAnswered: false,
      lastSequence: last,
      courseCompletedAt: null,
      othersInSection: others,
      othersInCourse: others,
    };
    completed.set(contentId, applyProgress(state, event, startedAt).completedAt);
    lastSequences.set(contentId + deviceId, Math.max(sequence, last ?? 0));
    if (last === null || sequence > last) counted.push(key);
  }

  return {
    log,
    counted,
    current,
    submitted: () => submitted,
    isCompleted: (contentId: string) => Boolean(completed.get(contentId)),
    tick: () => (now += 1000),
    reply(route: string, body: unknown): unknown {
      if (route === 'POST /user-progressions/content') {
        record(body as ReportedProgress & DevicePosition);
        const [contentProgression, sectionProgression, courseProgression] = [{}, {}, {}];
        return { contentProgression, sectionProgression, courseProgression, answers: [] };
      }
      if (route === 'PATCH /practice-exams/attempts/{id}') {
        submitted ??= current();
        return { id: 'a', number: 1, now: startedAt, practiceExamId: 'p', answers: [] };
      }
      save((body as { answers: LoggedAnswer[] }).answers);
      return { attemptId: 'a', answers: [], deadline: null, submittedAt: null };
    },
  };
}

/** An action of the learner: its key, and the question or content with the choice. */
interface Deed {
  key: string;
  does: 'answer' | 'report progress' | 'submit';
  subject: string;
  choice: string | boolean | null;
}

function aWorld({ hasLocks }: { hasLocks: boolean }) {
  const server = aServer();
  const openTab = simulateBrowser({ hasLocks });
  const queryClient = new QueryClient();
  const deeds: Deed[] = [];
  const stored = new Set<string>();
  const refused = new Set<string>();
  const late: (() => unknown)[] = [];
  let skew = 0;
  let failures = 0;
  let isCalm = false;

  /** The network and the server, as a tab meets them. */
  async function request(to: string, body: unknown, fated: Fate | undefined): Promise<unknown> {
    await new Promise((resolve) => setImmediate(resolve));
    server.tick();
    if (isCalm || fated?.is === 'done') return server.reply(to, body);
    failures += 1;
    if (fated?.is === 'delivered late') late.push(() => server.reply(to, body));
    if (fated?.is === 'reply lost') server.reply(to, body);
    if (fated?.is !== 'answered') throw unanswered(new TypeError('lost'));
    if (fated.isDone) server.reply(to, body);
    const { status, retryAfter } = fated;
    throw new ApiProblem({ status, code: 'x', title: '', detail: '', retryAfter });
  }

  function aTab() {
    const state = openTab();
    /** Requests without a fate are lost. */
    let fatesLeft: Fate[] = [];
    const call = ((route: string, { body }: { body?: unknown }) =>
      state.seen(request(route, body, fatesLeft.shift()))) as Call;
    const context = {
      call,
      queryClient,
      identity: { user: () => null } as Identity,
      impersonation: createImpersonation(memoryStorage()),
    };
    const open = <E extends Entry, U>(name: string, client: OutboxClient<E, U>): Outbox<E> =>
      createOutbox<E, U>({
        ...client,
        owner: 'ana',
        isOwnerSignedIn: () => true,
        store: state.store<E>(name, (key) => stored.add(key)),
        tabs: state.tabs(name),
        onReject: (entries) => entries.forEach(({ key }) => refused.add(key)),
      });
    return {
      ...state,
      answers: open<AnswerEntry, unknown>('answers', answerClient(context) as never),
      progress: open<ProgressEntry, unknown>('progress', progressClient(context) as never),
      meet: (next: readonly Fate[]) => void (fatesLeft = [...next]),
    };
  }
  const tabs = [aTab(), aTab()];

  /** Opens a tab again after it was killed. */
  function tabAt(index: number) {
    const open = tabs[index];
    if (open?.isAlive()) return open;
    return (tabs[index] = aTab());
  }

  async function act(index: number, given: Omit<Deed, 'key'>): Promise<void> {
    const { answers, progress, isAlive } = tabAt(index);
    const { does, subject, choice } = given;
    const key = String(deeds.length);
    deeds.push({ key, ...given });
    const answeredAt = new Date(server.tick() + skew).toISOString();
    const entry = { key, owner: 'ana' };
    if (does === 'report progress') {
      const kind = choice ? { isCompleted: true } : { decreaseProgressionsCount: true };
      // The server of this test tells events apart by the section.
      const place = { courseId: 'c', userId: 'ana', sectionId: key, contentId: subject };
      progress.add({ ...entry, event: { ...place, ...kind } });
    } else {
      const alternativeId = choice as string | null;
      const answer = { id: key, questionId: subject, alternativeId, answeredAt };
      const attempt = { attemptId: 'a', place: null };
      answers.add({ ...entry, ...attempt, answer: does === 'answer' ? answer : null });
    }
    // Nobody acts twice in the same millisecond.
    while (isAlive() && !stored.has(key)) await new Promise((resolve) => setImmediate(resolve));
  }

  async function send(index: number): Promise<void> {
    const { answers, progress, isAlive } = tabAt(index);
    const pass = { isDone: false };
    void Promise.all([answers.flush(), progress.flush()]).then(() => (pass.isDone = true));
    while (isAlive() && !pass.isDone) await new Promise((resolve) => setImmediate(resolve));
  }

  async function take(step: Step): Promise<void> {
    if (step.does === 'wait') {
      late.splice(0, 1).forEach((deliver) => deliver());
      return void (await vi.advanceTimersByTimeAsync(60_000));
    }
    if (step.does === 'set the clock') {
      failures += 1;
      skew = step.hours * 3_600_000;
      return;
    }
    if (step.does === 'kill') {
      failures += 1;
      return step.writes === null
        ? tabAt(step.tab).kill()
        : tabAt(step.tab).killAfterWrites(step.writes);
    }
    tabAt(step.tab).meet(step.fates);
    if (step.does === 'send') return send(step.tab);
    const { does, subject, choice } = step;
    if (does === 'answer')
      return act(step.tab, {
        does,
        subject: `q${subject}`,
        choice: choice < 2 ? `a${choice}` : null,
      });
    return act(step.tab, { does, subject: `c${subject}`, choice: choice > 0 });
  }

  /** Everything works again, in the tabs that are open and in a new one. */
  async function calm(): Promise<void> {
    isCalm = true;
    tabs.push(aTab());
    for (const index of [0, 1, 2, 0, 1, 2]) {
      tabAt(index).killAfterWrites(Infinity);
      await vi.advanceTimersByTimeAsync(7_200_000);
      await send(index);
    }
    late.forEach((deliver) => deliver());
  }

  return {
    server,
    deeds,
    stored,
    refused,
    take,
    calm,
    failures: () => failures,
    submit: () => act(0, { does: 'submit', subject: 'a', choice: null }),
    waiting: () =>
      [tabAt(0), tabAt(1), tabAt(2)].flatMap(({ answers, progress }) => [
        ...answers.waiting().entries,
        ...progress.waiting().entries,
      ]),
  };
}

it(`loses nothing, counts nothing twice, and the latest answer of a device wins (${wantedFailures} failures)`, async () => {
  const total = { failures: 0 };
  const live = async ({ hasLocks, before, after }: Exam) => {
    const world = aWorld({ hasLocks });
    for (const step of before) await world.take(step);
    await world.submit();
    for (const step of after) await world.take(step);
    await world.calm();
    total.failures += world.failures();

    const { server, deeds, stored, refused } = world;
    expect(world.waiting()).toEqual([]);
    const logged = server.log.map(({ id }) => id);
    const arrived = [...logged, ...server.counted];
    expect(new Set(arrived).size).toBe(arrived.length);
    const kept = deeds.filter(({ key }) => stored.has(key) && !refused.has(key));
    const isSubmission = ({ does }: Deed) => does === 'submit';
    expect(kept.filter((deed) => !isSubmission(deed) && !arrived.includes(deed.key))).toEqual([]);

    const latest = new Map(
      deeds.filter(({ key }) => arrived.includes(key)).map((deed) => [deed.subject, deed]),
    );
    for (const { does, subject, choice } of latest.values()) {
      if (does === 'report progress') expect(server.isCompleted(subject)).toBe(choice);
      else expect(server.current()[subject]).toBe(choice);
    }
    if (kept.some(isSubmission)) expect(server.submitted()).toEqual(server.current());
  };
  while (total.failures < wantedFailures)
    await fc.assert(fc.asyncProperty(exam, live), { numRuns: 20 });
}, 120_000);
