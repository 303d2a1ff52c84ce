import type { Readable } from 'node:stream';
import { Refusal } from '@sabia/domain/refusal.ts';

/**
 * Stores uploads until they are verified, and verified files for good. The name of a file is never
 * given to other bytes.
 */
export interface FileStorage {
  /**
   * Stores the body of an upload, whole or not at all. Refuses with `conflict` when it exists, `too_large`
   * or `unreadable_request` when it has not exactly `size` bytes.
   */
  receive(id: string, body: Readable, size: number): Promise<void>;
  /** The bytes of an upload, or null when it has not been received. */
  uploaded(id: string): Promise<Buffer | null>;
  discardUpload(id: string): Promise<void>;
  /** Deletes uploads that were received, or interrupted, before the moment. */
  discardUploadsBefore(moment: Date): Promise<void>;
  /** Resolves when the bytes would survive a power failure. */
  keep(name: string, bytes: Buffer): Promise<void>;
  /** Deletes a file, if it exists. */
  remove(name: string): Promise<void>;
  /** Null when the file does not exist. */
  open(name: string): Promise<KeptFile | null>;
  /** The names of all kept files, in no order. */
  names(): AsyncIterable<string>;
}

export interface KeptFile {
  size: number;
  read(range?: ByteRange): Promise<Readable>;
}

/** Both ends are included, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The storage can't be reached, or fails. */
export class FilesUnavailable extends Error {}

/** The end of a file's name behind its hash: the width of an image, or its size such as `-1920x1080`, and the extension. */
export const fileNameEnd = String.raw`(?:-[a-z\d]{1,11})?\.[a-z\d]{2,5}`;

const fileName = new RegExp(String.raw`^[a-z\d]{1,64}${fileNameEnd}$`);

/** Letters and digits, at most one hyphen, and one extension. A path is no name. */
export const isFileName = (text: string): boolean => fileName.test(text);

export const isUploadId = (text: string): boolean => /^[\da-f-]{36}$/.test(text);

/** The last check against path traversal (`../`) before a name reaches a disk or a bucket. */
const checkedBy = (isAllowed: (text: string) => boolean) => (text: string) => {
  if (!isAllowed(text)) throw new Refusal('not_found');
  return text;
};
export const checkedName = checkedBy(isFileName);
export const checkedId = checkedBy(isUploadId);
