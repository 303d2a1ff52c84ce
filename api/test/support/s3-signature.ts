import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { SignatureV4 } from '@smithy/signature-v4';
import type { S3Settings } from '../../src/platform/config/s3-config.ts';

/** Compares the signature with the one of Amazon's signer. Returns the error code of S3, or null. */
export async function signatureError(
  { method = '', headers }: IncomingMessage,
  url: URL,
  settings: S3Settings,
): Promise<string | null> {
  const { authorization = '' } = headers;
  if (!authorization) return 'AccessDenied';
  if (!authorization.includes(`Credential=${settings.accessKeyId}/`)) return 'InvalidAccessKeyId';
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const signer = new SignatureV4({
    credentials: settings,
    region: settings.region,
    service: 's3',
    sha256: Sha256,
    uriEscapePath: false,
  });
  const { headers: expected } = await signer.sign(
    {
      method,
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: Object.fromEntries(names.map((name) => [name, String(headers[name])])),
    },
    { signingDate: signedAt(String(headers['x-amz-date'])) },
  );
  return expected['authorization'] === authorization ? null : 'SignatureDoesNotMatch';
}

const signedAt = (stamp: string) =>
  new Date(stamp.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));

type Data = string | ArrayBuffer | ArrayBufferView;

/** The hash interface that the signer expects. */
class Sha256 {
  readonly #hash: { update(data: Uint8Array): unknown; digest(): Buffer };

  constructor(key?: Data) {
    this.#hash = key === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(key));
  }

  update(data: Data): void {
    this.#hash.update(bytesOf(data));
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
}

function bytesOf(data: Data): Uint8Array {
  if (typeof data === 'string') return Buffer.from(data);
  if (data instanceof ArrayBuffer) return new Uint8Array(data);
  return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
}
