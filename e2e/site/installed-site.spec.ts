import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/hydration.ts';
import { untilKept } from '../support/kept-on-device.ts';

// A context of the usual kind is a private window, which installs nothing.
test('Chromium can install the site', async ({ playwright, launchOptions, server }) => {
  const folder = await mkdtemp(join(tmpdir(), 'sabia-profile-'));
  const context = await playwright.chromium.launchPersistentContext(folder, {
    ...launchOptions,
    baseURL: server.url,
  });
  const page = await context.newPage();
  await page.goto('/');
  const devtools = await context.newCDPSession(page);
  const manifest = await devtools.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  expect(manifest.manifest).toMatchObject({
    name: 'Sabiá',
    display: 'kStandalone',
    id: `${server.url}/`,
    startUrl: `${server.url}/`,
    scope: `${server.url}/`,
    themeColor: expect.stringMatching(/251.*250.*247/),
    shortcuts: [
      { name: 'Continuar estudando' },
      { name: 'Simulados' },
      { name: 'Meus certificados' },
      { name: 'Nota do Enem' },
    ],
  });
  // The headless shell finds no fault in any site, other builds of Chromium do.
  await expect
    .poll(async () => (await devtools.send('Page.getInstallabilityErrors')).installabilityErrors)
    .toEqual([]);
  await context.close();
  await rm(folder, { recursive: true, force: true });
});

test('the colour of the browser’s bar follows the chosen scheme', async ({ page }) => {
  const colors = () =>
    page
      .locator('[name=theme-color]')
      .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await openHydrated(page, '/cursos');
  expect(await colors()).toEqual(['#fbfaf7', '#fbfaf7']);
  expect(await ground()).toBe('rgb(251, 250, 247)');
  await page.getByRole('button', { name: 'Trocar entre tema claro e escuro' }).click();
  await expect.poll(colors).toEqual(['#0e1420', '#0e1420']);
  expect(await ground()).toBe('rgb(14, 20, 32)');
  await page.reload();
  expect(await colors()).toEqual(['#0e1420', '#0e1420']);
});

/** As Chromium does on a device that can install the site, at each load. */
const offerInstallation = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.addInitScript((answer) => {
    const prompt = async () => {
      sessionStorage.setItem('prompted', 'yes');
      return { outcome: answer };
    };
    addEventListener('DOMContentLoaded', () => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      window.dispatchEvent(Object.assign(event, { prompt }));
    });
  }, outcome);

const offer = (page: Page) => page.getByRole('region', { name: 'Instale a Sabiá neste aparelho' });
const homeIsShown = (page: Page) =>
  expect(page.getByRole('region', { name: 'Próximo passo' })).toBeVisible();

test('the installation is offered once, after the first completed content', async ({
  openAsNewLearner,
}) => {
  const { page } = await openAsNewLearner();
  await offerInstallation(page, 'dismissed');
  const goHome = async () => {
    await page.goto('/');
    await homeIsShown(page);
    await page.waitForLoadState('networkidle');
  };

  await test.step('not to a new learner', async () => {
    await goHome();
    await goHome();
    await expect(offer(page)).toHaveCount(0);
  });

  await test.step('not in a lesson', async () => {
    await page.goto('/cursos/comece-por-aqui');
    const isCompleted = page.waitForResponse(
      (response) => response.request().postData()?.includes('"isCompleted":true') ?? false,
    );
    await page.getByRole('button', { name: /^Concluir/ }).click();
    await isCompleted;
    await expect(offer(page)).toHaveCount(0);
  });

  await test.step('on the home page', async () => {
    await goHome();
    await goHome();
    await expect(offer(page)).toBeVisible();
    await offer(page).getByRole('button', { name: 'Agora não' }).press('Enter');
    await expect(offer(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('never again', async () => {
    await goHome();
    await expect(offer(page)).toHaveCount(0);
  });
});

test('“Instalar” opens the dialog of the browser', async ({ openAs }) => {
  const page = await openAs('learner');
  await offerInstallation(page, 'accepted');
  await page.addInitScript(() => {
    if (!localStorage.getItem('sabia.install')) localStorage.setItem('sabia.install', 'due');
  });
  await page.goto('/');
  await offer(page).getByRole('button', { name: 'Instalar' }).click();
  await expect(offer(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('prompted'))).toBe('yes');
  await page.reload();
  await homeIsShown(page);
  await expect(offer(page)).toHaveCount(0);
});

test('Safari on iOS gets the steps instead', async ({ openAs }) => {
  const page = await openAs('learner');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false });
    if (!localStorage.getItem('sabia.install')) localStorage.setItem('sabia.install', 'due');
  });
  await page.goto('/');
  await expect(offer(page)).toContainText('toque em Compartilhar');
  await offer(page).getByRole('button', { name: 'Entendi' }).click();
  await page.reload();
  await homeIsShown(page);
  await expect(offer(page)).toHaveCount(0);
});

test('the shortcut “Continuar estudando” leads to the ongoing lesson', async ({ openAs }) => {
  const page = await openAs('learner');
  await page.goto('/?continuar=1');
  await expect(page).toHaveURL(/\/cursos\/[\w-]+\?conteudo=/);
  await page.goBack();
  await expect(page).not.toHaveURL(/continuar/);
});

test.describe(() => {
  test.use({
    serviceWorkers: 'allow',
    expectedPageErrors: /ERR_(INTERNET_DISCONNECTED|FAILED)|ApiProblem/,
  });

  test('the installed site starts offline', async ({ openAsNewLearner }) => {
    const { page } = await openAsNewLearner();
    await page.goto('/');
    await homeIsShown(page);
    await untilKept(page);
    const { start_url: start } = await page.evaluate(
      async () => (await (await fetch('/manifest.webmanifest')).json()) as { start_url: string },
    );
    await page.context().setOffline(true);
    await page.goto(start);
    await expect(page.getByText('Confira sua conexão').first()).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Tentar novamente' }).first().click();
    await homeIsShown(page);
  });
});
