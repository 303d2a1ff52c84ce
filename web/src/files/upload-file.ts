import type { StoredFile } from '@sabia/domain/files/file.ts';
import type { Call } from '../platform/api.ts';
import { fetchWithProgress } from '../platform/fetch-with-progress.ts';

export interface UploadOptions {
  onProgress?: (percentage: number) => void;
  signal?: AbortSignal;
}

/**
 * Requests an upload URL, sends the file and finishes the upload. A failed or cancelled upload is logged
 * and resolves with undefined (product.md F3): the caller shows that the file is missing.
 */
export async function uploadFile(
  call: Call,
  file: File,
  options: UploadOptions = {},
): Promise<StoredFile | undefined> {
  try {
    const id = await sendFile(call, file, options);
    return await call('POST /files/{id}/finish', { params: { id } });
  } catch (error) {
    console.warn(`The upload of ${file.name} did not arrive.`, error);
    return undefined;
  }
}

/** Requests an upload URL and sends the file; returns the id of the unfinished upload. */
export async function sendFile(
  call: Call,
  file: File,
  { onProgress = () => {}, signal }: UploadOptions = {},
): Promise<string> {
  const { id, uploadUrl } = await call('POST /files', {
    body: { fileName: file.name.slice(-200), contentType: file.type, size: file.size },
  });
  signal?.throwIfAborted();
  const response = await fetchWithProgress(onProgress)(uploadUrl, {
    method: 'PUT',
    headers: { 'content-type': file.type },
    body: file,
    signal,
  });
  if (!response.ok) throw new Error(`PUT was answered with ${response.status}`);
  return id;
}
