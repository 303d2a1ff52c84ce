/**
 * A fetch that reports progress in percent: of the upload, or of a download whose size the server states.
 * It uses XMLHttpRequest, because fetch cannot report the progress of an upload.
 */
export const fetchWithProgress =
  (
    onProgress: (percentage: number) => void,
    { of = 'upload' }: { of?: 'upload' | 'download' } = {},
  ): typeof fetch =>
  (url, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url instanceof Request ? url.url : url);
      request.responseType = 'blob';
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      const source = of === 'upload' ? request.upload : request;
      source.addEventListener('progress', ({ loaded, total }: ProgressEvent) => {
        if (total > 0) onProgress(Math.floor((loaded * 100) / total));
      });
      request.addEventListener('load', () => resolve(responseOf(request)));
      request.addEventListener('error', () => reject(new TypeError('No response')));
      request.addEventListener('abort', () => reject(toError(signal?.reason)));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(typeof body === 'string' || body instanceof Blob ? body : null);
    });

const toError = (reason: unknown) =>
  reason instanceof Error ? reason : new DOMException('Cancelled', 'AbortError');

function responseOf(request: XMLHttpRequest): Response {
  const type = request.getResponseHeader('content-type') ?? '';
  const body: unknown = request.response;
  return new Response(body instanceof Blob && request.status !== 204 ? body : null, {
    status: request.status,
    headers: { 'content-type': type },
  });
}
