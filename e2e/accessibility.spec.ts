import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { Screen } from './screens/screen.ts';
import { screens } from './screens/screens.ts';
import { expect, test, type View } from './support/crawl.ts';

const phone = 360;
/** WCAG 2.2, levels A and AA. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test.use({
  // The screens of refusals, outages, edit conflicts, a missing network, and the error boundary.
  expectedPageErrors:
    /^refused: .* (403|404|412|503)$|ERR_INTERNET_DISCONNECTED$|^console error: .*(ApiProblem|TypeError)/,
  // A violation names its element; a trace of every step would double the time.
  trace: 'off',
});

for (const [name, states] of screens) {
  test(`${name} has no accessibility violations`, async ({ crawl }) => {
    for (const screen of states) {
      await test.step(screen.state, () =>
        crawl(
          screen,
          async (page, { width, colorScheme }) => {
            const view = `${screen.state}, ${width} px, ${colorScheme}`;
            expect.soft(await overflow(page), `sideways scrolling: ${view}`).toBe(0);
            expect.soft(await visibleIds(page), `ids instead of names: ${view}`).toEqual([]);
            // In a wide window a state has the same texts and controls as the full screen.
            if (width > phone && screen.state !== 'full') return;
            // The dark scheme changes only colours.
            const rules = colorScheme === 'light' ? wcag : ['color-contrast'];
            expect.soft(await violations(page, rules), view).toEqual([]);
          },
          isWanted(screen),
        ),
      );
    }
  });
}

/** Leaves out the views without anything new: loading, empty and error states look the same in a wide window, and skeletons have no text. */
const isWanted =
  ({ state }: Screen) =>
  ({ width, colorScheme }: View): boolean => {
    if (state === 'full') return true;
    if (width > phone) return colorScheme === 'light' && !/^(loading|empty|error)$/.test(state);
    return colorScheme === 'light' || state !== 'loading';
  };

/** Pixels by which the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The ids of entities in the text and in the fields of a page. */
const visibleIds = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea, select')];
    const texts = fields.flatMap((field) =>
      field instanceof HTMLInputElement && field.type !== 'hidden' && field.type !== 'radio'
        ? [field.value]
        : [],
    );
    return (
      [document.body.innerText, ...texts]
        .join('\n')
        .match(/[\da-f]{8}-[\da-f]{4}-7[\da-f-]{17}/g) ?? []
    );
  });

async function violations(page: Page, rules: string[]): Promise<string[]> {
  // Evaluated by the debugger, the library is not subject to the content security policy. Without
  // `null`, the whole library would be serialised as the result.
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
