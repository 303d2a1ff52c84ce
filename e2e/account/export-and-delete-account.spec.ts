import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/toasts.ts';

// The password is tried once more when nobody has it any longer.
test.use({ expectedPageErrors: /refused: POST .*\/identity\/sign-in\/email 401$/ });

test('a learner exports all data and deletes the account', async ({
  openAsNewLearner,
  openBrowser,
  server,
}) => {
  const { page, account } = await openAsNewLearner();
  await page.goto('/perfil');
  await page.getByRole('link', { name: 'Meus dados' }).click();
  await expect(page.getByRole('heading', { name: 'Meus dados' })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar meus dados' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('meus-dados.zip');
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('button', { name: 'Quero excluir minha conta' }).click();
  const code = page.getByLabel('Código de 8 dígitos');
  await expect(page.getByText(`Enviamos um código para ${account.email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Excluir minha conta para sempre' }).click();
  await expect(page.getByText('Confira este campo:')).toBeVisible();
  await code.fill(await server.nextCode(account.email));
  await page.getByRole('button', { name: 'Excluir minha conta para sempre' }).click();

  await expectToast(page, 'Conta excluída');
  await expect(page).toHaveURL('/cursos');
  await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();

  const elsewhere = await openBrowser();
  await elsewhere.goto('/entrar');
  await elsewhere.getByLabel('E-mail').fill(account.email);
  await elsewhere.getByRole('textbox', { name: 'Senha' }).fill(account.password);
  await elsewhere.getByRole('button', { name: 'Entrar' }).click();
  await expect(elsewhere.getByText('O e-mail e a senha não combinam.')).toBeVisible();
});
