import type { Page } from '@playwright/test';
import { seesHeading, seesText, sequence, clickLink, type Screen } from './screen.ts';

// Notices of the whole site, above a screen.

const notices = { name: 'notices', user: 'learner', address: '/perfil' } as const;

/** As a session that has ended elsewhere; visitors get replies. */
const refuseSession = (page: Page) =>
  page.route(/\/(v1|identity)\//, (route) =>
    route.request().headers().authorization || route.request().url().includes('/identity/')
      ? route.fulfill({ status: 401, json: { code: 'unauthenticated', title: 'Entre de novo' } })
      : route.fallback(),
  );

/** As a browser whose disk is full. */
const refuseToStore = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });

export const noticeScreens: readonly Screen[] = [
  {
    ...notices,
    state: 'ended session',
    // Without a mock the page would open the next state with these replies.
    mock: () => Promise.resolve(),
    until: sequence(
      seesHeading('Perfil'),
      refuseSession,
      clickLink('Cursos'),
      seesText('Sua sessão terminou.'),
    ),
  },
  // The last state: the page stores nothing any more.
  {
    ...notices,
    state: 'nothing is stored',
    mock: refuseToStore,
    until: sequence(seesHeading('Perfil'), seesText('Este navegador não está guardando dados')),
  },
];
