import { expect, test } from '../support/fixtures.ts';
import { newAccount } from '../support/users.ts';

test.use({
  expectedPageErrors:
    /refused: POST .*\/identity\/(email-otp\/verify-email 409|sign-in\/email 401)$/,
});

test('the code in another browser asks for a new password, and only that one counts', async ({
  page,
  server,
  openBrowser,
}) => {
  const { email, password } = newAccount();
  // Another person signs up with the address, or the owner did on another device.
  await page.goto('/cadastro');
  await page.getByLabel('Nome completo').fill('Nome Feio');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Senha' }).fill('um-segredo-estranho');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByText(`Enviamos um código para ${email}`)).toBeVisible();

  const owner = await openBrowser();
  await owner.goto('/verificar-email?voltar=/certificados');
  await owner.getByLabel('E-mail').fill(email);
  await owner.getByLabel('Código de 8 dígitos').fill(await server.nextCode(email));
  await expect(owner.getByRole('heading', { name: 'Crie sua senha' })).toBeVisible();
  await owner.getByLabel('Nome completo').fill('Dora Maciel Lins');
  await owner.getByRole('textbox', { name: 'Senha' }).fill(password);
  await owner.getByRole('button', { name: 'Salvar e entrar' }).click();
  await expect(owner.getByRole('button', { name: 'Conta de Dora Maciel Lins' })).toBeVisible();
  await expect(owner).toHaveURL('/certificados');

  await page.goto('/entrar');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Senha' }).fill('um-segredo-estranho');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('O e-mail e a senha não combinam.')).toBeVisible();
});
