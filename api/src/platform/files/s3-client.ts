import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Settings } from '../config/s3-config.ts';
import { FilesUnavailable } from './file-storage.ts';
import { httpExchanges, type Answer } from './http-exchange.ts';

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Within the bucket; without it the bucket itself is meant. */
  key?: string;
  query?: Record<string, string>;
  range?: string;
  body?: Buffer | { size: number; pieces: AsyncIterable<Buffer> };
}

/** An answer that the caller was not ready for. */
export class S3Refusal extends FilesUnavailable {
  readonly status: number;
  /** As the store names it, such as NoSuchBucket; its status where it gives no name. */
  readonly code: string;

  constructor(status: number, code: string) {
    super(`the S3-compatible store answers ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

/** Sends signed requests to one bucket. Null is a refusal whose code the caller is ready for. */
export type S3Client = (asked: S3Request, readyFor?: readonly string[]) => Promise<Answer | null>;

export function createS3Client(settings: S3Settings, patience: number): S3Client {
  const exchange = httpExchanges(patience);

  async function attempt({ method, key = '', query, range, body }: S3Request): Promise<Answer> {
    const address = new URL(settings.address + key);
    for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value);
    const isWhole = Buffer.isBuffer(body);
    const signer = new AwsV4Signer({
      ...settings,
      service: 's3',
      method,
      url: address.href,
      headers: {
        ...(range && { range }),
        ...(body && { 'content-length': String(isWhole ? body.length : body.size) }),
        'x-amz-content-sha256': isWhole ? sha256(body) : 'UNSIGNED-PAYLOAD',
      },
    });
    const { url, headers } = await signer.sign();
    return exchange(url, {
      method,
      headers: Object.fromEntries(headers),
      body: isWhole ? body : body?.pieces,
    });
  }

  return async function send(asked, readyFor = []) {
    const answer = await twiceIf(isRepeatable(asked), () => attempt(asked));
    if (answer.status < 300) {
      if (asked.method !== 'GET') await text(answer.body);
      return answer;
    }
    const code = /<Code>(\w+)<\/Code>/.exec(await text(answer.body))?.[1] ?? `${answer.status}`;
    if (readyFor.includes(code)) return null;
    throw new S3Refusal(answer.status, code);
  };
}

/** A store closes connections that were idle, and is overloaded in one of its parts now and then. */
async function twiceIf(mayRepeat: boolean, attempt: () => Promise<Answer>): Promise<Answer> {
  if (!mayRepeat) return attempt();
  const first = await attempt().catch((error: unknown) => {
    if (!isHangUp(error)) throw error;
  });
  if (first && first.status < 500) return first;
  first?.body.destroy();
  return attempt();
}

const isRepeatable = ({ body }: S3Request) => !body || Buffer.isBuffer(body);

const isHangUp = (error: unknown) =>
  error instanceof FilesUnavailable &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  (error.cause.code === 'ECONNRESET' || error.cause.code === 'EPIPE');

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
