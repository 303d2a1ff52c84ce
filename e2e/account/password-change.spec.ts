import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/toasts.ts';
import { signIn } from '../support/users.ts';

// The old token is refused; this browser gets a new one, the others do not.
test.use({ expectedPageErrors: /refused: GET .*\/(v1\/.*|identity\/token) 401$/ });

test('a password change ends all other sessions', async ({
  server,
  openBrowser,
  openAsNewLearner,
}) => {
  const { page, account } = await openAsNewLearner();
  const elsewhere = await openBrowser(await signIn(server, account));
  await elsewhere.goto('/certificados');
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Certificados' })).toBeVisible();

  await page.goto('/perfil');
  await page.getByLabel('Senha atual').fill(account.password);
  await page.getByLabel('Senha nova').fill('tres-sabias-no-quintal');
  await page.getByRole('button', { name: 'Trocar senha' }).click();
  await expectToast(page, 'Senha alterada com sucesso');
  await page.goto('/certificados');
  await expect(page.getByRole('heading', { level: 1, name: 'Certificados' })).toBeVisible();

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/entrar/);
});
