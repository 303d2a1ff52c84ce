import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/hydration.ts';

const answersOf = (page: Page, from = 1) =>
  page.getByLabel(`Respostas, da questão ${from} à ${from + 44}`);
const open = (page: Page) => openHydrated(page, '/nota-enem');
const calculate = (page: Page) => page.getByRole('button', { name: /^Calcular a nota/ }).click();

test('the calculator asks for booklet and language, and takes the colour to the area of the same day', async ({
  page,
}) => {
  const colour = (area: string) => page.getByLabel(`Caderno de ${area}`);
  await open(page);
  await answersOf(page).fill('ABCDE');
  await calculate(page);
  await expect(page.getByText('Escolha o seu caderno: cada cor tem outra ordem')).toBeVisible();
  await expect(page.getByText('Escolha a língua que você fez')).toBeVisible();
  await expect(colour('Linguagens')).toBeFocused();

  await colour('Linguagens').selectOption({ label: 'Verde' });
  await page.getByLabel('Língua estrangeira').selectOption('Espanhol');
  await calculate(page);
  await expect(page.getByRole('region', { name: 'Sua nota' })).toContainText('certas de 45');
  await expect(page.getByText('Nada é guardado')).toBeVisible();
  await expect(page.getByText('ficam só neste aparelho')).toHaveCount(0);

  await page.getByRole('radio', { name: 'Humanas' }).check();
  const chosen = colour('Humanas').locator('option:checked');
  await expect(chosen).toHaveText('Verde');
  await page.getByRole('radio', { name: 'Matemática' }).check();
  await expect(colour('Matemática').locator('option:checked')).toHaveText('Escolha a cor');
  await page.getByLabel('Ano da prova').selectOption('2019');
  await expect(page.getByLabel('Ano da prova')).toHaveValue('2019');
  await expect(colour('Matemática')).toBeVisible();
});

test('a letter typed in the middle of the answers stays there, and replaces one where all 45 are', async ({
  page,
}) => {
  await open(page);
  const answers = answersOf(page);
  await answers.pressSequentially('abcabc');
  await answers.press('ArrowLeft');
  await answers.press('ArrowLeft');
  await answers.pressSequentially('ed');
  await expect(answers).toHaveValue('ABCAEDBC');
  await answers.fill('A'.repeat(45));
  await answers.press('Home');
  await answers.pressSequentially('bc');
  await expect(answers).toHaveValue(`BC${'A'.repeat(43)}`);
});

test('a year with one area offers this area and the other years', async ({ page }) => {
  await page.route(/\/v1\/enem-booklets\?year=2021/, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { booklets: { area: string }[] };
    const booklets = reply.booklets.filter(({ area }) => area === 'MT');
    await route.fulfill({ response, json: { ...reply, booklets } });
  });
  await open(page);
  await page.getByLabel('Ano da prova').selectOption('2021');
  await expect(page.getByRole('radio', { name: 'Matemática' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Linguagens' })).toHaveCount(0);
  await page.getByLabel('Ano da prova').selectOption('2022');
  await expect(page.getByRole('radio', { name: 'Linguagens' })).toBeVisible();
});

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow', expectedPageErrors: /ERR_INTERNET_DISCONNECTED$/ });

  test('the calculator opens without a network, also if nothing was typed', async ({ page }) => {
    await open(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const devtools = await page.context().newCDPSession(page);
    const manifest = await devtools.send('Page.getAppManifest');
    expect(manifest.errors).toEqual([]);
    expect(manifest.manifest.startUrl).toMatch(/\/nota-enem$/);
    await expect
      .poll(() =>
        page.evaluate(async () => Boolean(await caches.match('/v1/enem-booklets?year=2019'))),
      )
      .toBe(true);
    await page.context().setOffline(true);
    await page.goto('/nota-enem');
    await expect(answersOf(page)).toBeVisible();
    await page.getByLabel('Ano da prova').selectOption('2019');
    await expect(page.getByLabel('Ano da prova')).toHaveValue('2019');
  });
});
