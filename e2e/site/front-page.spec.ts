import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { newAccount } from '../support/users.ts';

const mostClicks = 6;

test('a new learner reaches the first lesson from the front page in few clicks', async ({
  page,
  server,
}) => {
  const { name, email, password } = newAccount();
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const main = page.getByRole('main');
  await page.goto('/');

  await test.step('signs up', async () => {
    await click(main.getByRole('link', { name: 'Começar de graça' }).first());
    await page.getByLabel('Nome completo').fill(name);
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('textbox', { name: 'Senha' }).fill(password);
    await click(page.getByRole('button', { name: 'Criar conta' }));
    await page.getByLabel('Código de 8 dígitos').fill(await server.nextCode(email));
    await expect(page.getByRole('button', { name: `Conta de ${name}` })).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  await test.step('answers the three questions', async () => {
    await click(main.getByRole('button', { name: 'Finanças pessoais' }));
    await click(main.getByRole('button', { name: 'Não sei dizer' }));
    await click(main.getByRole('button', { name: '3 dias' }));
  });

  await test.step('opens the first course', async () => {
    await click(main.getByRole('link', { name: 'Começar' }).first());
    await expect(page).toHaveURL(/\/cursos\/orcamento-domestico\b/);
    await expect(page.getByRole('button', { name: /^Concluir/ })).toBeVisible();
  });

  expect(clicks).toBeLessThanOrEqual(mostClicks);
});

test('a new person reaches the first lesson of a free course in three clicks, with three fields and a code', async ({
  page,
  server,
}) => {
  const { name, email, password } = newAccount();
  const counted = { clicks: 0, fields: 0, codes: 0 };
  const click = async (target: Locator) => {
    counted.clicks += 1;
    await target.click();
  };
  const fill = async (field: 'fields' | 'codes', target: Locator, value: string) => {
    counted[field] += 1;
    await target.fill(value);
  };
  await page.goto('/');
  const free = page.getByRole('article').filter({ hasText: /^(?!.*Parte grátis).*Grátis/s });
  const title = await free.first().getByRole('heading').innerText();
  await click(free.first().getByRole('link').first());
  // The front page has the next link, too.
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await click(page.getByRole('main').getByRole('link', { name: 'Criar conta' }));
  await fill('fields', page.getByLabel('Nome completo'), name);
  await fill('fields', page.getByLabel('E-mail'), email);
  await fill('fields', page.getByRole('textbox', { name: 'Senha' }), password);
  await click(page.getByRole('button', { name: 'Criar conta' }));
  await fill('codes', page.getByLabel('Código de 8 dígitos'), await server.nextCode(email));
  await expect(page.getByRole('button', { name: /^Concluir/ })).toBeVisible();
  expect(counted).toEqual({ clicks: 3, fields: 3, codes: 1 });
});

test('the front page leads to the courses, the prices and the account', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Estude hoje.');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Preços' })).toHaveAttribute('href', '/assinatura');
  const account = header.getByRole('link', { name: 'Criar conta' });
  await expect(account).toHaveAttribute('href', '/cadastro?voltar=%2F');
  await page.getByRole('link', { name: 'Ver os cursos' }).click();
  await expect(page).toHaveURL('/cursos');
  await page.getByRole('link', { name: 'Sabiá, ir para o início' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Estude hoje.');
});

test.describe('without a script', () => {
  // The prefetched scripts are blocked too.
  test.use({ javaScriptEnabled: false, expectedPageErrors: /\.js csp$/ });

  test('a visitor reads the front page', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Cursos on-line em português, no seu ritmo · Sabiá');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(/^\d+ cursos, \d+ deles grátis/)).toBeVisible();
    await page.getByText('Como cancelo a assinatura?').click();
    await expect(page.getByText(/sem falar com ninguém/)).toBeVisible();
    await page.getByRole('link', { name: 'Ver todos os cursos' }).click();
    await expect(page).toHaveURL('/cursos');
  });
});

test('a signed-in user gets nothing of the front page at its address', async ({ openAs }) => {
  const page = await openAs('learner');
  await watchHeadings(page);
  const reply = await page.goto('/');
  expect(await reply?.text()).not.toContain('data-visitor');
  expect(reply?.headers()['cache-control']).toContain('private');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Joana');
  expect(await seenHeadings(page)).toEqual([expect.stringContaining('Joana')]);
});

test('a signed-in user whom only the browser knows does not see the front page', async ({
  openAs,
}) => {
  const page = await openAs('learner');
  const cookies = await page.context().cookies();
  await page.goto('/termos');
  // The cookie is missing in the request for the page only, as with a session of another identity service.
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await page.request.fetch(route.request().url(), {
        headers: { accept: 'text/html', cookie: '' },
      });
      await route.fulfill({ response });
    },
  );
  expect(cookies.length).toBeGreaterThan(0);
  await watchHeadings(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Joana');
  expect(await seenHeadings(page)).toEqual([expect.stringContaining('Joana')]);
});

/** Records the h1 that are visible in any frame. */
const watchHeadings = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenHeadings: seen });
    const look = () => {
      for (const heading of document.querySelectorAll('h1'))
        if (heading.checkVisibility()) seen.add(heading.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const seenHeadings = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { seenHeadings: Set<string> }).seenHeadings]);
