import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type * as testingLibraryDom from '@testing-library/dom';
import { Builder, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../api/src/platform/db/embedded-postgres/free-port.ts';
import { findOrInstallBrowsers } from '../../commands/other-browsers.mjs';
import { type Area, type Browser, type Role, type Tab, waitMs } from './tab.ts';

/** Finds elements by role and name in the page, as Playwright does for the other browsers. */
const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Starts the browser of WebKitGTK on a virtual display, driven over WebDriver. */
export async function startWebKit(baseUrl: string): Promise<Browser> {
  const port = await freePort();
  const driverProcess = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    // Its own process group, so that closing also ends the display and the browser.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, LANG: 'pt_BR.UTF-8', TZ: 'America/Sao_Paulo' },
  });
  const stop = () => {
    if (driverProcess.pid) process.kill(-driverProcess.pid);
  };
  try {
    const driver = await connect(`http://127.0.0.1:${port}`);
    return {
      tab: createWebDriverTab(driver, baseUrl),
      screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      async close() {
        await driver.quit();
        stop();
      },
    };
  } catch (failure) {
    stop();
    throw failure;
  }
}

async function connect(url: string): Promise<WebDriver> {
  const deadline = Date.now() + waitMs;
  while (!(await fetch(`${url}/status`).catch(() => undefined))) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start');
    await pause(50);
  }
  const browserOptions = { binary: findOrInstallBrowsers().miniBrowser, args: ['--automation'] };
  return new Builder()
    .usingServer(url)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions })
    .build();
}

function createWebDriverTab(driver: WebDriver, baseUrl: string): Tab {
  return {
    ...createArea(driver, 'body'),
    dialog: createArea(driver, '[role=dialog], dialog[open]'),
    open: (path) => driver.get(baseUrl + path),
    reload: () => driver.navigate().refresh(),
    press(keys) {
      const actions = driver.actions();
      const [, key] = keys.split('Control+');
      if (!key) return actions.sendKeys(keys).perform();
      return actions.keyDown(Key.CONTROL).sendKeys(key).keyUp(Key.CONTROL).perform();
    },
    evaluate: (run, argument) =>
      driver.executeAsyncScript(
        `const done = arguments[1];
        Promise.resolve((${run.toString()})(arguments[0])).then(done, (error) => done(String(error)));`,
        argument,
      ),
  };
}

/** `selector` finds the element around. */
function createArea(driver: WebDriver, selector: string): Area {
  /** Resolves with the first visible element. */
  async function find(kind: Kind, name: string | RegExp): Promise<WebElement> {
    const pattern =
      name instanceof RegExp
        ? name
        : new RegExp(name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'i');
    const element = await driver.wait<WebElement | null>(
      async () => {
        await driver.executeScript(`if (!window.TestingLibraryDom) { ${testingLibrary} }`);
        return driver.executeScript(findInPage, selector, kind, pattern.source, pattern.flags);
      },
      waitMs,
      `Found no ${kind} ${pattern}`,
    );
    if (!element) throw new Error(`Found no ${kind} ${pattern}`);
    return element;
  }

  return {
    async click(role, name) {
      // Again while something that closes is still in front of it.
      await driver.wait(
        async () => {
          const element = await find(role, name);
          return element.click().then(
            () => true,
            (failure: unknown) => {
              if (failure instanceof error.ElementClickInterceptedError) return false;
              throw failure;
            },
          );
        },
        waitMs,
        `Something covers ${role} ${name}`,
      );
    },
    async type(label, text) {
      await (await find('field', label)).sendKeys(text);
    },
    async waitFor(role, name) {
      await find(role, name);
    },
    async waitForText(text) {
      await find('text', text);
    },
  };
}

/** A field is found by its label, a text by itself, every other kind by its role and name. */
type Kind = Role | 'field' | 'text';

/** Runs in the page. */
function findInPage(selector: string, kind: Kind, source: string, flags: string): Element | null {
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = (
    window as unknown as { TestingLibraryDom: TestingLibrary }
  ).TestingLibraryDom;
  const area = document.querySelector<HTMLElement>(selector);
  if (!area) return null;
  const name = new RegExp(source, flags);
  const found =
    kind === 'field'
      ? queryAllByLabelText(area, name, { selector: 'input, textarea, [contenteditable]' })
      : kind === 'text'
        ? queryAllByText(area, name)
        : queryAllByRole(area, kind, { name });
  return found.find((element) => element.getClientRects().length > 0) ?? null;
}

type TestingLibrary = Pick<
  typeof testingLibraryDom,
  'queryAllByLabelText' | 'queryAllByRole' | 'queryAllByText'
>;
