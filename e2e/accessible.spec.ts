import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { Screen } from './screens/screen.ts';
import { screens } from './screens/screens.ts';
import { expect, test, type View } from './site-walk.ts';

const phone = 360;
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test.use({
  // What is not there, what is down, who was slower, a network that is away, and the crash.
  expectedTroubles:
    /^refused: .* (403|404|412|503)$|ERR_INTERNET_DISCONNECTED$|^console error: .*(ApiProblem|TypeError)/,
  // A violation says where it is; a recording of every step would take as long as the walk.
  trace: 'off',
});

for (const [name, states] of screens) {
  test(`${name} can be used by everybody`, async ({ walkTo }) => {
    for (const screen of states) {
      await test.step(screen.state, () =>
        walkTo(
          screen,
          async (page, { width, colorScheme }) => {
            const view = `${screen.state}, ${width} px, ${colorScheme}`;
            expect.soft(await overflow(page), `sideways scrolling: ${view}`).toBe(0);
            // A wide window brings a state no other words and controls than the full screen has there.
            if (width > phone && screen.state !== 'full') return;
            // The dark scheme changes nothing but colours.
            const rules = colorScheme === 'light' ? standard : ['color-contrast'];
            expect.soft(await violations(page, rules), view).toEqual([]);
          },
          isWorthIt(screen),
        ),
      );
    }
  });
}

/** Waiting, lacking and failing look the same on a wide window; what waits has no words whose colours could be too faint. */
const isWorthIt =
  ({ state }: Screen) =>
  ({ width, colorScheme }: View): boolean => {
    if (state === 'full') return true;
    if (width > phone) return colorScheme === 'light' && !/^(loading|empty|error)$/.test(state);
    return colorScheme === 'light' || state !== 'loading';
  };

/** By how much the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function violations(page: Page, rules: string[]): Promise<string[]> {
  // As a script of the debugger it needs no leave of the content security policy. Its result is the
  // whole library, which would take longer to bring back than the page takes to judge.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source}; null`);
  return page.evaluate(async (runOnly) => {
    const found = await window.axe.run({ runOnly, resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    );
  }, rules);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
