import type { Page, Request } from '@playwright/test';

/** A cheap phone on 4G: a quarter of the CPU speed, 1.6 Mbit/s, 150 ms round trip. */
const phone = { slowdown: 4, bytesPerSecond: 1_600_000 / 8, latency: 150 };

export interface PageLoad {
  /** Largest contentful paint, in milliseconds. */
  paint: number;
  /** Cumulative layout shift; 0 is none. */
  shift: number;
  /** Total blocking time: the parts of tasks above 50 ms, in milliseconds. */
  blocking: number;
  /** Of the page and its assets, images and data. */
  requests: number;
}

interface Metrics extends Omit<PageLoad, 'requests'> {
  /** Milliseconds from the last interaction to the frame that shows its effect. */
  interaction: number;
}

declare global {
  interface Window {
    metrics: Metrics;
  }
}

/** Makes the browser as slow as such a phone, and records the metrics of its pages. */
export async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: phone.bytesPerSecond,
    uploadThroughput: phone.bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
  await page.addInitScript(() => {
    const metrics: Metrics = { paint: 0, shift: 0, blocking: 0, interaction: 0 };
    window.metrics = metrics;
    const observe = (type: string, record: (entry: PerformanceEntry) => void, options = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({
        type,
        buffered: true,
        ...options,
      });
    observe('largest-contentful-paint', ({ startTime }) => (metrics.paint = startTime));
    observe('longtask', ({ duration }) => (metrics.blocking += duration - 50));
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as unknown as {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) metrics.shift += value;
    });
    observe(
      'event',
      ({ duration }) => (metrics.interaction = Math.max(metrics.interaction, duration)),
      {
        durationThreshold: 16,
      },
    );
  });
}

/** Loads a page and returns its metrics once the network is idle. */
export async function loadPage(page: Page, path: string): Promise<PageLoad> {
  // The service worker reads the files of the page once more, from the browser's cache.
  const addresses = new Set<string>();
  const count = (request: Request) => addresses.add(request.url());
  page.on('request', count);
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  page.off('request', count);
  return { ...(await page.evaluate(() => window.metrics)), requests: addresses.size };
}

/** Milliseconds from an interaction to the frame that shows it, the longest of its events. */
export async function timeInteraction(
  page: Page,
  interact: (page: Page) => Promise<unknown>,
): Promise<number> {
  await page.evaluate(() => (window.metrics.interaction = 0));
  await interact(page);
  // Browsers report no event shorter than 16 ms.
  await page
    .waitForFunction(() => window.metrics.interaction > 0, null, { timeout: 2000 })
    .catch(() => {});
  await page.waitForTimeout(300);
  return page.evaluate(() => window.metrics.interaction);
}
