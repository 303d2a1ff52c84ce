import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem, unanswered } from '../api/api-problem.ts';
import { serverTime } from '../clock.ts';
import { createOutbox, type Message } from './outbox.ts';
import type { Entry, OutboxStore, Queued } from './outbox-store.ts';
import type { Tabs } from './tabs.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

/** `a1` is the first entry of the subject a. */
const subjectOf = ({ key }: Entry) => key.charAt(0);
const entry = (key: string) => ({ key, owner: 'ana' });

type Told = Message<Entry, string>;

/** A device in whose browser several tabs are open. */
function aDevice() {
  const stored = new Map<string, Queued<Entry>>();
  let sequence = 0;
  const store: OutboxStore<Entry> = {
    async add(entries) {
      for (const one of entries) {
        sequence += 1;
        stored.set(one.key, { ...one, deviceId: 'device', sequence });
      }
    },
    addOnce: () => Promise.reject(new Error('not used')),
    all: async (owner) => [...stored.values()].filter((one) => one.owner === owner),
    async remove(keys) {
      for (const key of keys) stored.delete(key);
    },
    deviceId: async () => 'device',
  };
  const listeners: ((message: Told) => void)[] = [];
  function aTab(): Tabs<Told> {
    let own: ((message: Told) => void) | undefined;
    return {
      tell: (message) =>
        listeners.filter((other) => other !== own).forEach((hear) => hear(message)),
      hear: (listener) => listeners.push((own = listener)),
      exclusive: (work) => work(),
    };
  }
  return { stored, store, aTab };
}

const offline = unanswered(new TypeError('offline'));
const refusal = (status: number, retryAfter?: string) =>
  new ApiProblem({ status, code: 'x', title: 'Não', detail: 'Não pode.', retryAfter });

/** Gives these replies in turn, then 'ok' for ever. */
function aServer(...replies: (ApiProblem | 'ok')[]) {
  const requests: string[] = [];
  return {
    requests,
    async send(batch: readonly Entry[]): Promise<string> {
      const keys = batch.map(({ key }) => key).join(' ');
      requests.push(keys);
      const reply = replies.shift() ?? 'ok';
      await Promise.resolve();
      if (reply !== 'ok') throw reply;
      return keys;
    },
  };
}

interface World {
  device?: Pick<ReturnType<typeof aDevice>, 'store' | 'aTab'>;
  server?: Pick<ReturnType<typeof aServer>, 'send'>;
  isOwnerSignedIn?: () => boolean;
  /** Filled with the messages that the learner sees. */
  shown?: string[];
  waitMs?: (entry: Entry) => number;
  onPassEnd?: () => void;
}

function open({
  device = aDevice(),
  server = aServer(),
  isOwnerSignedIn = () => true,
  shown = [],
  waitMs,
  onPassEnd,
}: World = {}) {
  return createOutbox<Entry, string>({
    owner: 'ana',
    isOwnerSignedIn,
    store: device.store,
    tabs: device.aTab(),
    subjectOf,
    nextBatch: ([first, ...others]) => [
      first,
      ...others.filter((other) => subjectOf(other) === subjectOf(first)),
    ],
    ...(waitMs && { waitMs }),
    ...(onPassEnd && { onPassEnd }),
    send: server.send,
    onUpdate: async (update) => void shown.push(`saved ${update}`),
    onReject: (entries, reason) =>
      void shown.push(`refused ${entries.map(({ key }) => key).join(' ')}: ${reason}`),
  });
}

const keysOf = (outbox: ReturnType<typeof open>) => outbox.waiting().entries.map(({ key }) => key);
const untilSent = (outbox: ReturnType<typeof open>) =>
  vi.waitFor(() => expect(keysOf(outbox)).toEqual([]));

describe('an entry', () => {
  it('is shown at once, and removed when the server has accepted it', async () => {
    const [device, server, shown] = [aDevice(), aServer(), [] as string[]];
    const outbox = open({ device, server, shown });
    outbox.add(entry('a1'));
    expect(keysOf(outbox)).toEqual(['a1']);

    await untilSent(outbox);
    expect(device.stored.size).toBe(0);
    expect({ requests: server.requests, shown }).toEqual({
      requests: ['a1'],
      shown: ['saved a1'],
    });
  });

  it('is stored before it is sent, and sent with its number', async () => {
    const device = aDevice();
    const sent: unknown[] = [];
    const server = {
      send: async (batch: readonly Entry[]) => {
        sent.push([...batch], [...device.stored.values()]);
        return '';
      },
    };
    const outbox = open({ device, server });
    outbox.add(entry('a1'));
    await untilSent(outbox);
    const queued = { ...entry('a1'), deviceId: 'device', sequence: 1 };
    expect(sent).toEqual([[queued], [queued]]);
  });

  it('added during a request goes with the next one', async () => {
    const server = aServer();
    const outbox = open({ server });
    outbox.add(entry('a1'));
    await vi.waitFor(() => expect(server.requests).toEqual(['a1']));
    outbox.add(entry('a2'));
    outbox.add(entry('a3'));
    await untilSent(outbox);
    expect(server.requests).toEqual(['a1', 'a2 a3']);
  });

  it('survives the page', async () => {
    const device = aDevice();
    const page = open({ device, server: aServer(offline) });
    page.add(entry('a1'));
    await vi.waitFor(() => expect(page.waiting().problem).toBe(offline));

    const server = aServer();
    await open({ device, server }).flush();
    expect(server.requests).toEqual(['a1']);
    expect(device.stored.size).toBe(0);
  });

  it('is not sent as another user', async () => {
    const server = aServer();
    const outbox = open({ server, isOwnerSignedIn: () => false });
    outbox.add(entry('a1'));
    await outbox.flush();
    expect(server.requests).toEqual([]);
    expect(keysOf(outbox)).toEqual(['a1']);
  });

  it('stays when a user who signed in during the request was refused', async () => {
    let isHere = true;
    const server = {
      send: async () => {
        isHere = false;
        throw refusal(403);
      },
    };
    const [device, shown] = [aDevice(), [] as string[]];
    const outbox = open({ device, server, shown, isOwnerSignedIn: () => isHere });
    outbox.add(entry('a1'));
    await vi.waitFor(() => expect(outbox.waiting().problem?.status).toBe(403));
    expect({ stored: device.stored.size, shown }).toEqual({ stored: 1, shown: [] });
  });

  it('is sent from memory where the browser stores nothing', async () => {
    const fail = () => Promise.reject(new Error('no database'));
    const device = {
      ...aDevice(),
      store: { add: fail, addOnce: fail, all: fail, remove: fail, deviceId: fail },
    };
    const server = aServer(offline, offline);
    const outbox = open({ device, server });
    outbox.add(entry('a1'));
    outbox.add(entry('a2'));
    await vi.waitFor(() => expect(server.requests).toHaveLength(2));
    const { entries, storage } = outbox.waiting();
    expect(storage).toBe('unavailable');
    expect(entries).toMatchObject([
      { key: 'a1', sequence: 1, deviceId: expect.any(String) },
      { key: 'a2', sequence: 2, deviceId: entries[0]?.deviceId },
    ]);
    expect(await outbox.deviceId()).toBe(entries[0]?.deviceId);
    await vi.advanceTimersByTimeAsync(5000);
    expect(keysOf(outbox)).toEqual([]);
  });

  it('is stored later when the database failed for a while', async () => {
    const device = aDevice();
    const busy = new Error('busy');
    vi.spyOn(device.store, 'add').mockRejectedValueOnce(busy).mockRejectedValueOnce(busy);
    const outbox = open({ device, server: aServer(offline, offline, offline) });
    outbox.add(entry('a1'));
    await vi.waitFor(() => expect(outbox.waiting().problem).toBe(offline));
    expect(outbox.waiting().storage).toBe('unavailable');
    outbox.add(entry('a2'));
    await vi.waitFor(() => expect([...device.stored.keys()]).toEqual(['a1', 'a2']));
    await vi.waitFor(() => expect(outbox.waiting().storage).toBe('stored'));
  });

  it('is called stored only when the device has stored it', async () => {
    const device = aDevice();
    const { add } = device.store;
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    vi.spyOn(device.store, 'add').mockImplementationOnce(async (entries) => {
      await finished;
      await add(entries);
    });
    const outbox = open({ device, server: aServer(offline) });
    outbox.add(entry('a1'));
    expect(outbox.waiting().storage).toBe('storing');
    finish();
    await vi.waitFor(() => expect(outbox.waiting().storage).toBe('stored'));
    expect([...device.stored.keys()]).toEqual(['a1']);
  });
});

describe('after a failure', () => {
  it.each([0, 401, 408, 409, 425, 429, 500, 502, 503, 504, 507])(
    'an entry stays and is sent again: %d',
    async (status) => {
      const [device, shown] = [aDevice(), [] as string[]];
      const server = aServer(status === 0 ? offline : refusal(status), refusal(503));
      const outbox = open({ device, server, shown });
      outbox.add(entry('a1'));
      await vi.waitFor(() => expect(outbox.waiting().problem?.status).toBe(status));
      expect({ stored: device.stored.size, shown }).toEqual({ stored: 1, shown: [] });

      await vi.advanceTimersByTimeAsync(60_000);
      expect(keysOf(outbox)).toEqual([]);
      expect(outbox.waiting().problem).toBeNull();
      expect(server.requests).toHaveLength(3);
    },
  );

  it.each([400, 403, 404, 405, 410, 413, 415, 422, 451])(
    'an entry is removed, and the learner is told: %d',
    async (status) => {
      const [device, shown] = [aDevice(), [] as string[]];
      const outbox = open({ device, server: aServer(refusal(status)), shown });
      outbox.add(entry('a1'));
      outbox.add(entry('b1'));
      await untilSent(outbox);
      expect(device.stored.size).toBe(0);
      expect(shown).toEqual(['refused a1: Não pode.', 'saved b1']);
    },
  );

  it('an entry stays when a proxy refused it, not the API', async () => {
    const device = aDevice();
    const page = new ApiProblem({ status: 404, code: 'unexpected', title: '', detail: '' });
    const outbox = open({ device, server: aServer(page) });
    outbox.add(entry('a1'));
    await vi.waitFor(() => expect(outbox.waiting().problem).toBe(page));
    expect(device.stored.size).toBe(1);
  });

  it('a refused batch is sent entry by entry, so that only the invalid one is removed', async () => {
    const [device, shown] = [aDevice(), [] as string[]];
    await device.store.add(['a1', 'a2', 'a3'].map(entry));
    const server = aServer(refusal(422), 'ok', refusal(422));
    await open({ device, server, shown }).flush();
    expect(server.requests).toEqual(['a1 a2 a3', 'a1', 'a2', 'a3']);
    expect(shown).toEqual(['saved a1', 'refused a2: Não pode.', 'saved a3']);
  });

  it('a batch is refused as a whole when its content is not the reason', async () => {
    const [device, shown] = [aDevice(), [] as string[]];
    await device.store.add(['a1', 'a2'].map(entry));
    await open({ device, server: aServer(refusal(404)), shown }).flush();
    expect(shown).toEqual(['refused a1 a2: Não pode.']);
  });

  it('of one subject the others are sent, and its own order is kept', async () => {
    const device = aDevice();
    await device.store.add(['a1', 'b1', 'a2'].map(entry));
    const server = aServer(refusal(500));
    const outbox = open({ device, server });
    await outbox.flush();
    expect(server.requests).toEqual(['a1 a2', 'b1']);
    expect(keysOf(outbox)).toEqual(['a1', 'a2']);
    expect(outbox.waiting().problem?.status).toBe(500);
  });

  it('of the whole server nothing else is sent for now', async () => {
    const device = aDevice();
    await device.store.add(['a1', 'b1'].map(entry));
    const server = aServer(refusal(503));
    await open({ device, server }).flush();
    expect(server.requests).toEqual(['a1']);
  });

  it.each([
    ['seconds', () => '120'],
    ['a date', () => new Date(Math.ceil(serverTime() / 1000) * 1000 + 120_000).toUTCString()],
  ])('nothing is sent before the time of Retry-After in %s', async (_form, retryAfter) => {
    // The server's time counts on from what other files of this worker have heard.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const server = aServer(refusal(429, retryAfter()));
    const outbox = open({ server });
    outbox.add(entry('a1'));
    await vi.waitFor(() => expect(outbox.waiting().problem?.status).toBe(429));

    outbox.add(entry('a2'));
    await outbox.flush();
    await vi.advanceTimersByTimeAsync(119_999);
    expect(server.requests).toEqual(['a1']);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.requests).toEqual(['a1', 'a1 a2']);
  });

  it('the pauses grow to half a minute', async () => {
    const server = aServer(...Array<ApiProblem>(20).fill(offline));
    const outbox = open({ server });
    outbox.add(entry('a1'));
    await vi.advanceTimersByTimeAsync(60_000);
    const inTheFirstMinute = server.requests.length;
    expect(inTheFirstMinute).toBeGreaterThan(4);
    expect(inTheFirstMinute).toBeLessThan(9);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(keysOf(outbox)).toEqual([]);
  });
});

describe('two tabs', () => {
  it('show each other what waits and what was accepted', async () => {
    const device = aDevice();
    const shown: string[] = [];
    const one = open({ device });
    const other = open({ device, server: aServer(offline), shown });
    other.add(entry('a1'));
    await vi.waitFor(() => expect(keysOf(one)).toEqual(['a1']));

    await one.flush();
    await untilSent(other);
    expect(shown).toEqual(['saved a1']);
  });

  it('both tell the learner what was refused', async () => {
    const device = aDevice();
    const [first, second]: [string[], string[]] = [[], []];
    open({ device, shown: second });
    const outbox = open({ device, server: aServer(refusal(403)), shown: first });
    outbox.add(entry('a1'));
    await untilSent(outbox);
    expect([first, second]).toEqual([['refused a1: Não pode.'], ['refused a1: Não pode.']]);
  });

  it('are both told when nothing more can be sent, also where each subject has its request', async () => {
    const device = aDevice();
    const [shown, seen]: [string[], string[]] = [[], []];
    const one = open({ device, shown, onPassEnd: () => shown.push('end') });
    open({ device, shown: seen, onPassEnd: () => seen.push('end') });
    for (const key of ['a1', 'b1', 'c1']) one.add(entry(key));

    await untilSent(one);
    const told = ['saved a1', 'saved b1', 'saved c1', 'end'];
    // Further passes that find nothing follow.
    await vi.waitFor(() =>
      expect([shown, seen].map((all) => all.slice(0, 4))).toEqual([told, told]),
    );
  });

  it('send what a closed tab has left', async () => {
    const device = aDevice();
    const server = aServer();
    const outbox = open({ device, server });
    const closed = device.aTab();
    await device.store.add([entry('a1')]);
    closed.tell(null);
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.requests).toEqual(['a1']);
    expect(keysOf(outbox)).toEqual([]);
  });
});

describe('entries that wait a second for others', () => {
  const waitMs = ({ key }: Entry) => (key.endsWith('!') ? 0 : 1000);
  /** Unlike `vi.waitFor`, lets no time pass. */
  async function isStored(outbox: ReturnType<typeof open>): Promise<void> {
    await vi.advanceTimersByTimeAsync(0);
    expect(outbox.waiting().storage).toBe('stored');
  }

  it('go in one request, a second after the first', async () => {
    const [device, server] = [aDevice(), aServer()];
    const outbox = open({ device, server, waitMs });
    outbox.add(entry('a1'));
    await isStored(outbox);
    await vi.advanceTimersByTimeAsync(600);
    outbox.add(entry('a2'));
    await isStored(outbox);
    expect([...device.stored.keys()]).toEqual(['a1', 'a2']);
    await vi.advanceTimersByTimeAsync(399);
    expect(server.requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(keysOf(outbox)).toEqual([]);
    outbox.add(entry('a3'));
    await isStored(outbox);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.requests).toEqual(['a1 a2', 'a3']);
  });

  it('go at once with one that does not wait, in their order', async () => {
    const server = aServer();
    const outbox = open({ server, waitMs });
    outbox.add(entry('a1'));
    outbox.add(entry('a2'));
    outbox.add(entry('a3!'));
    await untilSent(outbox);
    expect(server.requests).toEqual(['a1 a2 a3!']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.requests).toHaveLength(1);
  });

  it('go at once with a flush', async () => {
    const server = aServer();
    const outbox = open({ server, waitMs });
    outbox.add(entry('a1'));
    await isStored(outbox);
    await outbox.flush();
    expect(server.requests).toEqual(['a1']);
  });

  it('go at once where the browser stores nothing', async () => {
    const device = aDevice();
    vi.spyOn(device.store, 'add').mockRejectedValue(new Error('no database'));
    const server = aServer();
    const outbox = open({ device, server, waitMs });
    outbox.add(entry('a1'));
    await untilSent(outbox);
    expect(server.requests).toEqual(['a1']);
  });

  it('survive the page within that second', async () => {
    const [device, server] = [aDevice(), aServer()];
    const closed = open({ device, server: aServer(), waitMs });
    closed.add(entry('a1'));
    await isStored(closed);
    const outbox = open({ device, server, waitMs });
    await outbox.flush();
    expect(server.requests).toEqual(['a1']);
  });
});
