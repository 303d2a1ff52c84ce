import type { Page } from '@playwright/test';
import { createExamCourse } from '../support/exam-course.ts';
import { apiAs } from '../support/api-client.ts';
import { expect, test } from '../support/fixtures.ts';

/** The requests of a page that change something, except those of previews. */
function writesOf(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' || !pathname.startsWith('/v1/')) return;
    if (!/\/attempts\/preview(\/grades)?$/.test(pathname)) writes.push(pathname);
  });
  return writes;
}

/** Opens the course in the administration by its title. */
async function openOutline(page: Page, title: string): Promise<void> {
  await page.goto(`/admin/conteudos/cursos?page=1&busca=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

test('an author takes a draft of an exam by keyboard and nothing is stored', async ({
  server,
  sessions,
  openAs,
}) => {
  const path = await createExamCourse(server, sessions.admin, { timeLimitMinutes: 30 });
  const title = path.replace('/cursos/prova-', 'Prova ');
  const page = await openAs('admin');
  await openOutline(page, title);
  await page.getByRole('button', { name: 'Despublicar' }).click();
  await expect(page.getByRole('button', { name: 'Publicar' })).toBeVisible();
  const writes = writesOf(page);

  await test.step('from the list of questions', async () => {
    await page.getByRole('link', { name: 'Frações', exact: true }).click();
    await page.getByRole('link', { name: 'Experimentar' }).click();
    await expect(page.getByRole('heading', { name: 'Frações', level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Prévia' })).toContainText('nada é gravado');
    await expect(page.getByText('30 minutos')).toBeVisible();
  });

  await test.step('answers and submits by keyboard', async () => {
    await page.getByRole('button', { name: 'Começar' }).press('Enter');
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.getByText('Salvo')).toHaveCount(0);
    await page.keyboard.press('a');
    await page.keyboard.press('n');
    await expect(page.getByRole('heading', { name: 'Questão 2 de 4' })).toBeVisible();
    await page.keyboard.press('b');
    await page.getByRole('button', { name: 'Entregar' }).first().press('Enter');
    await expect(page.getByRole('dialog')).toContainText('Você respondeu 2 de 4 questões.');
    await page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).press('Enter');
  });

  await test.step('sees the result as a learner does', async () => {
    await expect(page.getByText('Você acertou 1 de 4 questões.')).toBeVisible();
    await expect(page.getByText('Certa', { exact: true })).toHaveCount(1);
    await expect(page.getByText('aparece quando você responder')).toHaveCount(2);
    await expect(page.getByText('caderno de erros')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Prévia' })).toBeInViewport();
  });

  await test.step('goes back to the questions', async () => {
    await page.getByRole('link', { name: 'Voltar à edição' }).click();
    await expect(page.getByRole('heading', { name: '4 questões' })).toBeVisible();
  });

  expect(writes).toEqual([]);
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('sabia.exam.')),
  );
  expect(kept).toEqual([]);
});

test('an author tries out a quick question on a phone', async ({ server, sessions, openAs }) => {
  const path = await createExamCourse(server, sessions.admin, {
    contentType: 'QUICK_QUESTION',
    questionsQtd: 2,
  });
  const page = await openAs('admin');
  await page.setViewportSize({ width: 360, height: 740 });
  await openOutline(page, path.replace('/cursos/prova-', 'Prova '));
  const writes = writesOf(page);
  await page.getByRole('button', { name: 'Ações de Frações' }).click();
  await page.getByRole('menuitem', { name: 'Experimentar' }).click();

  const alternatives = page.getByRole('group', { name: 'Alternativas da questão 1' });
  const respond = page.getByRole('button', { name: 'Responder', exact: true });
  await alternatives.getByRole('radio').nth(1).check({ force: true });
  await respond.click();
  await expect(page.getByText('Não foi dessa vez.')).toBeVisible();
  await expect(page.getByText('1 mais 1.')).toBeVisible();
  await page
    .getByRole('group', { name: 'Alternativas da questão 2' })
    .getByRole('radio')
    .first()
    .check({ force: true });
  await respond.click();
  await expect(page.getByText('Isso mesmo!')).toBeVisible();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('Isso mesmo!')).toHaveCount(0);
  await expect(alternatives.getByRole('radio').first()).toBeEnabled();
  await expect(page.getByRole('region', { name: 'Prévia' })).toBeInViewport();
  expect(writes).toEqual([]);
});

test('an author tries out a practice exam from the listing', async ({
  server,
  sessions,
  openAs,
}) => {
  const post = await apiAs(server, sessions.admin);
  const category = await post('/taxonomy/categories', { title: 'Rascunhos' });
  const exam = await post('/practice-exams', {
    title: 'Rascunho de simulado',
    shortDescription: 'Ainda não publicado.',
    categories: [category.id],
    level: 'Iniciante',
  });
  const page = await openAs('admin');
  await page.goto('/admin/conteudos/exercicios?page=1&busca=rascunho');
  await page.getByRole('button', { name: 'Ações de Rascunho de simulado' }).click();
  await page.getByRole('menuitem', { name: 'Pré-visualizar' }).click();
  await expect(page.getByText('Nenhuma questão ainda.')).toBeVisible();
  await post(`/practice-exams/${exam.id}/createQuestion`, {
    statement: '<p>Quanto é 2 + 2?</p>',
    alternatives: [
      { text: '<p>4</p>', isCorrect: true },
      { text: '<p>5</p>', isCorrect: false },
    ],
  });
  await page.reload();
  const writes = writesOf(page);
  await page.getByRole('button', { name: 'Começar' }).click();
  await page.getByRole('radio', { name: '4' }).check({ force: true });
  await page.getByRole('button', { name: 'Entregar' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click();
  await expect(page.getByRole('heading', { name: 'Você acertou tudo!' })).toBeVisible();
  await page.getByRole('link', { name: 'Voltar à edição' }).click();
  await expect(page.getByRole('link', { name: 'Experimentar' })).toBeVisible();
  expect(writes).toEqual([]);
});
