import type { Page } from '@playwright/test';
import { apiAs } from '../support/api-client.ts';
import { expect, test } from '../support/fixtures.ts';
import { chooseByKeyboard } from '../support/menus.ts';

const contents = (page: Page) => page.locator('main li li a');
const sections = (page: Page) => page.getByRole('heading', { level: 2 });

test('an administrator deletes, undoes, restores, copies and moves the parts of a course', async ({
  server,
  sessions,
  openAs,
}) => {
  const post = await apiAs(server, sessions.admin);
  const termOf = async (kind: string) => (await post(`/taxonomy/${kind}`, { title: 'Lixeira' })).id;
  const course = await post('/courses', {
    title: 'Horta na varanda',
    slug: 'horta-na-varanda',
    shortDescription: 'Do vaso à salada.',
    description: '<p>Do vaso à salada.</p>',
    estimatedCompletionHours: 1,
    categories: [await termOf('categories')],
    levels: [await termOf('levels')],
    skills: [await termOf('skills')],
  });
  for (const [title, pages] of [
    ['Terra', ['Vaso', 'Adubo']],
    ['Água', ['Rega']],
  ] as const) {
    const section = await post(`/courses/${course.id}/section`, { title });
    for (const page of pages) {
      const createContentDto = { contentType: 'TEXTPAGE', title: page, pageContent: '<p>Oi</p>' };
      await post('/courses/content', { sectionId: section.id, createContentDto });
    }
  }

  const page = await openAs('admin');
  const notice = (text: string) => page.getByRole('status').getByText(text);
  await page.goto(`/admin/conteudos/cursos/gerenciar/${course.id}/conteudo`);

  await test.step('deletes a content and undoes it', async () => {
    await chooseByKeyboard(page, 'Ações de Vaso', 'Excluir');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Por 30 dias');
    await dialog.getByRole('button', { name: 'Excluir conteúdo' }).click();
    await expect(notice('“Vaso” foi para a lixeira.')).toBeVisible();
    await expect(contents(page)).toHaveText(['Adubo', 'Rega']);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(notice('“Vaso” de volta.')).toBeVisible();
    await expect(contents(page)).toHaveText(['Vaso', 'Adubo', 'Rega']);
  });

  await test.step('copies a content and a section', async () => {
    await chooseByKeyboard(page, 'Ações de Vaso', 'Duplicar');
    await expect(contents(page)).toHaveText(['Vaso', 'Cópia de Vaso', 'Adubo', 'Rega']);
    await chooseByKeyboard(page, 'Ações da seção Água', 'Duplicar');
    await expect(sections(page)).toHaveText(['Terra', 'Água', 'Cópia de Água']);
  });

  await test.step('moves a content to another section by the keyboard, and back', async () => {
    await chooseByKeyboard(page, 'Ações de Cópia de Vaso', 'Mover para outra seção');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Para a seção' }).selectOption('Água');
    await dialog.getByRole('button', { name: 'Mover' }).focus();
    await page.keyboard.press('Enter');
    await expect(notice('“Cópia de Vaso” foi para “Água”.')).toBeVisible();
    await expect(contents(page)).toHaveText(['Vaso', 'Adubo', 'Rega', 'Cópia de Vaso', 'Rega']);
    await expect(page.getByRole('button', { name: 'Mover Cópia de Vaso' })).toBeFocused();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(contents(page)).toHaveText(['Vaso', 'Cópia de Vaso', 'Adubo', 'Rega', 'Rega']);
  });

  await test.step('deletes a section and the course', async () => {
    await chooseByKeyboard(page, 'Ações da seção Água', 'Excluir');
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir seção' }).click();
    await expect(sections(page)).toHaveText(['Terra', 'Cópia de Água']);
    await page.goto('/admin/conteudos/cursos?page=1&busca=horta');
    await chooseByKeyboard(page, 'Ações de Horta na varanda', 'Excluir');
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir curso' }).click();
    await expect(notice('“Horta na varanda” foi para a lixeira.')).toBeVisible();
  });

  await test.step('restores them from the bin: the course first', async () => {
    await page.getByRole('link', { name: 'Lixeira' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lixeira' })).toBeVisible();
    const row = page.getByRole('row', { name: /Água/ });
    await expect(row).toContainText('Horta na varanda');
    await expect(row).toContainText('30 dias');
    await expect(row).toContainText('Restaure antes o curso');
    await page.getByRole('button', { name: 'Restaurar Horta na varanda' }).click();
    await expect(notice('“Horta na varanda” voltou, inativo até você publicar.')).toBeVisible();
    await page.getByRole('button', { name: 'Restaurar Água' }).click();
    await expect(notice('“Água” voltou para o lugar de antes.')).toBeVisible();
    // Other tests of the worker may have deleted something.
    await expect(page.getByRole('button', { name: /Restaurar (Água|Horta)/ })).toHaveCount(0);
    await page.goto(`/admin/conteudos/cursos/gerenciar/${course.id}/conteudo`);
    await expect(sections(page)).toHaveText(['Terra', 'Água', 'Cópia de Água']);
  });
});

test('the bin is reached by the menu of narrow and low windows', async ({ openAs }) => {
  const page = await openAs('admin');
  for (const [width, height] of [
    [768, 1024],
    [768, 600],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/admin/taxonomia');
    await page.getByRole('button', { name: 'Menu' }).click();
    // A click scrolls to the link, and fails if the window does not show it.
    await page.getByRole('link', { name: 'Lixeira' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lixeira' })).toBeVisible();
  }
});
