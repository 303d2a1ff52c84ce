import type { BrowserContext, Page } from '@playwright/test';
import { attackSchool } from './attacks/attack-school.ts';
import type { AttackedScreen } from './attacks/attacked-screen.ts';
import { expect, test as base } from './journey.ts';

/** What is made for a worker gives it a school of its own: nobody else would want to study in this one. */
const test = base.extend<object, { screens: readonly AttackedScreen[] }>({
  screens: [
    async ({ school, remembered }, use) => use(await attackSchool(school, remembered)),
    { scope: 'worker', timeout: 60_000 },
  ],
});

test.describe.configure({ mode: 'default' });
test.use({
  // There is no such film, and the states are asked for where the school has them from.
  expectedTroubles: /\/files\/filme\.mp4|\/localidades\/estados$/,
  // To write down pages of this size at each step would take longer than the steps.
  trace: 'off',
});

/**
 * What counts as running: a dialog, another window, a request to elsewhere, and whatever a page throws or
 * says on its console, where the site's policy tells of each script that it holds back. Beyond that,
 * nothing may stand on a page that would run once somebody touched it.
 */
for (const who of ['visitor', 'learner', 'admin'] as const) {
  test(`attacks in every text of a school run nowhere that ${who}s look`, async ({
    school,
    screens,
    remembered,
    openBrowser,
    troubles,
  }) => {
    const page = await openBrowser(who === 'visitor' ? undefined : remembered[who]);
    hear(page.context(), school.url, troubles);
    for (const screen of screens.filter((one) => one.who === who)) {
      await test.step(screen.address, () => open(page, screen));
    }
  });
}

async function open(page: Page, { address, shows, reveal }: AttackedScreen): Promise<void> {
  await page.goto(address);
  // An editor takes its time to load all of it where others work beside it.
  await expect(page.getByText(shows).first()).toBeAttached({ timeout: 30_000 });
  await reveal?.(page);
  expect(await page.evaluate(whatWouldRun)).toEqual([]);
  expect(new URL(page.url()).pathname).toBe(address.replace(/\?.*/, ''));
}

function hear(context: BrowserContext, site: string, troubles: string[]): void {
  context.on('dialog', (dialog) => {
    // A form asks before it is left: an editor that tidied what it was given counts it as changed.
    if (dialog.type() === 'beforeunload') return void dialog.accept();
    troubles.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('page', (other) => troubles.push(`another window: ${other.url()}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const isOwn = origin === site || ['data:', 'blob:'].includes(protocol);
    if (!isOwn) troubles.push(`request to elsewhere: ${request.url()}`);
  });
}

/** What is on the page that runs, or would once somebody touched it. The site has nothing of the kind. */
function whatWouldRun(): string[] {
  const foreign = `iframe, frame, object, embed, applet, base, meta[http-equiv], svg script,
    body script:not([src], [type$=json])`;
  // A form's fields may pose as its own properties.
  const { getAttributeNames, getAttribute, matches } = Element.prototype;
  const runs = (element: Element) =>
    getAttributeNames.call(element).some((name) => {
      const value = getAttribute.call(element, name) ?? '';
      return name.startsWith('on') || URL.parse(value, location.href)?.protocol === 'javascript:';
    });
  return [...document.querySelectorAll('*')]
    .filter((element) => matches.call(element, foreign) || runs(element))
    .map((element) => new XMLSerializer().serializeToString(element).slice(0, 200));
}
