import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { byteRange } from '../../src/platform/files/byte-range.ts';
import type { S3Settings } from '../../src/platform/config/s3-config.ts';
import { signatureError } from './s3-signature.ts';

/** A body, or an error code. */
interface Reply {
  status: number;
  bytes?: Buffer;
  code?: string;
}

/** Address to listen on, by default a free port of this machine, and settings of the bucket. */
type Options = Partial<S3Settings> & { host?: string; port?: number };

/** Short pages, so that tests read several. */
const pageLength = 2;

/**
 * An S3 server in memory, as far as the platform uses S3. It verifies signatures, and the length and the
 * digest of bodies.
 */
export async function startS3Server({ host = '127.0.0.1', port = 0, ...given }: Options = {}) {
  const settings: S3Settings = {
    bucket: 'sabia',
    endpoint: '',
    forcePathStyle: true,
    region: 'sa-east-1',
    accessKeyId: 'AKIASABIA',
    secretAccessKey: 'the/secret+of=the bucket',
    ...given,
  };
  const objects = new Map<string, { bytes: Buffer; lastModified: Date }>();
  /**
   * silent: never answers. overloaded: answers 503. slow: sends one byte at each `nudge`. broken: closes
   * the connection after the first byte.
   */
  const fault: { kind: 'none' | 'silent' | 'overloaded' | 'slow' | 'broken' } = { kind: 'none' };
  /** Method and path of every request. */
  const requests: string[] = [];

  async function replyTo(request: IncomingMessage): Promise<Reply> {
    if (fault.kind === 'overloaded') return { status: 503, code: 'SlowDown' };
    const url = new URL(request.url ?? '', 'http://store');
    const error = await signatureError(request, url, settings);
    if (error) return { status: 403, code: error };
    const [, bucket, ...path] = url.pathname.split('/');
    if (bucket !== settings.bucket) return { status: 404, code: 'NoSuchBucket' };
    const key = path.join('/');
    if (key === '') return { status: 200, bytes: Buffer.from(page(url.searchParams)) };
    if (request.method === 'PUT') return put(key, request);
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method === 'DELETE') return { status: 204 };
    return get(objects.get(key)?.bytes, request.headers.range);
  }

  async function put(key: string, request: IncomingMessage): Promise<Reply> {
    if (!request.headers['content-length']) return { status: 411, code: 'MissingContentLength' };
    const bytes = await buffer(request);
    const digest = createHash('sha256').update(bytes).digest('hex');
    if (![digest, 'UNSIGNED-PAYLOAD'].includes(String(request.headers['x-amz-content-sha256']))) {
      return { status: 400, code: 'XAmzContentSHA256Mismatch' };
    }
    objects.set(key, { bytes, lastModified: new Date() });
    return { status: 200 };
  }

  function get(bytes: Buffer | undefined, header: string | undefined): Reply {
    if (!bytes) return { status: 404, code: 'NoSuchKey' };
    const range = byteRange(header, bytes.length);
    if (range === 'outside') return { status: 416, code: 'InvalidRange' };
    if (range) return { status: 206, bytes: bytes.subarray(range.start, range.end + 1) };
    return { status: 200, bytes };
  }

  function page(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const left = [...objects]
      .filter(([key]) => key.startsWith(prefix) && key > after)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    const contents = left.slice(0, pageLength).map(
      ([key, { lastModified }]) => `
        <Contents><Key>${key}</Key><LastModified>${lastModified.toISOString()}</LastModified></Contents>`,
    );
    const last = left.length > pageLength && left[pageLength - 1]?.[0];
    const next = last ? `<NextContinuationToken>${last}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
  }

  let nudge = () => {};
  async function sendSlowly(body: Buffer, response: ServerResponse): Promise<void> {
    for (const [at, byte] of body.entries()) {
      if (at > 0) await new Promise<void>((resolve) => (nudge = resolve));
      response.write(Buffer.of(byte));
    }
    response.end();
  }

  async function send({ status, bytes, code }: Reply, response: ServerResponse): Promise<void> {
    const body = code ? Buffer.from(`<Error><Code>${code}</Code></Error>`) : bytes;
    response.writeHead(status, { 'content-length': body?.length ?? 0 });
    if (fault.kind === 'broken') response.write(body?.subarray(0, 1), () => response.destroy());
    if (fault.kind === 'slow' && response.req.method !== 'HEAD')
      await sendSlowly(body ?? Buffer.alloc(0), response);
    else if (fault.kind !== 'broken') response.end(body);
  }

  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url?.split('?')[0]}`);
    if (fault.kind === 'silent') return;
    // A client that hangs up leaves nothing behind.
    replyTo(request)
      .then((reply) => send(reply, response))
      .catch(() => response.destroy());
  });
  server.listen(port, host);
  await once(server, 'listening');
  const endpoint = `http://${host}:${(server.address() as AddressInfo).port}`;
  settings.endpoint = endpoint;

  return {
    settings,
    /** The settings as environment variables. */
    environment: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: settings.bucket,
      S3_REGION: settings.region,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    fault,
    requests,
    nudge: () => nudge(),
    keys: () => [...objects.keys()].toSorted(),
    put(...keys: string[]) {
      for (const key of keys)
        objects.set(key, { bytes: Buffer.from(key), lastModified: new Date() });
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
