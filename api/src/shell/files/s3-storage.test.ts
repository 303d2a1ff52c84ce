import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { anS3Server } from '../testing/s3-server.ts';
import { there } from '../testing/there.ts';
import { FilesUnavailable } from './file-storage.ts';
import { s3Storage } from './s3-storage.ts';

const server = await anS3Server();
afterAll(() => server.close());
afterEach(() => {
  server.mood.is = 'well';
});

const patience = 400;
const storage = s3Storage(server.settings, patience);
const id = '0192d3f0-0000-7000-8000-000000000001';
const body = () => Readable.from([Buffer.from('0123456789')]);
await storage.keep('0a.pdf', Buffer.from('0123456789'));

describe.each(['silent', 'overloaded', 'broken'] as const)('a store that is %s', (mood) => {
  it('is said to be out of reach, whatever it is asked for, and keeps nothing half', async () => {
    const file = there(await storage.open('0a.pdf'));
    server.mood.is = mood;
    const asked = [
      storage.keep('0b.pdf', Buffer.from('b')),
      storage.receive(id, body(), 10),
      storage.uploaded(id),
      file.read().then(text),
      storage.names()[Symbol.asyncIterator]().next(),
    ];
    const refused = { status: 'rejected', reason: expect.any(FilesUnavailable) };
    for (const outcome of await Promise.allSettled(asked)) expect(outcome).toEqual(refused);
    server.mood.is = 'well';
    expect(await storage.uploaded(id)).toBeNull();
    expect((await storage.open('0a.pdf'))?.size).toBe(10);
  });
});

it('a store that is slow is waited for, as long as something comes', async () => {
  const file = there(await storage.open('0a.pdf'));
  server.mood.is = 'slow';
  expect(await text(await file.read())).toBe('0123456789');
});

it('a learner who sends slowly is waited for, too', async () => {
  const slow = Readable.from(
    (async function* () {
      yield Buffer.from('01234');
      await pause(patience * 1.5);
      yield Buffer.from('56789');
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
