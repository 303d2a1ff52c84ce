import { expect, type Page } from '@playwright/test';
import type { ClientConfig } from '@sabia/domain/client-config.ts';
import { filesOf } from '../support/site-files.ts';
import type { SignedInUser } from '../support/users.ts';

export type Action = (page: Page) => Promise<unknown>;

/** A screen in one of its states, and how to reach that state. */
export interface Screen {
  name: string;
  state: 'full' | 'empty' | 'loading' | 'error' | (string & {});
  user: SignedInUser | 'visitor';
  address: string;
  /** Replaces replies of the server before the page opens. */
  mock?: Action;
  /** Brings the page to the state and waits for it. */
  until: Action;
  /** The state does not exist on wide screens, where a drawer becomes a column. */
  isOnPhonesOnly?: boolean;
}

/** Performs the actions one after the other. */
export const sequence =
  (...actions: Action[]): Action =>
  async (page) => {
    for (const action of actions) await action(page);
  };

// Actions that wait until something is visible.

export const seesText =
  (text: string | RegExp): Action =>
  (page) =>
    expect(page.getByText(text).first()).toBeVisible();

export const seesHeading =
  (name: string | RegExp): Action =>
  (page) =>
    expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

export const seesButton =
  (name: string | RegExp): Action =>
  (page) =>
    expect(page.getByRole('button', { name }).first()).toBeVisible();

export const seesSkeleton: Action = (page) =>
  expect(page.locator('.mantine-Skeleton-root').first()).toBeVisible();

export const seesError = seesButton('Tentar novamente');

/** Waits until the page has loaded these modules, such as `src/under-way/read-kept.ts`, with what they import. */
export const hasLoaded =
  (...modules: string[]): Action =>
  (page) =>
    page.waitForFunction(
      (paths) =>
        paths.every((path) => performance.getEntriesByName(location.origin + path).length > 0),
      modules.flatMap((name) => filesOf(name)),
    );

// Actions of the user.

export const clickButton =
  (name: string | RegExp): Action =>
  (page) =>
    page.getByRole('button', { name }).first().click();

export const clickMenuItem =
  (name: string): Action =>
  (page) =>
    page.getByRole('menuitem', { name }).click();

export const clickLink =
  (name: string | RegExp): Action =>
  (page) =>
    page.getByRole('link', { name }).first().click();

export const fill =
  (label: string, text: string): Action =>
  (page) =>
    page.getByRole('textbox', { name: label, exact: true }).fill(text);

export const pressKey =
  (key: string): Action =>
  (page) =>
    page.keyboard.press(key);

// Replies of the server.

/** Never answers these calls, so that the screen keeps loading. */
export const leavePending =
  (calls: RegExp): Action =>
  (page) =>
    page.route(calls, () => new Promise(() => {}));

/** Refuses these calls as the server does while its database is down. */
export const refuse503 =
  (calls: RegExp): Action =>
  (page) =>
    page.route(calls, (route) => route.fulfill({ status: 503, contentType, json: problem }));

/** Refuses these calls as the server does for what is not there, or not for this viewer. */
export const refuse404 =
  (calls: RegExp): Action =>
  (page) =>
    page.route(calls, (route) =>
      route.fulfill({
        status: 404,
        contentType,
        json: { ...problem, status: 404, code: 'not_found', title: 'Não encontrado', detail: '' },
      }),
    );

/** Refuses these calls as the server does after too many of them. */
export const refuse429 =
  (calls: RegExp, detail: string): Action =>
  (page) =>
    page.route(calls, (route) =>
      route.fulfill({
        status: 429,
        contentType,
        headers: { 'retry-after': '240' },
        json: {
          ...problem,
          status: 429,
          code: 'too_many_requests',
          title: 'Pedidos demais',
          detail,
        },
      }),
    );

const contentType = 'application/problem+json';
const problem = {
  type: 'about:blank',
  title: 'Serviço indisponível',
  status: 503,
  detail: 'Estamos com um problema passageiro. Tente de novo em instantes.',
  code: 'not_ready',
  requestId: '3f0a4c1e-7d52-4a8e-9c39-5b1f6e2d8a90',
};

/** Answers these calls without asking the server. */
export const replyWith =
  (calls: RegExp, json: unknown): Action =>
  (page) =>
    page.route(calls, (route) => route.fulfill({ json }));

/** Gives the page at this address another configuration. */
export const withClientConfig =
  (address: RegExp, settings: ClientConfig): Action =>
  (page) =>
    page.route(address, async (route) => {
      const response = await route.fetch();
      const content = JSON.stringify(settings).replaceAll('"', '&quot;');
      const meta = `<meta name="sabia-settings" content="${content}">`;
      const body = (await response.text())
        .replace(/<meta name="sabia-settings"[^>]*>/, '')
        .replace('<title>', `${meta}<title>`);
      await route.fulfill({ response, body });
    });

/** Replaces a part of the server's reply to these calls; of its objects the named fields. */
export const patchReply =
  (calls: RegExp, part: object): Action =>
  (page) =>
    page.route(calls, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: patched(await response.json(), part) });
    });

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const patched = (reply: unknown, part: unknown): unknown =>
  isFields(reply) && isFields(part)
    ? {
        ...reply,
        ...Object.fromEntries(
          Object.entries(part).map(([name, value]) => [name, patched(reply[name], value)]),
        ),
      }
    : part;
