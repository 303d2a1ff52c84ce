import { generateCpf } from '@brazilian-utils/brazilian-utils/generate-cpf';
import { expect, test } from '../support/fixtures.ts';
import { newAccount } from '../support/users.ts';

test('a visitor reads the prices, creates an account and subscribes to the chosen plan', async ({
  page,
  server,
}) => {
  const { name, email, password } = newAccount();

  await test.step('a paid course names the price', async () => {
    await page.goto('/cursos/falar-em-publico/previa');
    await expect(page.getByText(/faz parte da assinatura, a partir de R\$\s24,92/)).toBeVisible();
  });

  await test.step('the plans stand side by side, with the saving of a year', async () => {
    await page.goto('/assinatura?voltar=/cursos/falar-em-publico');
    await expect(page.getByText('Economia de 17%: R$ 59,80 por ano')).toBeVisible();
    await page.getByRole('link', { name: /^Criar conta e assinar.*Plano anual$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Criar conta' })).toBeVisible();
  });

  await test.step('the new account leads to the checkout of the plan', async () => {
    await page.getByLabel('Nome completo').fill(name);
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('textbox', { name: 'Senha' }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Criar conta' }).click();
    await page.getByLabel('Código de 8 dígitos').fill(await server.nextCode(email));
    await expect(page.getByRole('radio', { name: /^Plano anual/ })).toBeChecked();
    await expect(page.getByText('Total agora: R$ 299,00')).toBeVisible();
  });

  await test.step('after the payment the course opens', async () => {
    await page.getByRole('textbox', { name: 'CPF', exact: true }).fill(generateCpf());
    await page.getByLabel('Sua data de nascimento').fill('1990-05-17');
    await page.getByRole('button', { name: 'Continuar para o pagamento' }).click();
    await page.getByRole('button', { name: 'Simular pagamento' }).click();
    await page.getByRole('link', { name: 'Continuar de onde parei' }).click();
    await expect(page).toHaveURL(/\/cursos\/falar-em-publico\b/);
    await expect(page.getByRole('button', { name: /^Concluir/ })).toBeVisible();
  });
});

test('a visitor sees what trail, live and exam are and cost, and comes back after the sign-in', async ({
  page,
}) => {
  await page.goto('/lives');
  await page.getByRole('link', { name: /^Tira-dúvidas/ }).click();
  await expect(page.getByText('Esta live é grátis para quem tem conta.')).toBeVisible();

  await page.goto('/exercicios?busca=revisão');
  await page.getByRole('link', { name: 'Revisão da semana' }).click();
  await expect(page.getByText(/^Este simulado faz parte da assinatura/)).toBeVisible();

  await page.goto('/trilhas?busca=dinheiro');
  await page.getByRole('link', { name: 'O dinheiro da casa, do aperto à folga' }).click();
  await expect(page.getByText(/^2 das 5 etapas fazem parte da assinatura/)).toBeVisible();
  const items = page.getByRole('region', { name: 'O caminho' }).getByRole('listitem');
  await expect(items.getByText('Grátis', { exact: true })).toHaveCount(3);
  const { pathname } = new URL(page.url());
  await page.getByRole('main').getByRole('link', { name: 'Já tenho conta' }).click();
  await expect(page).toHaveURL(`/entrar?voltar=${encodeURIComponent(pathname)}`);
});
