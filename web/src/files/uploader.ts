import type { StoredFile } from '@sabia/domain/files/file.ts';
import { useState } from 'react';
import type { Call } from '../platform/api/api.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { uploadFile, type UploadOptions } from './upload-file.ts';

export interface Uploader {
  /** Uploads a file and passes on the result; false if the upload failed. */
  upload(
    file: File,
    options: UploadOptions & {
      onStored: (stored: StoredFile) => void;
      /** The field of the file: a failure there stays until another file of it arrives, or `forget`. */
      field?: string;
    },
  ): Promise<boolean>;
  /** Waits for all uploads; false if one failed. Cancelled uploads do not count. */
  settled(): Promise<boolean>;
  /** Forgets the failed upload of a field. */
  forget(field: string): void;
  /** The names of the files that are being uploaded. */
  unsent(): readonly string[];
}

/** The uploads of one form. Saving the form waits for them. */
export function useUploader(): Uploader {
  const { call } = useAppContext();
  return useState(() => createUploader(call))[0];
}

export function createUploader(call: Call): Uploader {
  const onTheirWay = new Map<Promise<boolean>, File>();
  const failed = new Set<string>();
  return {
    async upload(file, { onStored, field, ...options }) {
      if (field) failed.delete(field);
      const arrival = uploadFile(call, file, options).then((stored) => {
        if (stored && !options.signal?.aborted) onStored(stored);
        return stored !== undefined || options.signal?.aborted === true;
      });
      onTheirWay.set(arrival, file);
      const hasArrived = await arrival;
      onTheirWay.delete(arrival);
      if (field && !hasArrived) failed.add(field);
      return hasArrived;
    },
    async settled() {
      const arrivals = await Promise.all(onTheirWay.keys());
      return arrivals.every(Boolean) && failed.size === 0;
    },
    forget: (field) => void failed.delete(field),
    unsent: () => [...onTheirWay.values()].map(({ name }) => name),
  };
}
