import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/toasts.ts';
import { newAccount, signUp } from '../support/users.ts';

const newPassword = 'tres-sabias-no-quintal';

// The old password is tried once more at the end.
test.use({ expectedPageErrors: /refused: POST .*\/identity\/sign-in\/email 401$/ });

test('a code by e-mail sets a new password, and the old one stops working', async ({
  page,
  server,
  openBrowser,
}) => {
  const account = newAccount();
  await signUp(server, account);

  await page.goto('/certificados');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  // The page before has an e-mail field too, and stays until this one has come.
  await expect(page.getByRole('heading', { name: 'Recuperar senha' })).toBeVisible();
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByRole('button', { name: 'Enviar código' }).click();

  await expect(page.getByRole('heading', { name: 'Criar uma senha nova' })).toBeVisible();
  await page.getByLabel('Código de 8 dígitos').fill(await server.nextCode(account.email));
  await page.getByLabel('Senha nova').fill(newPassword);
  await page.getByRole('button', { name: 'Salvar e entrar' }).click();

  await expectToast(page, 'Senha alterada com sucesso');
  await expect(page).toHaveURL('/certificados');

  const elsewhere = await openBrowser();
  await elsewhere.goto('/entrar');
  await elsewhere.getByLabel('E-mail').fill(account.email);
  await elsewhere.getByRole('textbox', { name: 'Senha' }).fill(account.password);
  await elsewhere.getByRole('button', { name: 'Entrar' }).click();
  await expect(elsewhere.getByText('O e-mail e a senha não combinam.')).toBeVisible();

  await elsewhere.getByRole('textbox', { name: 'Senha' }).fill(newPassword);
  await elsewhere.getByRole('button', { name: 'Entrar' }).click();
  await expect(elsewhere.getByRole('button', { name: `Conta de ${account.name}` })).toBeVisible();
});
