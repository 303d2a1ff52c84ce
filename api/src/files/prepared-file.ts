import { createHash } from 'node:crypto';
import type { StoredFile } from '@sabia/domain/files/file.ts';

/** A file that may be kept, with all that has to be on the disk for its `url` to work. */
export type PreparedFile = Omit<StoredFile, 'id'> & {
  parts: { name: string; bytes: Buffer }[];
};

/** The name of bytes: other bytes have another one, so that what has it can be cached for ever. */
export function contentHash(parts: Buffer[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 32);
}

export function prepareAsIs(bytes: Buffer, contentType: string, extension: string): PreparedFile {
  const name = `${contentHash([bytes])}.${extension}`;
  return {
    url: `/files/${name}`,
    contentType,
    size: bytes.length,
    width: null,
    height: null,
    parts: [{ name, bytes }],
  };
}
