import { OAuth2Server, type MutableToken } from 'oauth2-mock-server';
import { expect, test as base } from './support/fixtures.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

const test = base.extend<object, { school: TestServer }>({
  server: [
    async ({ serverSettings }, use) => {
      const linkedin = new OAuth2Server();
      await linkedin.issuer.keys.generate('RS256');
      await linkedin.start(0, '127.0.0.1');
      linkedin.service.on('beforeTokenSigning', ({ payload }: MutableToken) =>
        Object.assign(payload, {
          sub: 'marina-no-linkedin',
          email: 'marina@exemplo.com.br',
          email_verified: true,
          name: 'Marina Rocha',
        }),
      );
      const school = await startTestServer({
        ...serverSettings,
        LINKEDIN_CLIENT_ID: 'sabia',
        LINKEDIN_CLIENT_SECRET: 'segredo',
        LINKEDIN_ISSUER: linkedin.issuer.url ?? '',
      });
      await use(school);
      await school.close();
      await linkedin.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test('a sign-in by LinkedIn returns to the requested page and lasts', async ({ page }) => {
  await page.goto('/certificados');
  await page.getByRole('button', { name: 'Entrar com LinkedIn' }).click();
  await expect(page).toHaveURL('/certificados');
  const account = page.getByRole('button', { name: 'Conta de Marina Rocha' });
  await expect(account).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('sabia.token'));
  await page.reload();
  await expect(account).toBeVisible();
});

test('a forged callback link signs nobody in', async ({ page }) => {
  await page.goto('/entrar?code=abc&state=def');
  await expect(page.getByText('Esta entrada não começou neste navegador.')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar para o login' }).click();
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  await expect(page).toHaveURL('/entrar');
});
