import { once } from 'node:events';
import http, {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { FilesUnavailable } from './file-storage.ts';

export interface Outgoing {
  method: string;
  headers: Record<string, string>;
  /** A stream gets a connection of its own: it could not be sent again where the server had closed one. */
  body?: Buffer | AsyncIterable<Buffer> | undefined;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Readable;
}

/**
 * Asks servers over HTTP. All of it may take its time, but the other side is silent for `patience`
 * milliseconds at most; how slowly ours gives and takes is not its fault.
 */
export function httpExchanges(patience: number) {
  const agents = {
    'http:': new http.Agent({ keepAlive: true }),
    'https:': new https.Agent({ keepAlive: true }),
  };

  /** Throws FilesUnavailable, or what giving the body threw: then nobody gets the rest of it. */
  return async function exchange(
    address: URL,
    { method, headers, body = Buffer.alloc(0) }: Outgoing,
  ): Promise<Answer> {
    const isSecure = address.protocol === 'https:';
    const agent = Buffer.isBuffer(body) && agents[isSecure ? 'https:' : 'http:'];
    const outgoing = (isSecure ? https : http).request(address, { method, headers, agent });
    outgoing.on('error', () => {});
    const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
    const over = answered.then(isOver, isOver);
    const isWhole = await pour(body, outgoing, over).catch((error: unknown) => {
      outgoing.destroy();
      throw error;
    });
    if (isWhole) outgoing.end();
    const [answer] = await patiently(answered, outgoing).catch(refuse);
    const pieces = Readable.from(piecesOf(answer), { objectMode: false });
    return {
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      // Where the other side may still want the rest, nothing else can be asked.
      body: pieces.on('close', () => (isWhole ? answer : outgoing).destroy()),
    };
  };

  /** Gives on as fast as it is taken; false when the answer came before the end. */
  async function pour(
    body: Buffer | AsyncIterable<Buffer>,
    outgoing: ClientRequest,
    over: Promise<'over'>,
  ): Promise<boolean> {
    for await (const piece of Buffer.isBuffer(body) ? inPieces(body) : body) {
      if (outgoing.write(piece)) continue;
      const drained = once(outgoing, 'drain').catch(isOver);
      if ((await patiently(Promise.race([drained, over]), outgoing)) === 'over') return false;
    }
    return true;
  }

  async function* piecesOf(answer: IncomingMessage): AsyncGenerator<Buffer> {
    const pieces: AsyncIterator<Buffer> = answer[Symbol.asyncIterator]();
    for (;;) {
      const next = await patiently(pieces.next(), answer).catch(refuse);
      if (next.done) return;
      yield next.value;
    }
  }

  async function patiently<T>(waiting: Promise<T>, stream: ClientRequest | IncomingMessage) {
    const silent = () => stream.destroy(new Error(`silent for ${patience} ms`));
    const timer = setTimeout(silent, patience);
    return waiting.finally(() => clearTimeout(timer));
  }
}

const pieceLength = 1_000_000;

function* inPieces(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += pieceLength) {
    yield bytes.subarray(from, from + pieceLength);
  }
}

function refuse(cause: unknown): never {
  const why = cause instanceof Error ? cause.message : String(cause);
  throw new FilesUnavailable(`the store of files does not answer: ${why}`, { cause });
}

const isOver = () => 'over' as const;
