import type { Readable } from 'node:stream';
import { Refusal } from '@sabia/domain/refusal.ts';

/** How many bytes too many we listen to. */
const patience = 32_000_000;

/**
 * Passes on a body of that many bytes. The last of them come once nothing follows, so that nobody
 * takes the beginning of a longer one for a whole.
 */
export async function* exactly(body: Readable, size: number): AsyncGenerator<Buffer> {
  let seen = 0;
  let last: Buffer | undefined;
  try {
    for await (const piece of listenTo(body)) {
      seen += piece.length;
      if (seen > size) throw new Refusal('too_large');
      if (last) yield last;
      last = piece;
    }
    if (seen < size) throw new Refusal('unreadable_request');
    if (last) yield last;
  } finally {
    if (!body.readableEnded) await hearOut(body);
  }
}

/** Reading on lets the client hear our answer; to leave ends the connection. */
async function hearOut(body: Readable): Promise<void> {
  let rest = 0;
  try {
    for await (const piece of listenTo(body)) {
      rest += piece.length;
      if (rest > patience) break;
    }
  } catch {
    // It went first.
  }
  body.destroy();
}

const listenTo = (body: Readable): AsyncIterable<Buffer> =>
  body.iterator({ destroyOnReturn: false });
