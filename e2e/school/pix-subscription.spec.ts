import { generateCpf } from '@brazilian-utils/brazilian-utils/generate-cpf';
import { isValidPixPayload } from '@brazilian-utils/brazilian-utils/is-valid-pix-payload';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** Only for subscribers. */
const paid = '/cursos/falar-em-publico';

test.use({
  // To be told what opens the course, one must have been refused.
  expectedPageErrors: /^refused: GET .*\/v1\/courses\/falar-em-publico\/lesson 403$/,
});

test('a learner subscribes by Pix, and locked contents open', async ({ openAsNewLearner }) => {
  const { page } = await openAsNewLearner();

  await test.step('a locked content links to the subscription', async () => {
    await page.goto(paid);
    await expect(page.getByText(/^Este curso faz parte da assinatura, a partir de/)).toBeVisible();
    await page.getByRole('link', { name: 'Assinar' }).click();
    await expect(page).toHaveURL('/assinatura?voltar=%2Fcursos%2Ffalar-em-publico');
  });

  await test.step('an invalid field shows its message, and the form keeps its values', async () => {
    const yearly = page.getByRole('radio', { name: /^Plano anual/ });
    await yearly.check();
    await expect(page.getByText('Economia de 17%: R$ 59,80 por ano')).toBeVisible();
    await fill(page, 'CPF', '529.982.247-26');
    await expect(page.getByText('CPF inválido')).toBeVisible();
    await page.getByRole('button', { name: 'Continuar para o pagamento' }).click();
    await expect(page.getByRole('alert')).toContainText('CPF');
    // A document of its own, because each gets one refund in 12 months.
    await fill(page, 'CPF', generateCpf());
    await page.getByLabel('Sua data de nascimento').fill('1990-05-17');
  });

  await test.step('only a boleto asks for the address', async () => {
    await expect(page.getByRole('textbox', { name: 'CEP' })).toBeHidden();
    await page.getByRole('radio', { name: /^Boleto/ }).check();
    await fill(page, 'CEP', '89010-025');
    await expect(page.getByRole('textbox', { name: 'Rua' })).toHaveValue(
      'Rua Doutor Luiz de Freitas Melro',
    );
    await page.getByRole('radio', { name: /^Pix/ }).check();
    await expect(page.getByRole('textbox', { name: 'CEP' })).toBeHidden();
  });

  await test.step('the code to pay is one that a bank takes', async () => {
    await page.getByRole('button', { name: 'Continuar para o pagamento' }).click();
    await expect(page.getByRole('img', { name: 'Código QR do Pix' })).toBeVisible();
    const code = await page.getByRole('textbox', { name: 'Pix copia e cola' }).inputValue();
    expect(isValidPixPayload(code)).toBe(true);
    expect(code).toContain('5406299.00');
  });

  await test.step('a refusal leaves the choice, and another code', async () => {
    await page.getByRole('button', { name: 'Simular recusa' }).click();
    await expect(page.getByRole('heading', { name: 'O pagamento não foi aprovado' })).toBeVisible();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByRole('img', { name: 'Código QR do Pix' })).toBeVisible();
  });

  await test.step('once it is paid, in another window too, everything opens', async () => {
    const elsewhere = await page.context().newPage();
    await elsewhere.goto('/assinatura');
    await page.getByRole('button', { name: 'Simular pagamento' }).click();
    for (const each of [page, elsewhere])
      await expect(each.getByRole('heading', { name: 'Sua assinatura está ativa' })).toBeVisible();
    await elsewhere.close();
    await page.getByRole('link', { name: 'Continuar de onde parei' }).click();
    await expect(page).toHaveURL(new RegExp(`${paid}\\b`));
    await expect(page.getByRole('button', { name: /^Concluir/ })).toBeVisible();
  });

  await test.step('the receipt is in the history, and the profile has the CPF', async () => {
    await page.goto('/assinatura');
    await page.getByRole('link', { name: 'Recibo' }).click();
    await expect(page.getByRole('heading', { name: 'R$ 299,00' })).toBeVisible();
    await expect(page.getByText('CNPJ SA.BIA.DEM/O001-64', { exact: true })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/^recibo(-[\da-f]{4}){3}\.pdf$/);
    await page.goto('/perfil');
    await expect(page.getByRole('textbox', { name: 'CPF' })).toHaveValue(/^\d{3}\.\d{3}/);
  });

  await test.step('after a cancellation the end of access is shown', async () => {
    await page.goto('/assinatura');
    const next = await page
      .getByText(/^\d+ de .+ de \d{4}$/)
      .first()
      .innerText();
    await page.getByRole('button', { name: 'Cancelar assinatura' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancelar a assinatura?' });
    await expect(dialog).toContainText(`Tudo continua aberto até ${next}`);
    await dialog.getByRole('button', { name: 'Sim, cancelar' }).click();
    await expect(
      page.getByRole('heading', { name: 'Sua assinatura não vai renovar' }),
    ).toBeVisible();
    await expect(page.getByText('Renovação cancelada').first()).toBeVisible();
  });

  await test.step('a refund ends the access', async () => {
    await page.getByRole('button', { name: 'Pedir reembolso' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pedir o dinheiro de volta?' });
    await dialog.getByRole('button', { name: 'Pedir reembolso' }).click();
    await expect(page.getByText('Pagamento devolvido')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Escolha o plano' })).toBeVisible();
    await page.goto(paid);
    await expect(page).toHaveURL(`${paid}/previa`);
  });
});

const fill = (page: Page, name: string, value: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(value);
