import { expect, type Page } from '@playwright/test';
import type { Somebody } from './people.ts';

/** A screen of the site map in one of its states, and how to get to see it. */
export interface Screen {
  name: string;
  state: 'full' | 'empty' | 'loading' | 'error' | (string & {});
  who: Somebody | 'visitor';
  address: string;
  /** What the server does meanwhile; nothing unusual unless told. */
  meanwhile?: (page: Page) => Promise<void>;
  /** Brings the page to the state, and waits until it is there. */
  until: (page: Page) => Promise<unknown>;
}

/** Never answers these calls, so that the screen goes on waiting. */
const silence = (calls: RegExp) => async (page: Page) => {
  await page.route(calls, () => new Promise(() => {}));
};

/** Refuses these calls as a server does whose database is down. */
const outage = (calls: RegExp) => async (page: Page) => {
  const problem = {
    type: 'about:blank',
    title: 'Serviço indisponível',
    status: 503,
    detail: 'Estamos com um problema passageiro. Tente de novo em instantes.',
    code: 'not_ready',
    requestId: '3f0a4c1e-7d52-4a8e-9c39-5b1f6e2d8a90',
  };
  await page.route(calls, (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', json: problem }),
  );
};

const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
const sees = (words: string | RegExp) => (page: Page) =>
  expect(page.getByText(words).first()).toBeVisible();
const waits = (page: Page) => expect(page.locator('.mantine-Skeleton-root').first()).toBeVisible();
const fails = (page: Page) =>
  expect(page.getByRole('button', { name: 'Tentar novamente' }).first()).toBeVisible();

/** One after the other. */
const inTurn =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

const catalogue = /\/v1\/courses\/paginated/;

const visitors: Screen[] = [
  {
    name: 'catalogue',
    state: 'full',
    who: 'visitor',
    address: '/cursos',
    until: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  {
    name: 'catalogue',
    state: 'empty',
    who: 'visitor',
    address: '/cursos?busca=ornitorrinco',
    until: sees('Nenhum curso combina com esta busca.'),
  },
  {
    name: 'catalogue',
    state: 'loading',
    who: 'visitor',
    address: '/cursos',
    meanwhile: silence(catalogue),
    until: waits,
  },
  {
    name: 'catalogue',
    state: 'error',
    who: 'visitor',
    address: '/cursos',
    meanwhile: outage(catalogue),
    until: fails,
  },
  {
    name: 'sign-in',
    state: 'full',
    who: 'visitor',
    address: '/entrar',
    until: heading('Entrar'),
  },
  {
    name: 'sign-in',
    state: 'mistakes',
    who: 'visitor',
    address: '/entrar',
    until: inTurn(
      heading('Entrar'),
      (page) => page.getByRole('main').getByRole('button', { name: 'Entrar' }).click(),
      sees('Confira estes 2 campos:'),
    ),
  },
  {
    name: 'sign-up',
    state: 'full',
    who: 'visitor',
    address: '/cadastro',
    until: heading('Criar conta'),
  },
  {
    name: 'password-recovery',
    state: 'full',
    who: 'visitor',
    address: '/recuperar-senha',
    until: heading('Recuperar senha'),
  },
  {
    name: 'email-verification',
    state: 'full',
    who: 'visitor',
    address: '/verificar-email',
    until: heading('Confirmar e-mail'),
  },
  {
    name: 'not-found',
    state: 'full',
    who: 'visitor',
    address: '/nada-por-aqui',
    until: heading('Página não encontrada'),
  },
];

const learners: Screen[] = [
  {
    name: 'account-menu',
    state: 'open',
    who: 'learner',
    address: '/cursos',
    until: inTurn(press(/^Conta de/), sees('aluno@sabia.local')),
  },
];

export const screens: readonly Screen[] = [...visitors, ...learners];
