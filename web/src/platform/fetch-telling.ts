/**
 * A fetch that tells how much has been sent, or received where its size is said: by XMLHttpRequest, as
 * fetch itself does not.
 */
export const fetchTelling =
  (
    onProgress: (percentage: number) => void,
    { of = 'request' }: { of?: 'request' | 'answer' } = {},
  ): typeof fetch =>
  (url, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url instanceof Request ? url.url : url);
      request.responseType = 'blob';
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      const told = of === 'request' ? request.upload : request;
      told.addEventListener('progress', ({ loaded, total }: ProgressEvent) => {
        if (total > 0) onProgress(Math.floor((loaded * 100) / total));
      });
      request.addEventListener('load', () => resolve(answerOf(request)));
      request.addEventListener('error', () => reject(new TypeError('No answer came')));
      request.addEventListener('abort', () => reject(toError(signal?.reason)));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(typeof body === 'string' ? body : null);
    });

const toError = (reason: unknown) =>
  reason instanceof Error ? reason : new DOMException('Cancelled', 'AbortError');

function answerOf(request: XMLHttpRequest): Response {
  const type = request.getResponseHeader('content-type') ?? '';
  const body: unknown = request.response;
  return new Response(body instanceof Blob && request.status !== 204 ? body : null, {
    status: request.status,
    headers: { 'content-type': type },
  });
}
