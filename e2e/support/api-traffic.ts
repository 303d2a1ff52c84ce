import type { Page } from '@playwright/test';

/**
 * A request of a page to the API, with its bytes on the wire. The headers of the request are left out: the browser and
 * the token make them 1.3 KB, of which HTTP/2 repeats a few bytes.
 */
export interface Exchange {
  /** `POST /v1/practice-exams/…/attempts` */
  request: string;
  sentBytes: number;
  /** With the headers of the reply. */
  receivedBytes: number;
  /** Of both bodies. */
  bodyBytes: number;
}

/** Records the requests of a page to the API from now on. */
export async function recordApiTraffic(page: Page): Promise<Exchange[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const exchanges: Exchange[] = [];
  const byId = new Map<string, Exchange>();
  /** The events of a request come in any order. */
  function exchangeOf(id: string): Exchange {
    const known = byId.get(id);
    if (known) return known;
    const exchange = { request: '', sentBytes: 0, receivedBytes: 0, bodyBytes: 0 };
    byId.set(id, exchange);
    return exchange;
  }
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname, search } = new URL(request.url);
    const bytes = Buffer.byteLength(request.postData ?? '');
    const exchange = exchangeOf(requestId);
    exchange.request = `${request.method} ${pathname}${search}`;
    exchange.sentBytes = exchange.request.length + bytes;
    exchange.bodyBytes += bytes;
    if (pathname.startsWith('/v1/')) exchanges.push(exchange);
  });
  devtools.on('Network.responseReceivedExtraInfo', ({ requestId, headersText = '' }) => {
    exchangeOf(requestId).bodyBytes -= headersText.length;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const exchange = exchangeOf(requestId);
    exchange.receivedBytes = encodedDataLength;
    exchange.bodyBytes += encodedDataLength;
  });
  return exchanges;
}
