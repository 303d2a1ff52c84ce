import { startFakeProvider, type FakeProvider } from '../support/fake-provider.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const marina = {
  sub: 'marina',
  email: 'marina@exemplo.com.br',
  email_verified: true,
  name: 'Marina Rocha',
};

const test = base.extend<
  { arranged: FakeProvider },
  { school: TestServer; provider: FakeProvider }
>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures of this pattern
    async ({}, use) => {
      const provider = await startFakeProvider(marina);
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ serverSettings, provider: { issuer } }, use) => {
      const school = await startTestServer({
        ...serverSettings,
        GOOGLE_CLIENT_ID: 'sabia',
        GOOGLE_CLIENT_SECRET: 'segredo',
        GOOGLE_ISSUER: issuer,
        LINKEDIN_CLIENT_ID: 'sabia',
        LINKEDIN_CLIENT_SECRET: 'segredo',
        LINKEDIN_ISSUER: issuer,
      });
      await use(school);
      await school.close();
    },
    { scope: 'worker' },
  ],
  arranged: [
    async ({ provider }, use) => {
      await use(Object.assign(provider, { claims: marina, isCancelled: false }));
    },
    { auto: true },
  ],
});

// In one worker: each starts a server with these providers, which takes longer than the tests.
test.describe.configure({ mode: 'default' });

for (const name of ['Google', 'LinkedIn'])
  test(`a sign-in by ${name} returns to the requested page and lasts`, async ({ page }) => {
    await page.goto('/certificados');
    await page.getByRole('button', { name: `Continuar com ${name}` }).click();
    await expect(page).toHaveURL('/certificados');
    const account = page.getByRole('button', { name: 'Conta de Marina Rocha' });
    await expect(account).toBeVisible();

    await page.evaluate(() => localStorage.removeItem('sabia.token'));
    await page.reload();
    await expect(account).toBeVisible();
  });

test('a new learner creates an account with Google', async ({ page, arranged }) => {
  const newLearner = { sub: 'caio', email: 'caio@exemplo.com.br', name: 'Caio Lima' };
  arranged.claims = { ...newLearner, email_verified: true };
  await page.goto('/cadastro');
  await page.getByRole('button', { name: 'Continuar com Google' }).click();
  await expect(page.getByRole('button', { name: 'Conta de Caio Lima' })).toBeVisible();
});

test.describe(() => {
  test.use({ expectedPageErrors: /google.* 401/ });

  test('a Google account without a verified address is refused with the reason', async ({
    page,
    arranged,
  }) => {
    arranged.claims = { ...marina, email_verified: false };
    await page.goto('/entrar');
    await page.getByRole('button', { name: 'Continuar com Google' }).click();
    await expect(page.getByText('Confirme seu e-mail no Google e tente de novo.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Conta de/ })).toHaveCount(0);
  });
});

test('a sign-in that was cancelled at Google keeps the requested page', async ({
  page,
  arranged,
}) => {
  arranged.isCancelled = true;
  await page.goto('/certificados');
  await page.getByRole('button', { name: 'Continuar com Google' }).click();
  await expect(page.getByText('A entrada com o Google não foi concluída.')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar para o login' }).click();
  arranged.isCancelled = false;
  await page.getByRole('button', { name: 'Continuar com Google' }).click();
  await expect(page).toHaveURL('/certificados');
});

test('a forged callback link signs nobody in', async ({ page }) => {
  await page.goto('/entrar?code=abc&state=def');
  await expect(page.getByText('Esta entrada não começou neste navegador.')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar para o login' }).click();
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  await expect(page).toHaveURL('/entrar');
});
