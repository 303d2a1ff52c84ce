import type { StoredFile } from '@sabia/domain/files/file.ts';
import { ApiProblem } from '../platform/api/api-problem.ts';
import type { Call } from '../platform/api/api.ts';
import { fetchWithProgress } from '../platform/api/fetch-with-progress.ts';

export interface UploadOptions {
  onProgress?: (percentage: number) => void;
  signal?: AbortSignal;
  /** Gets the server's reason for a refusal, in Portuguese. */
  onRefused?: (reason: string) => void;
  /** The question that the file answers. */
  questionId?: string;
}

/**
 * Requests an upload URL, sends the file and finishes the upload. A failed upload is logged. It
 * resolves with undefined, as a cancelled one (product.md F3): the caller shows that the file is missing.
 */
export async function uploadFile(
  call: Call,
  file: File,
  options: UploadOptions = {},
): Promise<StoredFile | undefined> {
  try {
    const id = await sendFile(call, file, options);
    return await inTurn(() => finish(call, id, options.signal));
  } catch (error) {
    if (!options.signal?.aborted) console.warn(`The upload of ${file.name} did not arrive.`, error);
    if (error instanceof ApiProblem && error.status < 500) options.onRefused?.(error.detail);
    return undefined;
  }
}

/** Finishing an image waits for the previous one: the server lets each user have one waiting. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn.catch(() => {});
  return turn;
}

const mostRepeats = 10;

/** Repeats the request as the server asks for while other images are being prepared. */
async function finish(
  call: Call,
  id: string,
  signal: AbortSignal | undefined,
  repeats = 0,
): Promise<StoredFile> {
  try {
    return await call(
      'POST /files/{id}/finish',
      { params: { id } },
      { timeoutMs: finishTimeoutMs },
    );
  } catch (error) {
    const isBusy = error instanceof ApiProblem && [429, 503].includes(error.status);
    const seconds = isBusy ? Number(error.retryAfter) : 0;
    if (!seconds || repeats >= mostRepeats || signal?.aborted) throw error;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return finish(call, id, signal, repeats + 1);
  }
}

/** Other users' images come first, each for some seconds. */
const finishTimeoutMs = 60_000;

/** Requests an upload URL and sends the file; returns the id of the unfinished upload. */
export async function sendFile(
  call: Call,
  file: File,
  { onProgress = () => {}, signal, questionId }: UploadOptions = {},
): Promise<string> {
  signal?.throwIfAborted();
  const { id, uploadUrl } = await call('POST /files', {
    body: {
      fileName: file.name.slice(-200),
      contentType: file.type,
      size: file.size,
      ...(questionId && { questionId }),
    },
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
