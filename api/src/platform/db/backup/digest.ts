import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** A pass-through stream that computes the SHA-256 of its bytes. */
export function createDigestStream() {
  const hash = createHash('sha256');
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, digest: () => hash.digest('hex') };
}
