import { once } from 'node:events';
import { setImmediate as moment } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { startS3Server } from '../../../test/support/s3-server.ts';
import { assertDefined } from '../../../test/support/assert-defined.ts';
import { FilesUnavailable } from './file-storage.ts';
import { s3Storage } from './s3-storage.ts';

const server = await startS3Server();
afterAll(() => server.close());
afterEach(() => {
  server.fault.kind = 'none';
  vi.useRealTimers();
});

const timeoutMs = 10_000;
const storage = s3Storage(server.settings, timeoutMs);
const id = '0192d3f0-0000-7000-8000-000000000001';
const body = () => Readable.from([Buffer.from('0123456789')]);
await storage.keep('0a.pdf', Buffer.from('0123456789'));

/** Stops the clock, so that a slow test machine never counts as a silent store. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

/** Unlike `vi.waitUntil`, which moves a stopped clock on by 50 ms at each look, lets no time pass. */
async function untilTimers(count: number): Promise<void> {
  while (vi.getTimerCount() !== count) await new Promise((resolve) => setImmediate(resolve));
}

describe.each(['silent', 'overloaded', 'broken'] as const)('while the store is %s', (fault) => {
  it('every call throws FilesUnavailable, and nothing is stored in part', async () => {
    const file = assertDefined(await storage.open('0a.pdf'));
    server.fault.kind = fault;
    if (fault === 'silent') stopClock();
    const calls = Promise.allSettled([
      storage.keep('0b.pdf', Buffer.from('b')),
      storage.receive(id, body(), 10),
      storage.uploaded(id),
      file.read().then(text),
      storage.names()[Symbol.asyncIterator]().next(),
    ]);
    if (fault === 'silent') await advanceClockUntil(calls);
    const refused = { status: 'rejected', reason: expect.any(FilesUnavailable) };
    for (const outcome of await calls) expect(outcome).toEqual(refused);
    server.fault.kind = 'none';
    expect(await storage.uploaded(id)).toBeNull();
    expect((await storage.open('0a.pdf'))?.size).toBe(10);
  });
});

async function advanceClockUntil(work: Promise<unknown>): Promise<void> {
  const state = { isOver: false };
  void work.then(() => (state.isOver = true));
  while (!state.isOver) {
    vi.advanceTimersByTime(timeoutMs);
    await moment();
  }
}

it('an overloaded store is asked twice, but never for an upload', async () => {
  server.fault.kind = 'overloaded';
  server.requests.length = 0;
  const overloaded = { status: 503, code: 'SlowDown' };
  await expect(storage.keep('0b.pdf', Buffer.from('b'))).rejects.toMatchObject(overloaded);
  expect(server.requests).toEqual(Array(2).fill('PUT /sabia/kept/0b.pdf'));

  server.fault.kind = 'none';
  server.requests.length = 0;
  const upload = Readable.from(
    (function* () {
      server.fault.kind = 'overloaded';
      yield Buffer.from('0123456789');
    })(),
  );
  await expect(storage.receive(id, upload, 10)).rejects.toMatchObject(overloaded);
  expect(server.requests.filter((request) => request.startsWith('PUT'))).toHaveLength(1);
});

it('a slow store is waited for, as long as it sends something', async () => {
  const file = assertDefined(await storage.open('0a.pdf'));
  stopClock();
  server.fault.kind = 'slow';
  const bytes = (await file.read())[Symbol.asyncIterator]();
  for (const byte of '012345678') {
    expect(String((await bytes.next()).value)).toBe(byte);
    await untilTimers(1);
    vi.advanceTimersByTime(timeoutMs * 0.9);
    server.nudge();
  }
  expect(String((await bytes.next()).value)).toBe('9');
});

it('a slow client is waited for', async () => {
  stopClock();
  const slow = Readable.from(
    (function* () {
      yield Buffer.from('01234');
      vi.advanceTimersByTime(timeoutMs * 2);
      yield Buffer.from('567');
      vi.advanceTimersByTime(timeoutMs * 2);
      yield Buffer.from('89');
    })(),
  );
  await storage.receive(id, slow, 10);
  expect(await storage.uploaded(id)).toHaveLength(10);
  await storage.discardUpload(id);
});

it('a slow reader is waited for', async () => {
  const video = Buffer.alloc(3_300_000, 'Sabiá');
  await storage.keep('0c.mp4', video);
  stopClock();
  const file = assertDefined(await storage.open('0c.mp4'));
  const pieces = await file.read();
  await once(pieces, 'readable');
  // The buffer is full, so nothing is requested until the reader goes on.
  await untilTimers(0);
  vi.advanceTimersByTime(timeoutMs * 2);
  expect((await buffer(pieces)).equals(video)).toBe(true);
  await storage.remove('0c.mp4');
});

it('a missing bucket is an error, not a missing file', async () => {
  const gone = s3Storage({ ...server.settings, bucket: 'other' });
  const missing = { code: 'NoSuchBucket' };
  await expect(gone.open('0a.pdf')).rejects.toThrow(FilesUnavailable);
  await expect(gone.uploaded(id)).rejects.toMatchObject(missing);
  await expect(gone.keep('0a.pdf', Buffer.from('a'))).rejects.toMatchObject(missing);
});

it('objects of others in the bucket are neither listed nor deleted', async () => {
  server.put('waiting/../kept/0a.pdf', 'waiting/notes.txt', 'kept/Read me.txt');
  await storage.discardUploadsBefore(new Date(Date.now() + 1000));
  const names: string[] = [];
  for await (const name of storage.names()) names.push(name);
  expect(names.filter((name) => name !== '0b.pdf')).toEqual(['0a.pdf']);
  expect(server.keys()).toContain('waiting/notes.txt');
});
