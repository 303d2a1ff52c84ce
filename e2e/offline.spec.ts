import { expect, test } from './support/fixtures.ts';

test.use({
  serviceWorkers: 'allow',
  expectedPageErrors: /ERR_(INTERNET_DISCONNECTED|FAILED)|ApiProblem/,
});

test('a signed-in user opens the site offline, and signing out clears the cache', async ({
  openAsNewLearner,
}) => {
  const { page, account } = await openAsNewLearner();
  const title = page.getByRole('heading', { level: 1, name: 'Certificados' });
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

  await page.goto('/certificados');
  await expect(title).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);

  await test.step('opens it without a network', async () => {
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText('Confira sua conexão').first()).toBeVisible();
  });

  await test.step('goes on when it is back', async () => {
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(title).toBeVisible();
  });

  await test.step('finds nothing of the API kept, and what the server answers itself as ever', async () => {
    const kept = await page.evaluate(async () =>
      (await (await caches.open('shell')).keys()).map(({ url }) => new URL(url).pathname),
    );
    expect(kept.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
    await page.goto('/v1/docs');
    await expect(page).toHaveTitle('Sabiá API');
  });

  await test.step('leaves', async () => {
    await page.goto('/certificados');
    await page.getByRole('button', { name: `Conta de ${account.name}` }).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
    await page.goto('/cursos');
    await expect.poll(workers).toBe(0);
  });
});

test('an open lesson can be reloaded offline, and signing out leaves nothing of it', async ({
  openAsNewLearner,
}) => {
  const { page, account } = await openAsNewLearner();
  const lesson = page.getByRole('heading', {
    level: 1,
    name: 'Como encontrar um curso no catálogo',
  });
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

  await page.goto('/cursos/comece-por-aqui');
  await page.getByRole('link', { name: 'Próximo' }).click();
  await expect(lesson).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(databases).toContain('sabia.replies');

  await page.context().setOffline(true);
  await page.reload();
  await expect(lesson).toBeVisible();
  await page.context().setOffline(false);

  await page.goto('/certificados');
  await page.getByRole('button', { name: `Conta de ${account.name}` }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
  await expect.poll(databases).not.toContain('sabia.replies');
});
