import type { BrowserContext, Response } from '@playwright/test';

export interface PageError {
  text: string;
  /** The problem code of the reply to a refused request, such as `edit_conflict`. */
  code?: Promise<string>;
}

/**
 * Records the errors of a browser's pages: console warnings and errors (violations of the content
 * security policy among them), uncaught exceptions, requests that fail or are refused. The returned function ends it: a
 * browser that is closed ends the requests under way, those of a service worker as failed ones.
 */
export function recordPageErrors(context: BrowserContext, errors: PageError[]): () => void {
  let isClosing = false;
  const record = (text: string, code?: Promise<string>) => {
    if (!isClosing) errors.push({ text, code });
  };
  context.on('console', (message) => {
    if (!['warning', 'error'].includes(message.type())) return;
    // A failed or refused request, which the listeners below record with its address.
    if (message.text().startsWith('Failed to load resource')) return;
    // playwright.config.ts blocks service workers.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    record(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => record(`thrown: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // The page itself aborted it, as when the user leaves before the answer.
    if (reason === 'net::ERR_ABORTED') return;
    // Chromium gives this reason when a page is left for which the service worker loads an image. A server that
    // can't be reached has other reasons.
    if (reason === 'net::ERR_FAILED' && request.serviceWorker()) return;
    record(`failed: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() < 400) return;
    const request = response.request();
    const text = `refused: ${request.method()} ${request.url()} ${response.status()}`;
    // Read at once: the browser forgets the reply when the page is left.
    record(text, codeOf(response));
  });
  return () => {
    isClosing = true;
  };
}

async function codeOf(response: Response): Promise<string> {
  try {
    const { code } = (await response.json()) as { code?: unknown };
    return typeof code === 'string' ? code : 'without a code';
  } catch {
    return 'without a problem in its reply';
  }
}

/** The errors as a failed test shows them: traces hold no requests. */
export const describedErrors = (errors: readonly PageError[]): Promise<string[]> =>
  Promise.all(errors.map(async ({ text, code }) => (code ? `${text} ${await code}` : text)));
