import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/hydration.ts';

/**
 * Goes from stop to stop until this one has the focus, as somebody without a mouse does: once round the page at most,
 * because other tests add categories, levels and courses to the same school.
 */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const all = await page.locator('a, button, input, select, textarea, [tabindex]').count();
  for (let stops = 0; stops <= all; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the keyboard never gets to ${target.toString()}`);
}

test('a learner gets from the catalogue to the certificate without a mouse', async ({
  openAsNewLearner,
}) => {
  const { page } = await openAsNewLearner();
  const title = page.getByRole('heading', { level: 1 });
  const titles = [
    'A Sabiá em menos de um minuto',
    'Como encontrar um curso no catálogo',
    'A tela de estudo: avançar, voltar e concluir',
    'Progresso e sequência de dias',
    'Um plano para quem estuda à noite',
    'O seu certificado',
  ];

  await test.step('skips to the content, searches and filters', async () => {
    await openHydrated(page, '/cursos');
    await expect(title).toHaveText('Cursos');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('searchbox', { name: 'Buscar cursos' }));
    await page.keyboard.type('como estudar');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('checkbox', { name: 'Grátis', exact: true }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('status').filter({ hasText: /^1 curso/ })).toBeVisible();
  });

  await test.step('opens the course and starts it', async () => {
    await tabTo(page, page.getByRole('link', { name: /^Comece por aqui/ }));
    await page.keyboard.press('Enter');
    await expect(title).toHaveText(/^Comece por aqui/);
    await tabTo(page, page.getByRole('link', { name: /^Começar/ }));
    await page.keyboard.press('Enter');
    await expect(title).toHaveText(titles[0] ?? '');
  });

  await test.step('moves by N and P, but not while it types', async () => {
    await page.keyboard.press('n');
    await expect(title).toHaveText(titles[1] ?? '');
    await page.keyboard.press('n');
    await expect(title).toHaveText(titles[2] ?? '');
    await page.keyboard.press('p');
    await expect(title).toHaveText(titles[1] ?? '');
    await page.keyboard.press('p');
    await expect(title).toHaveText(titles[0] ?? '');
    await expect(title).toBeFocused();
  });

  await test.step('completes one content after the other', async () => {
    for (const name of titles) {
      await expect(title).toHaveText(name);
      await expect(title).toBeFocused();
      await tabTo(page, page.getByRole('button', { name: /^Concluir/ }));
      await page.keyboard.press('Enter');
    }
    await expect(title).toHaveText('Parabéns, Beatriz!');
    await expect(title).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'Baixar PDF' }));
  });
});
