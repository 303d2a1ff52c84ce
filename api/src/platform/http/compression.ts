import { promisify } from 'node:util';
import zlib, { constants } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The encodings that we offer, the cheapest first: of equal wishes of the client the first is taken. */
const encodings = ['zstd', 'br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** Bytes below which compression saves less than it costs. */
const worthwhile = 1024;

/** Bytes above which a thread compresses, because the event loop would wait for over a millisecond. */
const large = 64 * 1024;

/** Bytes up to which zstd at its fastest needs less than half a millisecond: a thread costs more. */
const largeForZstd = 512 * 1024;

const fastest = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compressors = {
  zstd: { now: zlib.zstdCompressSync, later: promisify<Buffer, Buffer>(zlib.zstdCompress) },
  br: {
    now: (bytes: Buffer) => zlib.brotliCompressSync(bytes, brotli),
    later: async (bytes: Buffer) => promisify(zlib.brotliCompress)(bytes, brotli),
  },
  gzip: { now: zlib.gzipSync, later: promisify<Buffer, Buffer>(zlib.gzip) },
};

/** The encoding for the client; null if it accepts none of ours. */
export const encodingFor = ({ headers }: Pick<FastifyRequest, 'headers'>): Encoding | null =>
  negotiate(headers['accept-encoding'] ?? '', [...encodings]);

/** Compresses what is kept and sent again. */
export async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  const { now, later } = compressors[encoding];
  return bytes.length > large ? later(bytes) : now(bytes);
}

/** Compresses what is sent once. A large reply is nearly as small at the fastest level, and costs a tenth of one from a thread. */
const compressOnce = async (bytes: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'zstd' && bytes.length > large && bytes.length <= largeForZstd
    ? zlib.zstdCompressSync(bytes, fastest)
    : compress(bytes, encoding);

/**
 * Compresses JSON and text of more than a kilobyte. Replies whose secrets a browser gets by its cookies alone must not
 * be compressed: a foreign page could send guesses and read from the size if they are right (BREACH). These are the
 * replies of /identity, and those that set a cookie. All others need a token, which only our own pages send.
 */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isCompressible(reply, payload)) return payload;
    void reply.header('vary', 'accept-encoding');
    const encoding = encodingFor(request);
    if (!encoding) return payload;
    void reply.header('content-encoding', encoding);
    return compressOnce(Buffer.isBuffer(payload) ? payload : Buffer.from(payload), encoding);
  });
}

const isCompressible = (reply: FastifyReply, payload: unknown): payload is Buffer | string =>
  (Buffer.isBuffer(payload) || typeof payload === 'string') &&
  payload.length >= worthwhile &&
  !reply.hasHeader('content-encoding') &&
  !reply.hasHeader('set-cookie') &&
  /^(text\/|application\/json)/.test(String(reply.getHeader('content-type')));
