import type { Readable } from 'node:stream';
import { Refusal } from '@sabia/domain/refusal.ts';

/** Bytes that are read and dropped after a refusal. */
const maxDiscardedBytes = 32_000_000;

/**
 * Yields a body of exactly `size` bytes. The last piece is yielded after the end of the body, so that the
 * beginning of a longer body is never stored as a whole file. Refuses with `too_large` or
 * `unreadable_request`.
 */
export async function* exactly(body: Readable, size: number): AsyncGenerator<Buffer> {
  let seen = 0;
  let last: Buffer | undefined;
  try {
    for await (const piece of piecesOf(body)) {
      seen += piece.length;
      if (seen > size) throw new Refusal('too_large');
      if (last) yield last;
      last = piece;
    }
    if (seen < size) throw new Refusal('unreadable_request');
    if (last) yield last;
  } finally {
    if (!body.readableEnded) await discardRest(body);
  }
}

/** Clients read the response only after they have sent the body. Beyond the limit the connection is closed. */
async function discardRest(body: Readable): Promise<void> {
  let rest = 0;
  try {
    for await (const piece of piecesOf(body)) {
      rest += piece.length;
      if (rest > maxDiscardedBytes) break;
    }
  } catch {
    // The client closed the connection.
  }
  body.destroy();
}

const piecesOf = (body: Readable): AsyncIterable<Buffer> =>
  body.iterator({ destroyOnReturn: false });
