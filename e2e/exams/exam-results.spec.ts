import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures.ts';
import { createPracticeExam } from '../support/practice-exam.ts';

const questionOf = (capital: string, other: string) => ({
  statement: `<p>${capital} é uma capital. Certo?</p>`,
  explanation: '<p>Basta olhar o mapa.</p>',
  alternatives: [
    { text: '<p>Certo</p>', isCorrect: true },
    { text: `<p>Não, é ${other}</p>`, isCorrect: false },
  ],
});

test('an administrator sees the answers of a learner, who reads that they were seen', async ({
  server,
  sessions,
  openAs,
  openAsNewLearner,
}) => {
  const title = 'Capitais do Nordeste';
  const questions = [questionOf('Recife', 'Olinda'), questionOf('Natal', 'Mossoró')];
  const id = await createPracticeExam(server, sessions.admin, { title, questions });

  const { page, account } = await openAsNewLearner();
  await page.goto(`/exercicios/${id}`);
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page.getByRole('heading', { name: /^Questão 1 de 2/ })).toBeVisible();
  await page.keyboard.press('b');
  await page.getByRole('button', { name: 'Entregar' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click();
  await expect(page.getByRole('region', { name: 'Resultado' })).toBeVisible();

  const author = await openAs('admin');
  await test.step('from the exam to the answers in two clicks', async () => {
    await author.goto(`/admin/conteudos/exercicios/gerenciar/${id}/configuracoes`);
    await author.getByRole('link', { name: 'Resultados' }).click();
    const results = author.getByRole('table', { name: 'Resultados' });
    await expect(results.getByRole('row', { name: account.name })).toContainText('Sem aprovação');
    await results.getByRole('link', { name: account.name }).click();
    await expect(author.getByRole('heading', { name: account.name, level: 1 })).toBeVisible();
    const first = author.getByRole('article').first();
    await expect(first).toContainText('Resposta do aluno');
    await expect(first).toContainText('Resposta certa');
    await expect(first).toContainText('Basta olhar o mapa.');
    // The blank question has its key, too.
    await expect(author.getByRole('article').nth(1)).toContainText('Resposta certa');
  });

  await test.step('the results are a spreadsheet, too', async () => {
    await author.getByRole('link', { name: 'Todos os resultados' }).click();
    const download = author.waitForEvent('download');
    await author.getByRole('button', { name: 'Exportar resultados' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain(`"${account.name}";"${account.email}";"Sem aprovação";"1";"0"`);
  });

  await test.step('from the page of the person to the same answers', async () => {
    await author.getByRole('button', { name: `Ações de ${account.name}` }).click();
    await author.getByRole('menuitem', { name: 'Página da pessoa' }).click();
    await author.getByRole('link', { name: title }).click();
    await expect(author.getByRole('article').first()).toContainText('Resposta do aluno');
  });

  await page.goto('/perfil/meus-dados');
  await expect(page.getByText(`Respostas em uma prova: ${title}`)).toHaveCount(1);
});
