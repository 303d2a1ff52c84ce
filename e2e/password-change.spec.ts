import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/users.ts';

// What was given out before is refused: here the next token is fetched, elsewhere there is none.
test.use({ expectedPageErrors: /refused: GET .*\/(v1\/.*|identity\/token) 401$/ });

test('who changes the password stays, and is signed out everywhere else', async ({
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
  await expect(page.getByText('Senha alterada com sucesso')).toBeVisible();
  await page.goto('/certificados');
  await expect(page.getByRole('heading', { level: 1, name: 'Certificados' })).toBeVisible();

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/entrar/);
});
