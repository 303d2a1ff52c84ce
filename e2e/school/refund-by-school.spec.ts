import { apiAs } from '../support/api-client.ts';
import { userIdOf } from '../support/classes.ts';
import { expect, test } from '../support/fixtures.ts';
import { newAccount, signUp } from '../support/users.ts';

test('an administrator refunds a part of a payment, then the rest, and gives access until a day', async ({
  server,
  openAs,
  openBrowser,
}) => {
  const account = newAccount();
  const session = await signUp(server, account);
  const call = await apiAs(server, session);

  await test.step('a learner has paid', async () => {
    const { plans } = await call<{ plans: { id: string; period: string }[] }>(
      '/plans',
      undefined,
      'GET',
    );
    const id = await userIdOf(server, session);
    await call(`/users/${id}`, { birthDate: '1990-05-17' }, 'PATCH');
    const { charge } = await call<{ charge: { id: string } }>('/subscriptions', {
      planId: plans.find(({ period }) => period === 'MONTH')?.id,
      method: 'PIX',
      payer: { kind: 'PERSON', name: account.name, cpf: '529.982.247-25' },
    });
    await call(`/payments/sandbox/charges/${charge.id}`, { outcome: 'PAID' });
  });

  const page = await openAs('admin');
  const dialog = page.getByRole('dialog', { name: `Devolver dinheiro a ${account.name}?` });

  await test.step('the list leads to the payments of the person', async () => {
    await page.goto(`/admin/assinaturas?page=1&busca=${encodeURIComponent(account.email)}`);
    await page.getByRole('link', { name: account.name }).click();
    await page.getByRole('button', { name: /^Devolver o pagamento/ }).click();
  });

  await test.step('the dialog says what a whole refund means, and takes a part with a reason', async () => {
    await expect(dialog).toContainText('termina e a renovação é cancelada');
    const confirm = dialog.getByRole('button', { name: /^Devolver R\$/ });
    await expect(confirm).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Valor' }).fill('10,00');
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Live cancelada');
    await expect(dialog).toContainText('O acesso e a renovação continuam como estão');
    await confirm.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/R\$\s10,00 devolvidos .*Live cancelada/)).toBeVisible();
    await expect(page.getByText('Parte do pagamento devolvida')).toBeVisible();
    await expect(page.getByText('Ativa', { exact: true })).toBeVisible();
  });

  await test.step('the rest ends the access', async () => {
    await page.getByRole('button', { name: /^Devolver o pagamento/ }).click();
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Pediu para sair');
    await dialog.getByRole('button', { name: /^Devolver R\$/ }).click();
    await expect(page.getByText('Pagamento devolvido')).toBeVisible();
    await expect(page.getByText('Devolvida', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Devolver o pagamento/ })).toBeHidden();
  });

  await test.step('access until a day stands in the list with its end', async () => {
    await page.getByRole('link', { name: 'Abrir o perfil e mudar o acesso' }).click();
    await page.getByRole('button', { name: 'Dar acesso' }).click();
    const giving = page.getByRole('dialog', { name: `Dar acesso a ${account.name}?` });
    await giving.getByLabel(/^Até/).fill('2099-12-31');
    await giving.getByRole('button', { name: 'Dar acesso' }).click();
    await expect(giving).toBeHidden();
    await page.goto(
      `/admin/assinaturas?page=1&renovacao=escola&busca=${encodeURIComponent(account.email)}`,
    );
    await expect(page.getByRole('row', { name: account.name })).toContainText(
      'Aberto até 31 de dez. de 2099',
    );
  });

  await test.step('the learner reads both refunds', async () => {
    const own = await openBrowser(session);
    await own.goto('/assinatura');
    await expect(own.getByText('Parte do pagamento devolvida')).toBeVisible();
    await expect(own.getByText('Pagamento devolvido')).toBeVisible();
  });
});
