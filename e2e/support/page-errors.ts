import type { BrowserContext } from '@playwright/test';

/**
 * Records the errors of a browser's pages: console warnings and errors (violations of the content
 * security policy among them), uncaught exceptions, requests that fail or are refused. The returned function ends it: a
 * browser that is closed ends the requests under way, those of a service worker as failed ones.
 */
export function recordPageErrors(context: BrowserContext, errors: string[]): () => void {
  let isClosing = false;
  const record = (error: string) => {
    if (!isClosing) errors.push(error);
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
    record(`failed: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() < 400) return;
    const request = response.request();
    record(`refused: ${request.method()} ${request.url()} ${response.status()}`);
  });
  return () => {
    isClosing = true;
  };
}
