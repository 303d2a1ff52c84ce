import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Screen } from '../screens/screen.ts';
import { screens } from '../screens/screens.ts';
import { expect, test } from '../support/crawl.ts';
import { chosenStatesLost, misnamedControls } from '../support/chosen-states.ts';
import { expectUsableTranslated } from '../support/device-faults.ts';
import { expectNoFaultsWithNotices } from '../support/notices.ts';
import { expectSameLooksInAnyOrder } from '../support/stylesheet-order.ts';
import {
  expectNoFaults,
  laptop,
  narrowPhone,
  phone,
  phones,
  wideWindows,
  windowsOfStates,
} from '../support/windows.ts';

/** WCAG 2.2, levels A and AA. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test.use({
  // The screens of refusals, ended sessions, refused files, outages, edit conflicts, a missing network, and the error boundary.
  expectedPageErrors:
    /^refused: .* (401|403|404|412|422|429|503)$|ERR_INTERNET_DISCONNECTED$|^console error: .*(ApiProblem|TypeError)/,
  // A violation names its element; a trace of every step would double the time.
  trace: 'off',
});

/** A part of a screen may still be loading: a fault is one that stays. */
const soft = expect.configure({ soft: true });

// One visit for all checks: most of the time goes into opening a screen.
for (const [name, states] of screens) {
  test(`${name} is accessible and has no faults of the layout`, async ({ crawl }) => {
    test.setTimeout(states.length * timeoutOfState);
    /** Seen in every window: in a wide one the other states have the same texts and controls. Skeletons have no text. */
    const isMain = (screen: Screen) => (states.some(isFull) ? isFull(screen) : !isPlain(screen));
    for (const screen of states) {
      await test.step(screen.state, async () => {
        const shown = await crawl(
          screen,
          async (page, { width, colorScheme }) => {
            const view = `${screen.state}, ${width} px, ${colorScheme}`;
            if (width === phone.width && colorScheme === 'light') {
              const size = page.viewportSize();
              await expectNoFaults(page, screen.state, isMain(screen) ? phones : [narrowPhone]);
              if (size) await page.setViewportSize(size);
            }
            await soft.poll(() => overflow(page), `sideways scrolling: ${view}`).toBe(0);
            await soft.poll(() => visibleIds(page), `ids instead of names: ${view}`).toEqual([]);
            if (colorScheme === 'light') {
              await soft.poll(() => chosenStatesLost(page), `forced colours: ${view}`).toEqual([]);
              await soft.poll(() => misnamedControls(page), `names: ${view}`).toEqual([]);
            }
            // Texts slide in while a screen loads, and a panel covers the states below it.
            if (
              colorScheme === 'light' &&
              /^(full|introduction|answer card|result)$/.test(screen.state)
            ) {
              // React hides the former screen before it removes it.
              await soft.poll(() => leftEdges(page), `left edge: ${view}`).toHaveLength(1);
              if (width === phone.width)
                await soft.poll(() => statesLostInForcedColors(page), view).toEqual([]);
            }
            // In a wide window a state has the same texts and controls as the full screen.
            if (width > phone.width && !isFull(screen)) return;
            // The dark scheme changes only colours.
            const rules = colorScheme === 'light' ? wcag : ['color-contrast'];
            await soft.poll(() => violations(page, rules), view).toEqual([]);
          },
          ({ width, colorScheme }) =>
            isMain(screen) ||
            (width === phone.width && (colorScheme === 'light' || screen.state !== 'loading')),
        );
        await shown.emulateMedia({ colorScheme: 'light' });
        await expectNoFaults(
          shown,
          screen.state,
          isMain(screen) ? wideWindows : isPlain(screen) ? [laptop] : windowsOfStates,
        );
        if (!isFull(screen)) return;
        await expectNoFaultsWithNotices(shown, screen);
        await shown.setViewportSize(phone);
        await expectSameLooksInAnyOrder(shown, screen.state);
        await expectUsableTranslated(shown, screen.state);
      });
    }
  });
}

/** Milliseconds: a busy machine needs ten times what a machine at rest does. */
const timeoutOfState = 60_000;

const isFull = ({ state }: Screen): boolean => state === 'full';

/** Loading, empty and error states have few elements, which are in the same places in all wide windows. */
const isPlain = ({ state }: Screen): boolean => /^(loading|empty|error)$/.test(state);

/** The different left edges of the logo and of the heading or the portrait beside it; the player centres its reading column, and the administration has its navigation at the left. */
const leftEdges = (page: Page) =>
  page.evaluate(() => {
    const own = ['header [data-own-head]', 'nav[aria-label=Administração]'];
    const isBeside = document.querySelector(own.join())?.checkVisibility();
    const shown = document.querySelectorAll(isBeside ? 'header a' : 'header a, main h1');
    const [logo] = shown;
    const heading = [...shown].find(({ tagName }) => tagName === 'H1') ?? logo;
    // A portrait may stand at the left of the heading.
    const beside = heading?.closest('main header')?.firstElementChild;
    const first = beside?.contains(heading ?? null) ? heading : (beside ?? heading);
    const left = (element?: Element) => Math.round(element?.getBoundingClientRect().left ?? 0);
    return [...new Set([left(logo), left(first)])];
  });

/** Pixels by which the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const states = ['aria-current', 'aria-pressed', 'aria-selected', 'data-answered', 'data-studied'];

/** In forced colours, the elements that look the same without their state, and bars that do when empty. */
async function statesLostInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const lost: string[] = [];
  // A dialog or a drawer covers the states of the page behind it.
  const dialog = page
    .getByRole('dialog')
    .or(page.locator(':popover-open'))
    .filter({ visible: true });
  const root = (await dialog.count()) > 0 ? dialog.last() : page;
  const shown = [
    ...states.map((state) => [state, `[${state}]:not([${state}='false'], :has(img))`] as const),
    ['value', "progress:not([value='0'])"] as const,
  ];
  for (const [attribute, selector] of shown) {
    const element = root.locator(selector).filter({ visible: true }).first();
    if ((await element.count()) === 0) continue;
    const before = await element.screenshot();
    const value = (await element.getAttribute(attribute)) ?? '';
    const handle = await element.elementHandle();
    await handle.evaluate(
      (node, name) =>
        name === 'value' ? node.setAttribute(name, '0') : node.removeAttribute(name),
      attribute,
    );
    if (before.equals(await handle.screenshot())) lost.push(selector);
    await handle.evaluate((node, [name, given]) => node.setAttribute(name, given), [
      attribute,
      value,
    ] as const);
  }
  await page.emulateMedia({ forcedColors: 'none' });
  return lost;
}

/** The ids of entities in the text and in the fields of a page. */
const visibleIds = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input[type=text], textarea')];
    const texts = fields.map(({ value }) => value);
    return (
      [document.body.innerText, ...texts]
        .join('\n')
        .match(/[\da-f]{8}-[\da-f]{4}-7[\da-f-]{17}/g) ?? []
    );
  });

/** The minified library, which has half the size: every state of every screen gets it again. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

async function violations(page: Page, rules: string[]): Promise<string[]> {
  // Evaluated by the debugger, the library is not subject to the content security policy. Without
  // `null`, the whole library would be serialised as the result.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axeSource}; null`);
  return page.evaluate(async (runOnly) => {
    // A bar may cover a target that can be scrolled out from under it; the check of the layout looks at that.
    document.documentElement.style.setProperty('--sticky', 'static');
    const found = await window.axe.run({ runOnly, resultTypes: ['violations'] });
    document.documentElement.style.removeProperty('--sticky');
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
