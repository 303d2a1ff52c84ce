import { setImmediate as moment } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anS3Server } from '../../../test/support/s3-server.ts';
import { assertDefined } from '../../../test/support/assert-defined.ts';
import { FilesUnavailable } from './file-storage.ts';
import { s3Storage } from './s3-storage.ts';

const server = await anS3Server();
afterAll(() => server.close());
/** Time stands still, unless a test lets it pass: a loaded machine is no silent store. */
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  server.mood.is = 'well';
  vi.useRealTimers();
});

const patience = 10_000;
const storage = s3Storage(server.settings, patience);
const id = '0192d3f0-0000-7000-8000-000000000001';
const body = () => Readable.from([Buffer.from('0123456789')]);
await storage.keep('0a.pdf', Buffer.from('0123456789'));

describe.each(['silent', 'overloaded', 'broken'] as const)('a store that is %s', (mood) => {
  it('is said to be out of reach, whatever it is asked for, and keeps nothing half', async () => {
    const file = assertDefined(await storage.open('0a.pdf'));
    server.mood.is = mood;
    const asked = Promise.allSettled([
      storage.keep('0b.pdf', Buffer.from('b')),
      storage.receive(id, body(), 10),
      storage.uploaded(id),
      file.read().then(text),
      storage.names()[Symbol.asyncIterator]().next(),
    ]);
    if (mood === 'silent') await letTimePassUntil(asked);
    const refused = { status: 'rejected', reason: expect.any(FilesUnavailable) };
    for (const outcome of await asked) expect(outcome).toEqual(refused);
    server.mood.is = 'well';
    expect(await storage.uploaded(id)).toBeNull();
    expect((await storage.open('0a.pdf'))?.size).toBe(10);
  });
});

async function letTimePassUntil(work: Promise<unknown>): Promise<void> {
  const state = { isOver: false };
  void work.then(() => (state.isOver = true));
  while (!state.isOver) {
    vi.advanceTimersByTime(patience);
    await moment();
  }
}

it('a store that is slow is waited for, as long as something comes', async () => {
  const file = assertDefined(await storage.open('0a.pdf'));
  server.mood.is = 'slow';
  const bytes = (await file.read())[Symbol.asyncIterator]();
  for (const byte of '012345678') {
    expect(String((await bytes.next()).value)).toBe(byte);
    await vi.waitUntil(() => vi.getTimerCount() === 1);
    vi.advanceTimersByTime(patience * 0.9);
    server.nudge();
  }
  expect(String((await bytes.next()).value)).toBe('9');
});

it('a learner who sends slowly is waited for, too', async () => {
  const slow = Readable.from(
    (function* () {
      yield Buffer.from('01234');
      vi.advanceTimersByTime(patience * 2);
      yield Buffer.from('567');
      vi.advanceTimersByTime(patience * 2);
      yield Buffer.from('89');
    })(),
  );
  await storage.receive(id, slow, 10);
  expect(await storage.uploaded(id)).toHaveLength(10);
  await storage.discardUpload(id);
});

it('a bucket that goes away is no missing file', async () => {
  const { address } = server.settings;
  const gone = s3Storage({ ...server.settings, address: address.replace('sabia', 'other') });
  const missing = { code: 'NoSuchBucket' };
  await expect(gone.open('0a.pdf')).rejects.toThrow(FilesUnavailable);
  await expect(gone.uploaded(id)).rejects.toMatchObject(missing);
  await expect(gone.keep('0a.pdf', Buffer.from('a'))).rejects.toMatchObject(missing);
});

it('what somebody else put into the bucket is neither listed nor taken away', async () => {
  server.put('waiting/../kept/0a.pdf', 'waiting/notes.txt', 'kept/Read me.txt');
  await storage.discardUploadsBefore(new Date(Date.now() + 1000));
  const names: string[] = [];
  for await (const name of storage.names()) names.push(name);
  expect(names.filter((name) => name !== '0b.pdf')).toEqual(['0a.pdf']);
  expect(server.keys()).toContain('waiting/notes.txt');
});
