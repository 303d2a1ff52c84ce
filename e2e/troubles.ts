import type { BrowserContext } from '@playwright/test';

/**
 * Writes down whatever goes wrong on the pages of a browser: what they say on the console (broken
 * content security policies among it), what they throw, requests that fail or are refused.
 */
export function watch(context: BrowserContext, troubles: string[]): void {
  context.on('console', (message) => {
    if (!['warning', 'error'].includes(message.type())) return;
    // The browser's word on a refused or failed request, which is told below with its address.
    if (message.text().startsWith('Failed to load resource')) return;
    // playwright.config.ts wants it so.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    troubles.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => troubles.push(`thrown: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // The page itself changed its mind: somebody left before the answer came.
    if (reason === 'net::ERR_ABORTED') return;
    troubles.push(`failed: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() < 400) return;
    const request = response.request();
    troubles.push(`refused: ${request.method()} ${request.url()} ${response.status()}`);
  });
}
