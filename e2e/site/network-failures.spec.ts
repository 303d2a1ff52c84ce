import { expect, test } from '../support/fixtures.ts';

test.use({
  expectedPageErrors: /net::ERR_INTERNET_DISCONNECTED/,
});

test('a completion made offline survives a reload and is sent after reconnecting', async ({
  openAsNewLearner,
}) => {
  const { page } = await openAsNewLearner();
  const title = page.getByRole('heading', { level: 1 });
  const progress = page.getByRole('progressbar', { name: 'Seu progresso no curso' });
  const stalled = page.getByText('Seu progresso está guardado neste aparelho');
  await page.goto('/cursos/orcamento-domestico');
  await expect(title).toHaveText('Para onde foi o dinheiro?');

  await page.context().setOffline(true);
  await expect(page.getByText('Você está sem conexão.')).toBeVisible();
  await page.getByRole('button', { name: 'Concluir e continuar' }).click();

  await expect(title).toHaveText('Três potes para a renda do mês');
  await expect(stalled).toBeVisible();
  await expect(progress).toHaveAttribute('aria-valuetext', '1 de 6 conteúdos');

  const sent = page.waitForResponse(
    (response) =>
      response.url().includes('/user-progressions/content') &&
      response.request().postDataJSON().isCompleted === true,
  );
  await page.context().setOffline(false);
  expect((await sent).ok()).toBe(true);
  await expect(stalled).toBeHidden();

  await page.reload();
  await expect(progress).toHaveAttribute('aria-valuetext', '1 de 6 conteúdos');
});

test('a completion made offline is sent after the page was closed', async ({
  openAsNewLearner,
}) => {
  const { page } = await openAsNewLearner();
  await page.goto('/cursos/orcamento-domestico');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Para onde foi o dinheiro?');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Concluir e continuar' }).click();
  await expect(page.getByText('Seu progresso está guardado neste aparelho')).toBeVisible();
  const context = page.context();
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/cursos/orcamento-domestico');

  const progress = later.getByRole('progressbar', { name: 'Seu progresso no curso' });
  await expect(progress).toHaveAttribute('aria-valuetext', '1 de 6 conteúdos');
});

test('a failed request keeps the typed text', async ({ page }) => {
  await page.goto('/cadastro');
  await page.getByLabel('Nome completo').fill('Caetano Alves');
  await page.getByLabel('E-mail').fill('caetano@exemplo.com.br');
  await page.getByRole('textbox', { name: 'Senha' }).fill('manga-rosa-no-pe');

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Criar conta' }).click();

  await expect(page.getByRole('alert')).toContainText('conexão');
  await expect(page.getByLabel('Nome completo')).toHaveValue('Caetano Alves');
  await expect(page.getByLabel('E-mail')).toHaveValue('caetano@exemplo.com.br');
  await expect(page.getByRole('textbox', { name: 'Senha' })).toHaveValue('manga-rosa-no-pe');

  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('heading', { name: 'Confirmar e-mail' })).toBeVisible();
});
