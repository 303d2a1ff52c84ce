import { createHash } from 'node:crypto';
import type { StoredFile } from '@sabia/domain/files/file.ts';

/** A verified file with all files that must be stored for its `url` to work. */
export type PreparedFile = Omit<StoredFile, 'id'> & {
  parts: { name: string; bytes: Buffer }[];
};

/** The name of a file: the hash of its bytes, so that it can be cached for ever. */
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
    notice: null,
    parts: [{ name, bytes }],
  };
}
