import { randomUUID } from 'node:crypto';
import { createMockExam } from '../support/answer-cards.ts';
import { apiAs } from '../support/api-client.ts';
import { createClass, userIdOf } from '../support/classes.ts';
import { expect, test } from '../support/fixtures.ts';

test('the results of a mock exam are a page without an account, slips on paper, and a report', async ({
  server,
  sessions,
  openAs,
  openAsNewLearner,
  page: visitor,
}) => {
  const title = 'Simulado dos resultados';
  const { session: student } = await openAsNewLearner();
  const { id: classId } = await createClass(server, sessions.admin, { title, students: [student] });
  const id = await createMockExam(server, sessions.admin, { title, questions: 4, classId });
  const send = await apiAs(server, sessions.admin);
  const reading = {
    personId: await userIdOf(server, student),
    day: 1,
    answers: { 1: 'A', 2: 'A', 3: 'B' },
    doubts: [],
    quality: 1,
  };
  await send(`/mock-exams/${id}/readings/${randomUUID()}`, reading, 'PUT');

  const page = await openAs('admin');
  await page.goto(`/admin/dias-de-simulado/${id}/resultados`);
  await expect(page.getByRole('cell', { name: '2 de 4' })).toBeVisible();

  await test.step('slips are a PDF', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar resultados para imprimir' }).click();
    expect((await saved).suggestedFilename()).toBe('resultados-simulado-dos-resultados.pdf');
  });

  await test.step('the report tells of each question', async () => {
    await page.getByRole('link', { name: 'Relatório' }).click();
    await expect(page.getByRole('heading', { name: 'Relatório', level: 1 })).toBeVisible();
    const rows = page.getByRole('table', { name: 'Questões' }).getByRole('row');
    await expect(rows.filter({ hasText: /^Questão 3/ })).toContainText('B 100%');
    await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('rightShare');
    await expect(rows.nth(1)).toContainText('Questão 3');
  });

  await test.step('an administrator adds weights, whose mean the results have', async () => {
    await page.goto('/admin/dias-de-simulado/pesos');
    await page.getByRole('button', { name: 'Novos pesos' }).click();
    await page.getByRole('textbox', { name: 'Curso e universidade' }).fill('Medicina, UFPE');
    await page.getByRole('textbox', { name: 'Peso de Natureza' }).fill('2,5');
    await page.getByRole('button', { name: 'Criar pesos' }).click();
    await expect(page.getByRole('row', { name: 'Medicina, UFPE' })).toContainText('2,5');
    await page.goto(`/admin/dias-de-simulado/${id}/resultados`);
    await page.getByRole('combobox', { name: 'Média ponderada' }).selectOption('Medicina, UFPE');
    await expect(page.getByRole('table', { name: 'Resultados' })).toContainText(
      'faltam Linguagens, Humanas, Natureza, Matemática e redação',
    );
  });

  await test.step('a visitor opens the page of the student by its link', async () => {
    await page.getByRole('button', { name: /^Resultado de / }).click();
    const link = page.getByRole('menuitem', { name: 'Ver a página de resultado' });
    const address = await link.getAttribute('href');
    await visitor.goto(String(address));
    await expect(visitor.getByText('2 de 4')).toBeVisible();
    await expect(visitor.getByText(title).first()).toBeVisible();
    await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});
