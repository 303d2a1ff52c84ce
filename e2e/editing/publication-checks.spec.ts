import type { Page } from '@playwright/test';
import { apiAs } from '../support/api-client.ts';
import { createExamCourse } from '../support/exam-course.ts';
import { expect, test } from '../support/fixtures.ts';

test('an incomplete course is not published, and the errors link to the missing parts', async ({
  openAs,
  server,
  sessions,
}) => {
  const path = await createExamCourse(server, sessions.admin, { questionsQtd: 0 });
  const title = `Prova ${/\d+$/.exec(path)?.[0]}`;
  const page = await openAs('admin');

  await test.step('a course without a cover and questions is blocked', async () => {
    await page.goto(`/admin/conteudos/cursos?page=1&busca=${title}`);
    await page.getByRole('link', { name: title, exact: true }).click();
    await page.getByRole('button', { name: 'Despublicar' }).click();
    await page.getByRole('button', { name: 'Publicar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Corrija antes de publicar' });
    await expect(dialog.getByRole('listitem')).toContainText([
      'Foto de capa obrigatória',
      'Prova “Frações”: ainda não há nenhuma questão.',
    ]);
    await expect(dialog.getByRole('button', { name: 'Publicar' })).toBeHidden();
  });

  await test.step('the way leads to the exam that lacks them', async () => {
    await page
      .getByRole('listitem')
      .filter({ hasText: 'ainda não há nenhuma questão' })
      .getByRole('link', { name: 'Abrir' })
      .click();
    await expect(page.getByRole('dialog', { name: 'Prova: Frações' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Adicionar questão' })).toBeVisible();
  });

  await test.step('of two exercises the one in order is published', async () => {
    await makeExercises(await apiAs(server, sessions.admin));
    await page.goto('/admin/conteudos/exercicios?page=1&busca=tabuada');
    await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
    await expect(page.getByText('2 selecionados')).toBeVisible();
    await page.getByRole('button', { name: 'Ativar', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '1 simulado não foi publicado' });
    await expect(dialog).toContainText('Simulado: ainda não há nenhuma questão.');
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await expect(row(page, 'Tabuada do sete')).toContainText('Ativo');
    await expect(row(page, 'Tabuada do oito')).toContainText('Inativo');
  });

  await test.step('it is taken away, and brought back', async () => {
    await page.getByRole('button', { name: 'Desativar' }).click();
    await expect(page.getByText('1 simulado desativado.')).toBeVisible();
    await expect(row(page, 'Tabuada do sete')).toContainText('Inativo');
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(row(page, 'Tabuada do sete')).not.toContainText('Inativo');
  });
});

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

/** Two drafts, of which only the first has a question. */
async function makeExercises(post: Awaited<ReturnType<typeof apiAs>>): Promise<void> {
  const { id: category } = await post('/taxonomy/categories', { title: 'Tabuada' });
  const draft = (title: string) =>
    post('/practice-exams', {
      title,
      shortDescription: 'Contas de cabeça.',
      categories: [category],
      level: 'Iniciante',
    });
  const { id } = await draft('Tabuada do sete');
  await draft('Tabuada do oito');
  await post(`/practice-exams/${id}/createQuestion`, {
    statement: '<p>Quanto é 7 × 8?</p>',
    alternatives: [{ text: '<p>56</p>', isCorrect: true }, { text: '<p>54</p>' }],
  });
}
