import { generateCpf } from '@brazilian-utils/brazilian-utils/generate-cpf';
import { expect, test } from '../support/fixtures.ts';

test.use({ expectedPageErrors: /^refused: POST .*\/v1\/subscriptions 403$/ });

test('the checkout asks for the birth date, and a learner under 18 waits for a guardian', async ({
  openAsNewLearner,
}) => {
  const { page } = await openAsNewLearner();
  await page.goto('/assinatura?etapa=assinar');
  await page.getByRole('textbox', { name: 'CPF', exact: true }).fill(generateCpf());
  const pay = page.getByRole('button', { name: 'Continuar para o pagamento' });
  await pay.click();
  await expect(page.getByRole('alert')).toContainText('Sua data de nascimento');
  const age17 = `${new Date().getFullYear() - 17}-12-31`;
  await page.getByLabel('Sua data de nascimento').fill(age17);
  await pay.click();
  await expect(page.getByRole('alert')).toContainText('precisa que um responsável confirme');
  await page.getByRole('link', { name: 'Pedir a confirmação' }).click();
  await expect(page.getByLabel('E-mail do responsável')).toBeVisible();
  await page.goto('/perfil');
  await expect(page.getByLabel('Data de nascimento')).toHaveValue(age17);
});
