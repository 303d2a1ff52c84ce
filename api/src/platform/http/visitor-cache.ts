import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PublicVersion } from '../db/public-changes.ts';
import { compress, encodingFor, type Encoding } from './compression.ts';
import { matchesETag } from './etag.ts';

/** A reply to visitors, as it is sent. */
export interface VisitorReply {
  status: number;
  /** True if all visitors get it, so that it is kept. */
  isShared: boolean;
  contentType: string;
  body: Buffer;
  encoding: Encoding | null;
  etag: string;
}

export interface VisitorCache {
  /**
   * The reply that is kept for `key`, or a new one, which is made once for all who ask meanwhile. It is kept until public
   * data change, and for 30 seconds at most, because some replies depend on the time; while it is made again for the
   * time alone, others get the former one.
   */
  get(key: string, make: () => Promise<VisitorReply>): Promise<VisitorReply>;
  /** This process has changed public data. */
  expire(): void;
}

interface Kept {
  reply: VisitorReply;
  version: string;
  madeAt: number;
}

interface Options {
  version: PublicVersion;
  clock: () => Date;
}

/** Bytes of all replies that are kept. The replies used last stay. */
const mostBytes = 8 * 1024 * 1024;

/** Bytes of a kept reply besides its key and its body, about. */
const overhead = 500;

const longestMs = 30_000;

export function createVisitorCache({ version: publicVersion, clock }: Options): VisitorCache {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    // A visitor chooses the address, and its length.
    sizeCalculation: ({ reply }, key) => 2 * key.length + reply.body.length + overhead,
  });
  const inProgress = new Map<string, Promise<VisitorReply>>();

  // The clock of a machine may be set back.
  const isYoung = ({ madeAt }: Kept) => Math.abs(clock().getTime() - madeAt) < longestMs;

  return {
    async get(key, make) {
      const { version, isAway } = await publicVersion.current();
      const last = kept.get(key);
      if (last && isAway) return last.reply;
      const known = last?.version === version ? last : undefined;
      if (known && isYoung(known)) return known.reply;
      const making = `${version} ${key}`;
      const running = inProgress.get(making);
      if (running) return known?.reply ?? running;
      const madeAt = clock().getTime();
      const made = make()
        .then((reply) => {
          if (reply.isShared && !isAway) kept.set(key, { reply, version, madeAt });
          return reply;
        })
        .finally(() => inProgress.delete(making));
      inProgress.set(making, made);
      return made;
    },
    expire: publicVersion.expire,
  };
}

/** A text that all visitors get, as a reply in the encoding that the client accepts. */
export async function sharedReply(
  text: string,
  contentType: string,
  encoding: Encoding | null,
): Promise<VisitorReply> {
  const bytes = Buffer.from(text);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const body = encoding ? await compress(bytes, encoding) : bytes;
  const etag = `"${hash}-${encoding ?? 'plain'}"`;
  return { status: 200, isShared: true, contentType, body, encoding, etag };
}

/** The key of a request: its address, and the encoding of its reply. */
export const keyOf = (request: FastifyRequest) => `${encodingFor(request)} ${request.url}`;

/**
 * Sends a reply to a visitor. Caches between server and visitor may keep a shared one for half a minute, and show it for
 * five minutes while they ask for a newer one. `vary` names what the reply depends on besides its encoding.
 */
export function sendToVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, isShared, contentType, body, encoding, etag }: VisitorReply,
  vary: 'cookie' | 'authorization',
): FastifyReply {
  const cacheControl = isShared
    ? 'public, max-age=0, s-maxage=30, stale-while-revalidate=300'
    : 'private, no-cache';
  void reply.headers({ etag, 'cache-control': cacheControl, vary: `accept-encoding, ${vary}` });
  const isKnown = status === 200 && matchesETag(request.headers['if-none-match'], etag);
  if (isKnown) return reply.code(304).send();
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.code(status).type(contentType).send(body);
}
