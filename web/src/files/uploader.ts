import type { StoredFile } from '@sabia/domain/files/file.ts';
import { useState } from 'react';
import type { Call } from '../platform/api.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { uploadFile, type UploadOptions } from './upload-file.ts';

export interface Uploader {
  /** Uploads a file and passes on the result; false if the upload failed. */
  upload(
    file: File,
    options: UploadOptions & { onStored: (stored: StoredFile) => void },
  ): Promise<boolean>;
  /** Waits for all uploads; false if one failed. Cancelled uploads do not count. */
  settled(): Promise<boolean>;
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
  return {
    async upload(file, { onStored, ...options }) {
      const arrival = uploadFile(call, file, options).then((stored) => {
        if (stored && !options.signal?.aborted) onStored(stored);
        return stored !== undefined || options.signal?.aborted === true;
      });
      onTheirWay.set(arrival, file);
      const hasArrived = await arrival;
      onTheirWay.delete(arrival);
      return hasArrived;
    },
    async settled() {
      const arrivals = await Promise.all(onTheirWay.keys());
      return arrivals.every(Boolean);
    },
    unsent: () => [...onTheirWay.values()].map(({ name }) => name),
  };
}
