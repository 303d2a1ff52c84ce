import type { Locator, Page } from '@playwright/test';
import { apiAs } from '../support/api-client.ts';
import { expect, test } from '../support/fixtures.ts';
import { chooseByKeyboard } from '../support/menus.ts';

// The title that two skills were about to have.
test.use({ expectedPageErrors: /^refused: PATCH .*\/taxonomy\/skills\/[\w-]+ 409$/ });

test('an administrator tidies the taxonomy by the keyboard', async ({
  server,
  sessions,
  openAs,
}) => {
  const post = await apiAs(server, sessions.admin);
  const [category, level, skill] = [
    await post('/taxonomy/categories', { title: 'Comunicação' }),
    await post('/taxonomy/levels', { title: 'Do começo' }),
    await post('/taxonomy/skills', { title: 'Falar em público' }),
  ];
  await post('/taxonomy/skills', { title: 'Dicção' });
  const course = await post('/courses/', {
    title: 'Perca o medo do microfone',
    slug: 'perca-o-medo-do-microfone',
    shortDescription: 'Fale sem tremer.',
    description: '<p>Um passo de cada vez.</p>',
    estimatedCompletionHours: 2,
    categories: [category.id],
    levels: [level.id],
    skills: [skill.id],
  });
  const page = await openAs('admin');
  const { keyboard } = page;
  const creation = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const dialog = page.getByRole('dialog');
  const notice = (words: string) => page.getByRole('status').filter({ hasText: words });

  await test.step('finds the skills, and what uses them', async () => {
    await page.goto('/admin/conteudos/cursos?page=1');
    await page.getByRole('link', { name: 'Taxonomia' }).focus();
    await keyboard.press('Enter');
    await page.getByRole('link', { name: 'Habilidades' }).focus();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/taxonomia\?tipo=habilidades$/);
    await expect(row(page, 'Falar em público')).toContainText('1 curso');
    await expect(row(page, 'Dicção')).toContainText('Sem uso');
  });

  await test.step('adds one, once', async () => {
    await creation('Nova habilidade').focus();
    await keyboard.type('Escuta');
    await keyboard.press('Enter');
    await expect(notice('Habilidade “Escuta” criada.')).toBeVisible();
    await expect(creation('Nova habilidade')).toHaveValue('');
    await keyboard.type('ESCUTA');
    await expect(creation('Nova habilidade')).toHaveAccessibleDescription('“Escuta” já existe');
    await creation('Nova habilidade').clear();
  });

  await test.step('renames one in its place, and takes it back', async () => {
    await act(page, 'Escuta', 'Renomear');
    await expect(creation('Novo nome de Escuta')).toBeFocused();
    await keyboard.type('Escuta ativa');
    await keyboard.press('Enter');
    await expect(notice('“Escuta” agora se chama “Escuta ativa”.')).toBeVisible();
    await expect(page.getByText('Escuta ativa', { exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Desfazer' }).focus();
    await keyboard.press('Enter');
    await expect(notice('“Escuta” voltou a ter este nome.')).toBeVisible();
    await expect(row(page, 'Escuta')).toBeVisible();
  });

  await test.step('is told of a title that somebody else has just taken', async () => {
    await act(page, 'Escuta', 'Renomear');
    await expect(creation('Novo nome de Escuta')).toBeFocused();
    await post('/taxonomy/skills', { title: 'Escuta ativa' });
    await keyboard.type('escuta ativa');
    await keyboard.press('Enter');
    await expect(creation('Novo nome de Escuta')).toHaveAccessibleDescription(
      'Este nome já está em uso. Escolha outro ou use “Juntar com…”.',
    );
    await page.getByRole('button', { name: 'Juntar com “Escuta ativa”' }).focus();
    await keyboard.press('Enter');
    await expect(dialog).toContainText('Nada usa “Escuta”, que deixa de existir.');
    await dialog.getByRole('button', { name: 'Juntar', exact: true }).focus();
    await keyboard.press('Enter');
    await expect(notice('O que era de “Escuta” agora é de “Escuta ativa”.')).toBeVisible();
    await expect(row(page, 'Escuta')).toHaveCount(0);
  });

  await test.step('merges two, and knows what follows from it', async () => {
    await act(page, 'Falar em público', 'Juntar com…');
    await expect(dialog).toHaveAccessibleName('Juntar “Falar em público” com…');
    await dialog.getByRole('button', { name: 'Juntar', exact: true }).focus();
    await keyboard.press('Enter');
    await expect(dialog.getByLabel('Habilidade que fica')).toBeFocused();
    await expect(dialog.getByLabel('Habilidade que fica')).toHaveAccessibleDescription(
      'Campo obrigatório',
    );
    await dialog.getByLabel('Habilidade que fica').selectOption('Dicção');
    await expect(dialog).toContainText('1 curso passa para “Dicção”.');
    await dialog.getByRole('button', { name: 'Juntar', exact: true }).focus();
    await keyboard.press('Enter');
    await expect(row(page, 'Falar em público')).toHaveCount(0);
    await expect(row(page, 'Dicção')).toContainText('1 curso');
    await expect(page.getByRole('heading', { name: /habilidades$/ })).toBeFocused();
  });

  await test.step('takes the merge back, and does it again', async () => {
    await page.getByRole('button', { name: 'Desfazer' }).focus();
    await keyboard.press('Enter');
    await expect(notice('Desfeito: “Falar em público” voltou a ser como antes.')).toBeVisible();
    await expect(row(page, 'Falar em público')).toContainText('1 curso');
    await expect(row(page, 'Dicção')).toContainText('Sem uso');
    await act(page, 'Falar em público', 'Juntar com…');
    await dialog.getByLabel('Habilidade que fica').selectOption('Dicção');
    await dialog.getByRole('button', { name: 'Juntar', exact: true }).focus();
    await keyboard.press('Enter');
    await expect(row(page, 'Falar em público')).toHaveCount(0);
    await expect(row(page, 'Dicção')).toContainText('1 curso');
  });

  await test.step('deletes one that is in use, with another in its place', async () => {
    await act(page, 'Dicção', 'Excluir');
    await dialog.getByLabel('Habilidade que fica').selectOption('Escuta ativa');
    await dialog.getByRole('button', { name: 'Excluir' }).focus();
    await keyboard.press('Enter');
    await expect(row(page, 'Dicção')).toHaveCount(0);
    await expect(row(page, 'Escuta ativa')).toContainText('1 curso');
  });

  await test.step('takes it back later, from the recent changes', async () => {
    const changes = page.getByRole('dialog', { name: 'Mudanças recentes' });
    await page.getByRole('button', { name: 'Mudanças recentes' }).focus();
    await keyboard.press('Enter');
    await changes
      .getByRole('button', { name: /^Desfazer: Habilidade “Dicção” em “Escuta ativa”/ })
      .focus();
    await keyboard.press('Enter');
    await expect(changes.getByRole('status')).toHaveText(
      'Desfeito: “Dicção” voltou a ser como antes.',
    );
    await keyboard.press('Escape');
    await expect(row(page, 'Dicção')).toContainText('1 curso');
  });

  await test.step('puts the levels in order, and back', async () => {
    await page.getByRole('link', { name: 'Níveis' }).focus();
    await keyboard.press('Enter');
    const levels = page.getByRole('listitem').getByRole('paragraph');
    await expect(levels.nth(-2)).toHaveText('Do começo');
    const handle = page.getByRole('button', { name: 'Mover Do começo' });
    await handle.focus();
    await keyboard.press('Space');
    await keyboard.press('ArrowUp');
    await expect(page.getByText(/^Agora: nível \d+ de \d+\.$/)).toBeAttached();
    await keyboard.press('Space');
    await expect(notice('Ordem salva.')).toBeVisible();
    await expect(levels.nth(-2)).not.toHaveText('Do começo');
    await page.getByRole('button', { name: 'Desfazer' }).focus();
    await keyboard.press('Enter');
    await expect(notice('A ordem voltou a ser a de antes.')).toBeVisible();
    await expect(levels.nth(-2)).toHaveText('Do começo');
  });

  await test.step('finds the course with what stayed', async () => {
    await page.goto(`/admin/conteudos/cursos/gerenciar/${course.id}/configuracoes`);
    await expect(page.getByText('Dicção', { exact: true }).first()).toBeVisible();
  });
});

/** The one of this title. */
const row = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });

const act = (page: Page, title: string, action: string) =>
  chooseByKeyboard(page, `Ações de ${title}`, action);
