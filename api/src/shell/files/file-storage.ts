import type { Readable } from 'node:stream';

/**
 * Where uploaded bytes wait until they have been looked at, and where files are kept for good under
 * names that are never given to other bytes.
 */
export interface FileStorage {
  /** Where to PUT the bytes of an upload: at ours, or at a bucket by a presigned address. */
  uploadUrl(upload: ExpectedUpload): Promise<string>;
  /** Takes what is PUT at ours, up to a number of bytes; absent where a bucket takes it. */
  receive?(id: string, body: Readable, limit: number): Promise<void>;
  /** The bytes that were PUT; null as long as there are none. */
  uploaded(id: string): Promise<Buffer | null>;
  discardUpload(id: string): Promise<void>;
  /** Forgets what was PUT before that moment, or was cut off. */
  discardUploadsBefore(moment: Date): Promise<void>;
  /** Resolves once the bytes would survive a power cut. */
  keep(name: string, bytes: Buffer): Promise<void>;
  /** Takes away what nothing refers to any longer; without complaint when it is gone already. */
  remove(name: string): Promise<void>;
  /** Null when there is no such file. */
  open(name: string): Promise<KeptFile | null>;
}

export interface ExpectedUpload {
  id: string;
  contentType: string;
  size: number;
  expiresInSeconds: number;
}

export interface KeptFile {
  size: number;
  read(range?: ByteRange): Readable;
}

/** Both ends included, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A name is no path: letters, digits, one hyphen at most, one extension. */
export function isFileName(text: string): boolean {
  return /^[a-z\d]{1,64}(?:-[a-z\d]{1,8})?\.[a-z\d]{2,5}$/.test(text);
}
