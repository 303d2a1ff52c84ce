import type { BrowserContext, Page } from '@playwright/test';
import type { AttackedScreen } from '../attacks/attacked-screen.ts';
import { writeAttacks } from '../attacks/write-attacks.ts';
import { expect, test as base } from '../support/fixtures.ts';
import type { PageError } from '../support/page-errors.ts';

/** A worker fixture of this file only: the worker's server is full of attacks and used by no other test. */
const test = base.extend<object, { screens: readonly AttackedScreen[] }>({
  screens: [
    async ({ server, sessions }, use) => use(await writeAttacks(server, sessions)),
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'default' });
test.use({
  // The video does not exist; `watch` reports the request for the states as one to another origin.
  expectedPageErrors: /\/files\/filme\.mp4|\/localidades\/estados$/,
  // Traces of pages of this size would take longer than the steps.
  trace: 'off',
});

/**
 * A script counts as run if a dialog or a window opens, a request leaves the site, or the page throws
 * or reports on its console, as the content security policy does for each script that it blocks. Nor
 * may a page have anything that would run on a click.
 */
for (const user of ['visitor', 'learner', 'admin'] as const) {
  test(`no attack in any text runs on the screens of a ${user}`, async ({
    server,
    screens,
    sessions,
    openBrowser,
    pageErrors,
  }) => {
    const page = await openBrowser(user === 'visitor' ? undefined : sessions[user]);
    watch(page.context(), server.url, pageErrors);
    for (const screen of screens.filter((one) => one.user === user)) {
      await test.step(screen.address, () => open(page, screen));
    }
  });
}

async function open(page: Page, { address, text, reveal }: AttackedScreen): Promise<void> {
  await page.goto(address);
  await expect(page.getByText(text).first()).toBeAttached();
  await reveal?.(page);
  expect(await page.evaluate(findExecutable)).toEqual([]);
  expect(new URL(page.url()).pathname).toBe(address.replace(/\?.*/, ''));
}

/** Records what a script that ran would do. */
function watch(context: BrowserContext, site: string, pageErrors: PageError[]): void {
  context.on('dialog', (dialog) => {
    // A form warns before it is left: its editor cleaned the attacked text, which counts as a change.
    if (dialog.type() === 'beforeunload') return void dialog.accept();
    pageErrors.push({ text: `dialog: ${dialog.message()}` });
    void dialog.dismiss();
  });
  context.on('page', (other) => pageErrors.push({ text: `another window: ${other.url()}` }));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const isOwn = origin === site || ['data:', 'blob:'].includes(protocol);
    if (!isOwn) pageErrors.push({ text: `request to another origin: ${request.url()}` });
  });
}

/** Elements that run a script, or would on a click. The site itself has none. */
function findExecutable(): string[] {
  const forbidden = `iframe, frame, object, embed, applet, base, meta[http-equiv], svg script,
    body script:not([src], [type$=json])`;
  // The prototype's methods: a form's fields can shadow its own properties.
  const { getAttributeNames, getAttribute, matches } = Element.prototype;
  const runs = (element: Element) =>
    getAttributeNames.call(element).some((name) => {
      const value = getAttribute.call(element, name) ?? '';
      return name.startsWith('on') || URL.parse(value, location.href)?.protocol === 'javascript:';
    });
  return [...document.querySelectorAll('*')]
    .filter((element) => matches.call(element, forbidden) || runs(element))
    .map((element) => new XMLSerializer().serializeToString(element).slice(0, 200));
}
