import { expect, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/hydration.ts';
import { emptyTargets, linksIn, linksInMenu } from '../support/links-of-home.ts';
import { newAccount, type SavedSession, signUp } from '../support/users.ts';

// A school without content.

// One after the other: each group of tests in parallel would sign up the administrator again.
test.describe.configure({ mode: 'default' });

/** Becomes the administrator by its address. */
const admin = { ...newAccount(), email: 'direcao@exemplo.com.br' };
test.use({ serverSettings: { DEMO_SCHOOL: 'false', ADMIN_EMAIL: admin.email } });
let sessions: Record<'learner' | 'admin', SavedSession>;
test.beforeAll(async ({ server }) => {
  sessions = { learner: await signUp(server, newAccount()), admin: await signUp(server, admin) };
});

for (const user of ['learner', 'admin'] as const) {
  test(`has something behind each link of the home and the menu of the ${user}`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser(sessions[user]);
    const links = await linksIn(page);
    expect(links).not.toContain('/treino');
    const inMenu = await linksInMenu(page);
    expect(inMenu).toContain('/perfil');
    expect(inMenu).not.toContain('/desempenho');
    expect(await emptyTargets(page)).toEqual([]);
  });
}

test('has something behind each link of the home of a visitor', async ({ page }) => {
  expect(await emptyTargets(page)).toEqual([]);
});

test('has no link to a training beside simulados, notebook and a score', async ({
  openBrowser,
  page,
}) => {
  const own = await openBrowser(sessions.learner);
  for (const address of ['/exercicios', '/caderno-de-erros']) {
    await own.goto(address);
    await own.waitForLoadState('networkidle');
    await expect(own.getByRole('main').getByRole('link', { name: /^Trein/ })).toHaveCount(0);
  }
  await openHydrated(page, '/nota-enem');
  await page.getByRole('radio', { name: 'Matemática' }).check();
  await page.getByLabel('Caderno de Matemática').selectOption({ label: 'Azul' });
  await page.getByLabel('Respostas, da questão 136 à 180').fill('ABCDE'.repeat(9));
  await page.getByRole('button', { name: /^Calcular a nota/ }).click();
  await expect(page.getByText('O que mais subiria a sua nota')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Trein/ })).toHaveCount(0);
});
