import type { LoggedAnswer, SavedAnswers } from '@sabia/domain/attempts/attempt.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem, unanswered } from '../../platform/api-problem.ts';
import type { Keep } from '../../platform/outbox/outbox-store.ts';
import { inOrder } from '../../platform/outbox/outbox.ts';
import type { Tabs } from '../../platform/outbox/tabs.ts';
import { createAnswerOutbox, type News } from './answer-outbox.ts';
import type { AnswerEntry } from './answer-entry.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const offline = unanswered(new TypeError('offline'));
const refusal = (status: number) =>
  new ApiProblem({ status, code: 'x', title: 'Não', detail: 'Não pode.' });

let keys = 0;
function entry(questionId: string | null, attemptId = 'a1'): AnswerEntry {
  keys += 1;
  const key = String(keys).padStart(6, '0');
  const answeredAt = new Date(keys * 1000).toISOString();
  const answer: LoggedAnswer | null = questionId
    ? { id: key, questionId, alternativeId: 'x', answeredAt }
    : null;
  return { key, owner: 'ana', attemptId, place: null, answer };
}

/** A device that keeps in memory what a real one keeps in its database. */
function aDevice() {
  const kept = new Map<string, AnswerEntry>();
  const listeners: ((news: News | null) => void)[] = [];
  const keep: Keep<AnswerEntry> = {
    add: (added) => Promise.resolve(void kept.set(added.key, added)),
    all: (owner) => Promise.resolve(inOrder([...kept.values()].filter((e) => e.owner === owner))),
    remove: (gone) => Promise.resolve(gone.forEach((key) => kept.delete(key))),
  };
  /** Each tab hears what the others tell. */
  function aTab(): Tabs<News> {
    let own: ((news: News | null) => void) | undefined;
    return {
      tell: (news) => listeners.filter((other) => other !== own).forEach((hear) => hear(news)),
      hear: (listener) => listeners.push((own = listener)),
      alone: (work) => work(),
    };
  }
  return { keep, kept, aTab };
}

/** What the server would say, one after the other; 'ok' without end. */
function aServer(...says: (ApiProblem | 'ok')[]) {
  const heard: string[] = [];
  const reply = async (words: string) => {
    heard.push(words);
    const answer = says.shift() ?? 'ok';
    await Promise.resolve();
    if (answer !== 'ok') throw answer;
  };
  return { heard, reply };
}

interface World {
  device?: ReturnType<typeof aDevice>;
  server?: ReturnType<typeof aServer>;
  isOwnerHere?: () => boolean;
  told?: string[];
}

function open({ device = aDevice(), server = aServer(), isOwnerHere, told = [] }: World = {}) {
  return createAnswerOutbox({
    owner: 'ana',
    keep: device.keep,
    tabs: device.aTab(),
    isOwnerHere: isOwnerHere ?? (() => true),
    async save({ attemptId, answers }): Promise<SavedAnswers> {
      await server.reply(`${attemptId}: ${answers.map(({ questionId }) => questionId).join(' ')}`);
      return { attemptId, answers: [], deadline: null, submittedAt: null };
    },
    submit: ({ attemptId }) => server.reply(`${attemptId} submitted`),
    onSaved: ({ attemptId }) => Promise.resolve(void told.push(`saved ${attemptId}`)),
    onSubmitted: (attemptId) => Promise.resolve(void told.push(`submitted ${attemptId}`)),
  });
}

const waitingOf = (outbox: ReturnType<typeof open>) =>
  outbox.waiting().entries.map(({ answer }) => answer?.questionId ?? 'submission');

describe('an answer', () => {
  it('stands at once, and is let go of when the server holds it', async () => {
    const [device, server, told] = [aDevice(), aServer(), [] as string[]];
    const outbox = open({ device, server, told });
    outbox.add(entry('q1'));
    expect(waitingOf(outbox)).toEqual(['q1']);

    await outbox.flush();
    expect(waitingOf(outbox)).toEqual([]);
    expect(device.kept.size).toBe(0);
    expect({ heard: server.heard, told }).toEqual({ heard: ['a1: q1'], told: ['saved a1'] });
  });

  it('is on the device before it is sent', async () => {
    const device = aDevice();
    const keptWhenSent: number[] = [];
    const server = aServer();
    const outbox = open({
      device,
      server: {
        ...server,
        reply: (words) => {
          keptWhenSent.push(device.kept.size);
          return server.reply(words);
        },
      },
    });
    outbox.add(entry('q1'));
    await outbox.flush();
    expect(keptWhenSent).toEqual([1]);
  });

  it('waits with those that come while another is on its way, and goes with them', async () => {
    const server = aServer();
    const outbox = open({ server });
    outbox.add(entry('q1'));
    await vi.waitFor(() => expect(server.heard).toEqual(['a1: q1']));
    outbox.add(entry('q2'));
    outbox.add(entry('q3'));
    await vi.waitFor(() => expect(waitingOf(outbox)).toEqual([]));
    expect(server.heard).toEqual(['a1: q1', 'a1: q2 q3']);
  });

  it('survives the page', async () => {
    const device = aDevice();
    const before = open({ device, server: aServer(offline) });
    before.add(entry('q1'));
    await before.flush();

    const server = aServer();
    const after = open({ device, server });
    await after.flush();
    expect(server.heard).toEqual(['a1: q1']);
    expect(device.kept.size).toBe(0);
  });

  it.each([0, 401, 408, 429, 500, 502, 503])('is tried again after a %d', async (status) => {
    const server = aServer(status === 0 ? offline : refusal(status), refusal(503));
    const outbox = open({ server });
    outbox.add(entry('q1'));
    await outbox.flush();
    expect(outbox.waiting().problem?.status).toBe(status);
    expect(waitingOf(outbox)).toEqual(['q1']);

    await vi.advanceTimersByTimeAsync(60_000);
    expect(waitingOf(outbox)).toEqual([]);
    expect(outbox.waiting().problem).toBeNull();
    expect(server.heard).toHaveLength(3);
  });

  it('is kept when the server says no, and holds up nobody else', async () => {
    const [device, server] = [aDevice(), aServer(refusal(403))];
    const outbox = open({ device, server });
    outbox.add(entry('q1', 'a1'));
    outbox.add(entry('q9', 'a2'));
    await outbox.flush();
    await outbox.flush();
    expect(server.heard).toEqual(['a1: q1', 'a2: q9']);
    expect(waitingOf(outbox)).toEqual(['q1']);
    expect(device.kept.size).toBe(1);
  });

  it('is not sent as somebody else', async () => {
    const server = aServer();
    const outbox = open({ server, isOwnerHere: () => false });
    outbox.add(entry('q1'));
    await outbox.flush();
    expect(server.heard).toEqual([]);
    expect(waitingOf(outbox)).toEqual(['q1']);
  });

  it('lives with the page where the device keeps nothing, which is said', async () => {
    const never = () => Promise.reject(new Error('no database'));
    const device = { ...aDevice(), keep: { add: never, all: never, remove: never } };
    const server = aServer(offline);
    const outbox = open({ device, server });
    outbox.add(entry('q1'));
    await outbox.flush();
    expect(outbox.waiting()).toMatchObject({ isLasting: false, problem: offline });
    expect(waitingOf(outbox)).toEqual(['q1']);
    await outbox.flush();
    expect(waitingOf(outbox)).toEqual([]);
  });
});

describe('a submission', () => {
  it('waits for the answers that were given before it', async () => {
    const [server, told] = [aServer(offline), [] as string[]];
    const outbox = open({ server, told });
    outbox.add(entry('q1'));
    outbox.add(entry(null));
    await outbox.flush();
    expect(waitingOf(outbox)).toEqual(['q1', 'submission']);

    await outbox.flush();
    expect(server.heard).toEqual(['a1: q1', 'a1: q1', 'a1 submitted']);
    expect(told).toEqual(['saved a1', 'submitted a1']);
    expect(waitingOf(outbox)).toEqual([]);
  });
});

describe('two tabs', () => {
  it('show each other what was answered and what was sent', async () => {
    const device = aDevice();
    const told: string[] = [];
    const one = open({ device });
    const other = open({ device, server: aServer(offline), told });
    other.add(entry('q1'));
    await other.flush();
    await vi.waitFor(() => expect(waitingOf(one)).toEqual(['q1']));

    await one.flush();
    await vi.waitFor(() => expect(waitingOf(other)).toEqual([]));
    expect(told).toEqual(['saved a1']);
  });
});
