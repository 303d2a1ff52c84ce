import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/toasts.ts';

const postalCodes = /\/api\/cep\/v2\//;

// One of the two has no service of CEPs.
test.use({ expectedPageErrors: /^failed: GET .*\/api\/cep\/v2\// });

test('a postal code fills in the address, and profile and photo are saved', async ({
  openAsNewLearner,
}) => {
  const { page, account } = await openAsNewLearner();
  await page.goto('/');
  await page.getByRole('button', { name: `Conta de ${account.name}` }).click();
  await page.getByRole('link', { name: 'Perfil' }).click();
  await expect(page.getByRole('heading', { name: 'Perfil', level: 1 })).toBeVisible();

  await page.getByLabel('CPF').pressSequentially('52998224726');
  await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-26');
  await expect(page.getByText('CPF inválido')).toBeVisible();
  await page.getByLabel('CPF').press('Backspace');
  await page.getByLabel('CPF').press('5');
  await expect(page.getByText('CPF inválido')).toBeHidden();
  await page.getByLabel('Telefone').fill('+55 (47) 91234-5678');
  await page.getByLabel('Data de nascimento').fill('1990-02-28');

  await page.getByLabel('CEP').pressSequentially('89010025');
  await expect(page.getByText('Endereço encontrado. Confira e complete.')).toBeVisible();
  await expect(page.getByLabel('Rua')).toHaveValue('Rua Doutor Luiz de Freitas Melro');
  await expect(page.getByLabel('Estado')).toHaveValue('SC');
  await page.getByLabel('Número').fill('28');

  const photo = { name: 'eu.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('input[type=file]').setInputFiles(photo);
  await expect(page.getByRole('button', { name: 'Trocar imagem' })).toBeVisible();
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await expectToast(page, 'Alterações salvas com sucesso');

  await page.reload();
  await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25');
  await expect(page.getByLabel('Telefone')).toHaveValue('(47) 91234-5678');
  await expect(page.getByRole('textbox', { name: 'Cidade' })).toHaveValue('Blumenau');
  await expect(page.getByRole('button', { name: 'Trocar imagem' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Conta de/ }).locator('img')).toBeVisible();
});

test('without the postal code service the address is typed, and unsaved changes are warned about', async ({
  openAsNewLearner,
}) => {
  const { page } = await openAsNewLearner();
  await page.route(postalCodes, (route) => route.abort());
  await page.goto('/perfil');
  await page.getByLabel('CEP').pressSequentially('89010025');
  await expect(page.getByText('Não encontramos o CEP agora. Preencha o endereço.')).toBeVisible();
  await page.getByLabel('Rua').fill('Rua XV de Novembro');
  await page.getByLabel('Número').fill('S/N');
  await page.getByLabel('Bairro').fill('Centro');
  await page.getByRole('textbox', { name: 'Cidade' }).fill('Blumenau');
  await page.getByLabel('Estado').selectOption('Santa Catarina');

  await page.getByRole('link', { name: 'Cursos' }).first().click();
  await expect(page.getByRole('heading', { name: 'Sair sem salvar?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();

  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await expectToast(page, 'Alterações salvas com sucesso');
  await page.reload();
  await expect(page.getByLabel('Rua')).toHaveValue('Rua XV de Novembro');
  await expect(page.getByLabel('CEP')).toHaveValue('89010-025');
});
