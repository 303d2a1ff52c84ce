import type { Page } from '@playwright/test';

/** A cheap phone on 4G: a processor of a quarter, 1.6 Mbit/s, 150 ms there and back. */
const phone = { slowdown: 4, bytesPerSecond: 1_600_000 / 8, latency: 150 };

export interface Opening {
  /** Milliseconds until the largest thing is painted. */
  paint: number;
  /** How far things move while it loads; 0 is not at all. */
  shift: number;
}

interface Seen extends Opening {
  /** Milliseconds until the screen answered what was pressed last. */
  answer: number;
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Makes the browser as slow as such a phone, and watches what its pages feel like. */
export async function slowDown(page: Page): Promise<void> {
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
    const seen: Seen = { paint: 0, shift: 0, answer: 0 };
    window.seen = seen;
    const watch = (type: string, tell: (entry: PerformanceEntry) => void, more = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({
        type,
        buffered: true,
        ...more,
      });
    watch('largest-contentful-paint', ({ startTime }) => (seen.paint = startTime));
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as unknown as {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) seen.shift += value;
    });
    watch('event', ({ duration }) => (seen.answer = Math.max(seen.answer, duration)), {
      durationThreshold: 16,
    });
  });
}

/** What was seen until the page came to rest. */
export async function open(page: Page, path: string): Promise<Opening> {
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => window.seen);
}

/** Milliseconds from the press to the frame that shows it, the longest of its events. */
export async function timeOf(page: Page, press: (page: Page) => Promise<unknown>): Promise<number> {
  await page.evaluate(() => (window.seen.answer = 0));
  await press(page);
  // An answer within 16 ms is not told of.
  await page.waitForFunction(() => window.seen.answer > 0, null, { timeout: 2000 }).catch(() => {});
  await page.waitForTimeout(300);
  return page.evaluate(() => window.seen.answer);
}
