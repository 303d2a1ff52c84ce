import type { Readable } from 'node:stream';
import { Refusal } from '@sabia/domain/refusal.ts';

/**
 * Where uploaded bytes wait until they have been looked at, and where files are kept for good under
 * names that are never given to other bytes.
 */
export interface FileStorage {
  /** Takes the bytes of an upload, which are that many, whole or not at all; once. */
  receive(id: string, body: Readable, size: number): Promise<void>;
  /** The bytes that were received; null as long as there are none. */
  uploaded(id: string): Promise<Buffer | null>;
  discardUpload(id: string): Promise<void>;
  /** Forgets what was received before that moment, or was cut off. */
  discardUploadsBefore(moment: Date): Promise<void>;
  /** Resolves once the bytes would survive a power cut. */
  keep(name: string, bytes: Buffer): Promise<void>;
  /** Takes away what nothing refers to any longer; without complaint when it is gone already. */
  remove(name: string): Promise<void>;
  /** Null when there is no such file. */
  open(name: string): Promise<KeptFile | null>;
  /** The names of all that is kept, in no order. */
  names(): AsyncIterable<string>;
}

export interface KeptFile {
  size: number;
  read(range?: ByteRange): Promise<Readable>;
}

/** Both ends included, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where the files are can't be reached, or does not do what it is asked for. */
export class FilesUnavailable extends Error {}

/** A name is no path: letters, digits, one hyphen at most, one extension. */
export function isFileName(text: string): boolean {
  return /^[a-z\d]{1,64}(?:-[a-z\d]{1,8})?\.[a-z\d]{2,5}$/.test(text);
}

export const isUploadId = (text: string): boolean => /^[\da-f-]{36}$/.test(text);

/** The last line of defence against `../`: what reaches a disk or a bucket is a name. */
const checkedBy = (isAllowed: (text: string) => boolean) => (text: string) => {
  if (!isAllowed(text)) throw new Refusal('not_found');
  return text;
};
export const checkedName = checkedBy(isFileName);
export const checkedId = checkedBy(isUploadId);
