import { buffer, text } from 'node:stream/consumers';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { S3Settings } from '../config/s3-config.ts';
import { exactly } from './exactly.ts';
import {
  checkedId,
  checkedName,
  isFileName,
  isUploadId,
  type FileStorage,
} from './file-storage.ts';
import { createS3Client } from './s3-client.ts';
import { readListing } from './s3-listing.ts';

/** A bucket of an S3-compatible store, with what the folder has under the same names. */
export function s3Storage(settings: S3Settings, patience = 10_000): FileStorage {
  const send = createS3Client(settings, patience);
  const uploadKey = (id: string) => `waiting/${checkedId(id)}`;
  const keptKey = (name: string) => `kept/${checkedName(name)}`;

  async function sizeOf(key: string): Promise<number | null> {
    const answer = await send({ method: 'HEAD', key }, ['404']);
    if (answer) return Number(answer.headers['content-length']);
    // It looks the same when there is no bucket.
    await send({ method: 'HEAD' });
    return null;
  }

  async function download(key: string, range?: string) {
    const answer = await send({ method: 'GET', key, ...(range && { range }) }, ['NoSuchKey']);
    return answer?.body ?? null;
  }

  async function erase(key: string): Promise<void> {
    await send({ method: 'DELETE', key }, ['NoSuchKey']);
  }

  /** What somebody else put there may have any name, and is left alone. */
  async function* list(prefix: string, isOurs: (name: string) => boolean) {
    for (let token: string | undefined = ''; token !== undefined;) {
      const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) };
      const answer = await send({ method: 'GET', query });
      const page = readListing(answer ? await text(answer.body) : '');
      for (const { key, lastModified } of page.objects) {
        const name = key.slice(prefix.length);
        if (isOurs(name)) yield { name, lastModified };
      }
      token = page.next;
    }
  }

  return {
    async receive(id, body, size) {
      const key = uploadKey(id);
      if ((await sizeOf(key)) !== null) throw new Refusal('conflict');
      await send({ method: 'PUT', key, body: { size, pieces: exactly(body, size) } });
    },

    async uploaded(id) {
      const body = await download(uploadKey(id));
      return body && buffer(body);
    },

    discardUpload: async (id) => erase(uploadKey(id)),

    async discardUploadsBefore(moment) {
      for await (const { name, lastModified } of list('waiting/', isUploadId)) {
        if (lastModified < moment) await erase(uploadKey(name));
      }
    },

    async keep(name, bytes) {
      await send({ method: 'PUT', key: keptKey(name), body: bytes });
    },

    remove: async (name) => erase(keptKey(name)),

    async open(name) {
      const key = keptKey(name);
      const size = await sizeOf(key);
      if (size === null) return null;
      return {
        size,
        async read(range) {
          const body = await download(key, range && `bytes=${range.start}-${range.end}`);
          if (!body) throw new Refusal('not_found');
          return body;
        },
      };
    },

    async *names() {
      for await (const { name } of list('kept/', isFileName)) yield name;
    },
  };
}
