import { createHash } from 'node:crypto';

/** The name of bytes: other bytes have another one, so that what has it can be cached for ever. */
export function contentHash(parts: Buffer[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 32);
}
