import { apiAs } from './support/api-client.ts';
import { expect, test } from './support/fixtures.ts';

const questionsQtd = 5000;

test('an administrator works in the largest exam, of which only the visible part is rendered', async ({
  server,
  sessions,
  openAs,
}) => {
  const post = await apiAs(server, sessions.admin);
  const category = await post('/taxonomy/categories', { title: 'Banco grande' });
  const exam = await post('/practice-exams', {
    title: 'Banco de questões',
    shortDescription: 'Todas as de uma vez.',
    categories: [category.id],
    level: 'Iniciante',
  });
  const gift = Array.from(
    { length: questionsQtd },
    (_, at) => `Pergunta de número ${at + 1}? {=certa ~errada}`,
  ).join('\n\n');
  await post('/questions/import', {
    owner: { practiceExamId: exam.id },
    fileName: 'banco.gift',
    contentBase64: Buffer.from(gift).toString('base64'),
  });

  const page = await openAs('admin');
  await page.goto(`/admin/conteudos/exercicios/gerenciar/${exam.id}/conteudo`);
  const items = page.locator('main li[data-index]');
  await expect(page.getByRole('heading', { name: '5.000 questões' })).toBeVisible();
  await expect(page.getByText('1. Pergunta de número 1?')).toBeVisible();
  expect(await items.count()).toBeLessThan(40);

  await test.step('reaches the end', async () => {
    await page.keyboard.press('End');
    await expect(page.getByText('5000. Pergunta de número 5000?')).toBeVisible();
    expect(await items.count()).toBeLessThan(40);
    await expect(items.last()).toHaveAttribute('aria-posinset', '5000');
  });

  await test.step('moves the last question up, by the keyboard, out of the first view and back', async () => {
    await page.getByRole('button', { name: 'Mover a questão 5000' }).focus();
    await page.keyboard.press('Space');
    for (let moved = 0; moved < 12; moved += 1) await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Agora: questão 4988 de 5000.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(page.getByText('Ordem salva.')).toBeVisible();
    await expect(page.getByText('4988. Pergunta de número 5000?')).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByText('A ordem voltou a ser a de antes.')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByText('5000. Pergunta de número 5000?')).toBeVisible();
  });

  await test.step('edits and deletes a question in the middle of a page, and undoes it', async () => {
    await page.getByText('4990. Pergunta de número 4990?').click();
    await expect(page.getByRole('dialog')).toContainText('Questão 4990');
    await page.getByRole('button', { name: 'Fechar o editor' }).click();
    await page.getByRole('button', { name: 'Ações da questão 4990' }).click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    await expect(page.getByRole('heading', { name: '4.999 questões' })).toBeAttached();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByRole('heading', { name: '5.000 questões' })).toBeAttached();
  });
});
