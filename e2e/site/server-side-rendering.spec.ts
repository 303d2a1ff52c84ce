import { expect, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/hydration.ts';

test.describe('without a script', () => {
  // The prefetched scripts are blocked too.
  test.use({ javaScriptEnabled: false, expectedPageErrors: /\.js csp$/ });

  test('a visitor reads the catalogue and the outline of a course', async ({ page }) => {
    // The newest courses come first, and other tests create some.
    await page.goto('/cursos?busca=comece+por+aqui');
    await expect(page).toHaveTitle('Cursos · Sabiá');
    await page.getByRole('link', { name: 'Comece por aqui' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Comece por aqui');
    const told = page.locator('script[type="application/ld+json"]');
    expect(JSON.parse((await told.textContent()) ?? '')).toMatchObject({
      '@type': 'Course',
      inLanguage: 'pt-BR',
    });
  });

  test('a visitor searches the catalogue', async ({ page }) => {
    await page.goto('/cursos');
    await page.getByRole('searchbox', { name: 'Buscar cursos' }).fill('comece por aqui');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/busca=comece/);
    await expect(page.getByRole('status').filter({ hasText: /^1 curso$/ })).toBeVisible();
  });
});

test('a search typed before the code has come is made when it has come', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/cursos', { waitUntil: 'commit' });
  const search = page.getByRole('searchbox', { name: 'Buscar cursos' });
  await search.fill('comece por aqui');
  release();
  await expect(page).toHaveURL(/busca=comece/);
  await expect(search).toHaveValue('comece por aqui');
});

test('the calculator takes a choice when its code has come', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/nota-enem', { waitUntil: 'commit' });
  const booklet = page.getByLabel('Caderno de Linguagens');
  await expect(booklet).toBeDisabled();
  await expect(page.getByRole('radio', { name: 'Matemática' })).toBeDisabled();
  release();
  await booklet.selectOption({ label: 'Azul' });
  await page.getByLabel('Língua estrangeira').selectOption('Inglês');
  await expect(booklet.locator('option:checked')).toHaveText('Azul');
});

test('a server-rendered page hydrates without requesting its data again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, '/cursos');
  await page.getByRole('searchbox').fill('planilhas');
  await expect(page).toHaveURL(/busca=planilhas/);
  await expect.poll(() => asked.filter((path) => path.startsWith('/v1/courses')).length).toBe(1);
});

test('a link of the header waits until the page below it is hydrated', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  // Clicks the link from the start, so that the first click that React handles comes as early as possible.
  await page.addInitScript(() => {
    addEventListener('click', (event) => event.preventDefault());
    const clicks = setInterval(() => {
      document.querySelector<HTMLElement>('header a[href^="/trilhas"]')?.click();
      if (location.pathname === '/trilhas') clearInterval(clicks);
    });
  });
  await page.goto('/cursos');
  await expect(page.getByRole('heading', { level: 1, name: 'Trilhas' })).toBeVisible();
  await expect(page).toHaveTitle('Trilhas · Sabiá');
});
