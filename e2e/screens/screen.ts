import { expect, type Page } from '@playwright/test';
import type { ClientConfig } from '@sabia/domain/client-config.ts';
import type { Somebody } from '../people.ts';

export type Step = (page: Page) => Promise<unknown>;

/** A screen of the site map in one of its states, and how to get to see it. */
export interface Screen {
  name: string;
  state: 'full' | 'empty' | 'loading' | 'error' | (string & {});
  who: Somebody | 'visitor';
  address: string;
  /** What the server does meanwhile; nothing unusual unless told. */
  meanwhile?: Step;
  /** Brings the page to the state, and waits until it is there. */
  until: Step;
  /** A state that wide screens don't have. */
  isOnPhonesOnly?: boolean;
}

/** One after the other. */
export const inTurn =
  (...steps: Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page);
  };

/** What is to be seen in the end. */
export const sees =
  (words: string | RegExp): Step =>
  (page) =>
    expect(page.getByText(words).first()).toBeVisible();

export const seesHeading =
  (name: string | RegExp): Step =>
  (page) =>
    expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

export const seesButton =
  (name: string | RegExp): Step =>
  (page) =>
    expect(page.getByRole('button', { name }).first()).toBeVisible();

export const waits: Step = (page) =>
  expect(page.locator('.mantine-Skeleton-root').first()).toBeVisible();

export const fails = seesButton('Tentar novamente');

/** What people do. */
export const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click();

export const pick =
  (name: string): Step =>
  (page) =>
    page.getByRole('menuitem', { name }).click();

export const follow =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('link', { name }).first().click();

export const type =
  (label: string, words: string): Step =>
  (page) =>
    page.getByRole('textbox', { name: label, exact: true }).fill(words);

export const hitKey =
  (key: string): Step =>
  (page) =>
    page.keyboard.press(key);

/** What the server does: never answers these calls, so that the screen goes on waiting. */
export const silence =
  (calls: RegExp): Step =>
  (page) =>
    page.route(calls, () => new Promise(() => {}));

/** Refuses these calls, as while its database is down. */
export const outage =
  (calls: RegExp): Step =>
  (page) =>
    page.route(calls, (route) => route.fulfill({ status: 503, contentType, json: problem }));

const contentType = 'application/problem+json';
const problem = {
  type: 'about:blank',
  title: 'Serviço indisponível',
  status: 503,
  detail: 'Estamos com um problema passageiro. Tente de novo em instantes.',
  code: 'not_ready',
  requestId: '3f0a4c1e-7d52-4a8e-9c39-5b1f6e2d8a90',
};

/** Answers these calls by itself. */
export const answers =
  (calls: RegExp, json: unknown): Step =>
  (page) =>
    page.route(calls, (route) => route.fulfill({ json }));

/** Tells the page at this address that the school is set up like that. */
export const hasSettings =
  (address: RegExp, settings: ClientConfig): Step =>
  (page) =>
    page.route(address, async (route) => {
      const response = await route.fetch();
      const content = JSON.stringify(settings).replaceAll('"', '&quot;');
      const meta = `<meta name="sabia-settings" content="${content}">`;
      const body = (await response.text()).replace('<title>', `${meta}<title>`);
      await route.fulfill({ response, body });
    });

/** Answers these calls with something else in the place of a part. */
export const instead =
  (calls: RegExp, part: object): Step =>
  (page) =>
    page.route(calls, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...part } });
    });
