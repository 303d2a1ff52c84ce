import type { StoredFile } from '@sabia/domain/files/file.ts';
import type { Call } from '../platform/api.ts';

export interface UploadOptions {
  onProgress?: (percentage: number) => void;
  signal?: AbortSignal;
}

/**
 * Ticket, PUT, finish. An upload that is refused, cancelled or cut off is only logged, and resolves
 * with nothing (product.md F3); who asked for it shows that the file is missing.
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

/** Ticket and PUT; answers with the id of an upload that waits. */
export async function sendFile(
  call: Call,
  file: File,
  { onProgress, signal }: UploadOptions = {},
): Promise<string> {
  const { id, uploadUrl } = await call('POST /files', {
    body: { fileName: file.name.slice(-200), contentType: file.type, size: file.size },
  });
  signal?.throwIfAborted();
  await put(uploadUrl, file, { onProgress, signal });
  return id;
}

/** By XMLHttpRequest, because fetch does not tell how much has been sent. */
function put(url: string, file: File, { onProgress, signal }: UploadOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('content-type', file.type);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(Math.floor((loaded * 100) / total)),
    );
    request.addEventListener('load', () =>
      request.status < 300 ? resolve() : reject(new Error(`PUT was answered ${request.status}`)),
    );
    request.addEventListener('error', () => reject(new Error('PUT got no answer')));
    request.addEventListener('abort', () => reject(new Error('PUT was cancelled')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
