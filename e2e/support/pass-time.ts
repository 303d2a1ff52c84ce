import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** The requests of a page to the server that have no reply yet. */
const underWay = new WeakMap<Page, Set<Request>>();

const isOfServer = (request: Request) => /^\/(v1|identity)\//.test(new URL(request.url()).pathname);

/** Follows the requests of all pages that the browser opens from now on. */
export function followRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const requests = new Set<Request>();
    underWay.set(page, requests);
    page.on('request', (request) => {
      // The end of a request of the document before is not always told.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear();
      if (isOfServer(request)) requests.add(request);
    });
    page.on('requestfinished', (request) => requests.delete(request));
    page.on('requestfailed', (request) => requests.delete(request));
  });
}

/**
 * Moves the clock of a page on, as `page.clock.fastForward`, when no request is under way: the page would take that time for
 * the duration of the request, which has a limit.
 */
export async function passTime(page: Page, time: number | string): Promise<void> {
  const requests = underWay.get(page);
  if (!requests) throw new Error('the requests of this page are not followed');
  await expect.poll(() => [...requests].map((request) => request.url())).toEqual([]);
  await page.clock.fastForward(time);
}
