import type { Locator, Page } from '@playwright/test';
import { apiAs } from '../support/api-client.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({
  // The second save of the same course is refused (412), and a changed role requires a new sign-in (401).
  expectedPageErrors:
    /^refused: (PATCH .*\/courses\/[\w-]+\/config 412|GET .*\/(v1\/users\/.*|identity\/token) 401)$/,
});

test('two administrators edit the same course, and neither loses a change', async ({
  server,
  sessions,
  openAs,
  openAsNewLearner,
}) => {
  const post = await apiAs(server, sessions.admin);
  const termOf = async (kind: string) => [(await post(`/taxonomy/${kind}`, { title: 'Pães' })).id];
  const course = await post('/courses', {
    title: 'Pão de casa',
    slug: 'pao-de-casa',
    shortDescription: 'Farinha, água, sal e tempo.',
    description: '<p>Pão para o café da manhã.</p>',
    estimatedCompletionHours: 2,
    categories: await termOf('categories'),
    levels: await termOf('levels'),
    skills: await termOf('skills'),
  });
  const settings = `/admin/conteudos/cursos/gerenciar/${course.id}/configuracoes`;
  const helena = await openAs('admin');
  const { page: beatriz, account } = await openAsNewLearner();

  await test.step('one of them makes the other an administrator', async () => {
    await beatriz.goto('/cursos');
    await expect(beatriz.getByRole('button', { name: /^Conta de/ })).toBeVisible();
    await helena.goto(`/admin/usuarios?page=1&busca=${account.email}`);
    await helena.getByRole('button', { name: `Ações de ${account.name}` }).click();
    await helena.getByRole('menuitem', { name: 'Levar para a administração' }).click();
    const dialog = helena.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Levar para a administração' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('a changed role requires a new sign-in, which returns to the page', async () => {
    await beatriz.goto(settings);
    await beatriz.getByLabel('E-mail').fill(account.email);
    await beatriz.getByLabel('Senha', { exact: true }).fill(account.password);
    await beatriz.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(beatriz).toHaveURL(settings);
  });

  await test.step('both open the same course, and one saves', async () => {
    await helena.goto(settings);
    await field(beatriz, 'Título').fill('Pão de fermentação natural');
    await field(beatriz, 'Subtítulo').fill('Com o que o ar traz');
    await field(helena, 'Título').fill('Pão de todo dia');
    await editor(helena).click();
    await helena.keyboard.press('End');
    await helena.keyboard.type(' E para a sopa.');
    await helena.getByRole('button', { name: 'Salvar alterações' }).click();
    await expect(helena).toHaveURL(/\/conteudo$/);
  });

  const dialog = beatriz.getByRole('dialog', { name: /^Alterado por Helena Duarte às \d\d:\d\d$/ });

  await test.step('the other is told, and goes back with every word', async () => {
    await beatriz.getByRole('button', { name: 'Salvar alterações' }).click();
    await expect(choice(dialog, 'Título', 'A minha')).toBeChecked();
    await expect(choice(dialog, 'Subtítulo', 'A minha')).toBeChecked();
    await expect(choice(dialog, 'Descrição', 'A de Helena Duarte')).toBeChecked();
    await expect(dialog.getByRole('deletion')).toHaveText(' E para a sopa.');
    await dialog.getByRole('button', { name: 'Voltar ao formulário' }).click();
    await expect(beatriz.getByRole('alert')).toContainText('Alterado por Helena Duarte às');
    await expect(field(beatriz, 'Título')).toHaveValue('Pão de fermentação natural');
  });

  await test.step('chooses field by field, by the keyboard', async () => {
    await beatriz.getByRole('button', { name: 'Salvar alterações' }).press('Enter');
    await choice(dialog, 'Título', 'A minha').focus();
    await beatriz.keyboard.press('ArrowLeft');
    await expect(choice(dialog, 'Título', 'A de Helena Duarte')).toBeChecked();
    await dialog.getByRole('button', { name: 'Salvar o que escolhi' }).press('Enter');
    await expect(beatriz).toHaveURL(/\/conteudo$/);
    await expect(beatriz.getByRole('heading', { level: 1 })).toHaveText('Pão de todo dia');
  });

  await test.step('sees in the history who changed what', async () => {
    await beatriz.getByRole('link', { name: 'Histórico' }).click();
    const changes = beatriz.getByRole('listitem').filter({ has: beatriz.locator('time') });
    await expect(changes).toHaveCount(3);
    await expect(changes.nth(0)).toContainText(`${account.name} alterou as configurações do curso`);
    await expect(changes.nth(0)).toContainText('Com o que o ar traz');
    await expect(changes.nth(1)).toContainText('Helena Duarte alterou as configurações do curso');
    await expect(changes.nth(1).locator('summary')).toHaveText('Título, Descrição');
    await expect(changes.nth(2)).toContainText('Helena Duarte criou o curso');
  });

  await test.step('restores what it was, and takes that back', async () => {
    await beatriz
      .getByRole('button', { name: /^Restaurar a versão/ })
      .last()
      .click();
    const restoring = beatriz.getByRole('dialog', { name: /^Restaurar a versão/ });
    await expect(restoring).toContainText('Pão de casa');
    await restoring.getByRole('button', { name: 'Restaurar' }).click();
    await expect(beatriz.getByRole('heading', { level: 1 })).toHaveText('Pão de casa');
    await expect(beatriz.getByText(`${account.name} restaurou`)).toBeVisible();
    await beatriz.getByRole('button', { name: 'Desfazer' }).click();
    await expect(beatriz.getByRole('heading', { level: 1 })).toHaveText('Pão de todo dia');
  });
});

const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });

const editor = (page: Page) => page.getByRole('textbox', { name: 'Descrição' }).last();

const choice = (dialog: Locator, legend: string, label: string) =>
  dialog.getByRole('group', { name: legend, exact: true }).getByRole('radio', { name: label });
