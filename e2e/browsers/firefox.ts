import { firefox, type Locator, type Page } from '@playwright/test';
import { findOrInstallBrowsers } from '../../commands/other-browsers.mjs';
import { type PageError, recordPageErrors } from '../support/page-errors.ts';
import { type Area, type Browser, waitMs } from './tab.ts';

/** Starts an unmodified Firefox, driven over WebDriver BiDi. */
export async function startFirefox(baseURL: string, errors: PageError[]): Promise<Browser> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: findOrInstallBrowsers().firefox,
  });
  const context = await browser.newContext({
    baseURL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  recordPageErrors(context, errors);
  const page = await context.newPage();
  page.setDefaultTimeout(waitMs);
  return {
    tab: {
      ...createArea(page, page),
      dialog: createArea(page, page.getByRole('dialog')),
      async open(path) {
        await page.goto(path);
      },
      async reload() {
        await page.reload();
      },
      press: (keys) => page.keyboard.press(keys),
      evaluate: (run, argument) => page.evaluate(run as never, argument as never),
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

const fields = 'input, textarea, [contenteditable]';

const createArea = (page: Page, area: Page | Locator): Area => ({
  click: (role, name) => area.getByRole(role, { name }).first().click(),
  async type(label, text) {
    await area.getByLabel(label).and(area.locator(fields)).first().click();
    // React does not notice a text that fill() sets in Firefox.
    await page.keyboard.type(text);
  },
  waitFor: (role, name) => area.getByRole(role, { name }).first().waitFor(),
  waitForText: (text) => area.getByText(text).first().waitFor(),
});
