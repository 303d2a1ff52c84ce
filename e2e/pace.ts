import type { Page } from '@playwright/test';
import { test } from './journey.ts';

/** Whatever goes wrong on a page is the tests' business. */
test.use({ expectedTroubles: /./, viewport: { width: 360, height: 800 } });

/** A cheap phone on 4G: a processor of a quarter, 1.6 Mbit/s, 150 ms there and back. */
const phone = { slowdown: 4, bytesPerSecond: 1_600_000 / 8, latency: 150 };
const rounds = 5;

interface Pace {
  /** Milliseconds until the largest thing is painted. */
  paint: number;
  /** How far things move while it loads; 0 is not at all. */
  shift: number;
  /** Milliseconds until the screen answers a press. */
  answer: number;
}

/** What a screen is measured by, and what we want of it. */
const screens = [
  {
    title: '/cursos, a visitor',
    path: '/cursos',
    who: null,
    paint: 1500,
    press: (page: Page) => page.getByRole('button', { name: /tema/ }).click(),
  },
  {
    title: 'player, signed in',
    path: '/cursos/planilhas-do-zero',
    who: 'subscriber' as const,
    paint: 2500,
    press: (page: Page) => page.getByRole('button', { name: /tema/ }).click(),
  },
];

for (const { title, path, who, paint, press } of screens) {
  test(title, async ({ openBrowser, remembered }) => {
    const measured: Pace[] = [];
    for (let round = 0; round <= rounds; round++) {
      const page = await openBrowser(who ? remembered[who] : undefined);
      const pace = await measure(page, path, press);
      // The first one finds a server that has drawn nothing yet.
      if (round > 0) measured.push(pace);
      await page.close();
    }
    const median = (of: (pace: Pace) => number) =>
      measured.map(of).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
    const verdict = (value: number, goal: number) => (value <= goal ? 'yes' : 'no');
    const [painted, moved, answered] = [
      median((pace) => pace.paint),
      median((pace) => pace.shift),
      median((pace) => pace.answer),
    ];
    console.log(
      [
        `\n${title}, medians of ${rounds}`,
        `  largest paint ${painted.toFixed(0)} ms, under ${paint}: ${verdict(painted, paint)}`,
        `  layout shift ${moved.toFixed(3)}, none: ${verdict(moved, 0.001)}`,
        `  answers a press in ${answered.toFixed(0)} ms, under 200: ${verdict(answered, 200)}\n`,
      ].join('\n'),
    );
  });
}

async function measure(
  page: Page,
  path: string,
  press: (page: Page) => Promise<void>,
): Promise<Pace> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: phone.bytesPerSecond,
    uploadThroughput: phone.bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
  await page.addInitScript(() => {
    const seen = { paint: 0, shift: 0, answer: 0 };
    Object.assign(globalThis, { seen });
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
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await press(page);
  // Event timings are told after the frame that answered.
  await page.waitForTimeout(500);
  return page.evaluate(() => (globalThis as unknown as { seen: Pace }).seen);
}
