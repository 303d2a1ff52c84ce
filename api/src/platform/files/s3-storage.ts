import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type ListObjectsV2CommandInput,
} from '@aws-sdk/client-s3';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { S3Settings } from '../config/s3-config.ts';
import { exactly } from './exactly.ts';
import {
  checkedId,
  checkedName,
  FilesUnavailable,
  isFileName,
  isUploadId,
  type FileStorage,
} from './file-storage.ts';
import { createSilenceTimeout, type SilenceTimeout } from './silence-timeout.ts';

/** An unexpected error response of the store. */
export class S3Refusal extends FilesUnavailable {
  readonly status: number;
  /** The error code of S3, such as NoSuchBucket. */
  readonly code: string;

  constructor(status: number, code: string, cause?: unknown) {
    super(`the S3-compatible store answers ${status} ${code}`, { cause });
    this.status = status;
    this.code = code;
  }
}

/** The least bytes per millisecond that a store has to take of a file. */
const slowestUpload = 100;

/**
 * Files in a bucket of an S3-compatible store, under the same paths as in a folder. The store may be
 * silent for `timeoutMs` at most; the time that a client takes to send or receive does not count.
 */
export function s3Storage(settings: S3Settings, timeoutMs = 10_000): FileStorage {
  const { bucket: Bucket } = settings;
  const client = createClient(settings, { keepAlive: true });
  // A stream can't be sent twice, so it never uses a connection that the store may have just closed.
  const streamClient = createClient(settings, { keepAlive: false });
  const uploadKey = (id: string) => `waiting/${checkedId(id)}`;
  const keptKey = (name: string) => `kept/${checkedName(name)}`;

  /**
   * Calls the store. Null stands for an error code in `expected`; every other failure throws
   * FilesUnavailable.
   */
  async function call<Output>(
    send: (options: { abortSignal: AbortSignal }) => Promise<Output>,
    {
      expected = [],
      limit = createSilenceTimeout(timeoutMs),
    }: { expected?: readonly string[]; limit?: SilenceTimeout } = {},
  ): Promise<Output | null> {
    limit.start();
    try {
      return await send({ abortSignal: limit.signal });
    } catch (error) {
      if (error instanceof S3ServiceException && expected.includes(error.name)) return null;
      throw unavailable(error);
    } finally {
      limit.stop();
    }
  }

  async function sizeOf(Key: string): Promise<number | null> {
    const head = new HeadObjectCommand({ Bucket, Key });
    const found = await call((options) => client.send(head, options), { expected: ['NotFound'] });
    if (found) return found.ContentLength ?? 0;
    // A HEAD request has the same answer when the bucket is missing.
    await call((options) => client.send(new HeadBucketCommand({ Bucket }), options));
    return null;
  }

  async function download(Key: string, Range?: string): Promise<Readable | null> {
    const limit = createSilenceTimeout(timeoutMs);
    const get = new GetObjectCommand({ Bucket, Key, ...(Range && { Range }) });
    const found = await call((options) => client.send(get, options), {
      expected: ['NoSuchKey'],
      limit,
    });
    return found && Readable.from(received(found.Body as Readable, limit), { objectMode: false });
  }

  async function erase(Key: string): Promise<void> {
    const remove = new DeleteObjectCommand({ Bucket, Key });
    await call((options) => client.send(remove, options), { expected: ['NoSuchKey'] });
  }

  /** Objects whose names the platform would not give belong to others and are left alone. */
  async function* list(Prefix: string, isOurs: (name: string) => boolean) {
    for (let token: string | undefined = ''; token !== undefined;) {
      const input: ListObjectsV2CommandInput = { Bucket, Prefix };
      if (token) input.ContinuationToken = token;
      const page = await call((options) => client.send(new ListObjectsV2Command(input), options));
      for (const { Key = '', LastModified: lastModified } of page?.Contents ?? []) {
        const name = Key.slice(Prefix.length);
        if (lastModified && isOurs(name)) yield { name, lastModified };
      }
      token = page?.NextContinuationToken;
    }
  }

  return {
    async receive(id, body, size) {
      const Key = uploadKey(id);
      if ((await sizeOf(Key)) !== null) throw new Refusal('conflict');
      const limit = createSilenceTimeout(timeoutMs);
      const pieces = Readable.from(sent(exactly(body, size), limit), { objectMode: false });
      pieces.once('error', limit.abort);
      const put = new PutObjectCommand({ Bucket, Key, Body: pieces, ContentLength: size });
      try {
        await call((options) => streamClient.send(put, options), { limit });
      } catch (error) {
        throw pieces.errored ?? error;
      } finally {
        if (!pieces.readableEnded) limit.abort();
        pieces.destroy();
        if (!pieces.closed) await once(pieces, 'close');
      }
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
      const put = new PutObjectCommand({ Bucket, Key: keptKey(name), Body: bytes });
      const limit = createSilenceTimeout(timeoutMs + bytes.length / slowestUpload);
      await call((options) => client.send(put, options), { limit });
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

function createClient(settings: S3Settings, agent: { keepAlive: boolean }): S3Client {
  const { endpoint, region, forcePathStyle, accessKeyId, secretAccessKey } = settings;
  return new S3Client({
    ...(endpoint && { endpoint }),
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { httpAgent: agent, httpsAgent: agent },
    // One retry after a closed connection or a 5xx. Streams are never retried.
    maxAttempts: 2,
    // Checksums are sent as trailers, which not every S3-compatible store accepts.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // By default the client prints failures of streams, which are thrown as well.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
  });
}

/** The body of a response. The limit counts only while the next piece is awaited. */
async function* received(body: Readable, limit: SilenceTimeout): AsyncGenerator<Buffer> {
  try {
    limit.start();
    for await (const piece of body as AsyncIterable<Buffer>) {
      limit.stop();
      yield piece;
      limit.start();
    }
  } catch (error) {
    throw unavailable(error);
  } finally {
    limit.stop();
  }
}

/** The body of a request. The limit counts while the store takes a piece, and after the last one. */
async function* sent(pieces: AsyncIterable<Buffer>, limit: SilenceTimeout): AsyncGenerator<Buffer> {
  limit.stop();
  for await (const piece of pieces) {
    limit.start();
    yield piece;
    limit.stop();
  }
  limit.start();
}

function unavailable(error: unknown): FilesUnavailable {
  if (error instanceof S3ServiceException) {
    return new S3Refusal(error.$metadata.httpStatusCode ?? 0, error.name, error);
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new FilesUnavailable(`the S3-compatible store does not answer: ${reason}`, {
    cause: error,
  });
}
