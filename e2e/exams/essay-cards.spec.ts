import { apiAs } from '../support/api-client.ts';
import { expect, test } from '../support/fixtures.ts';
import { aDayPasses } from '../support/notebook-days.ts';
import { createPracticeExam } from '../support/practice-exam.ts';

test.use({ viewport: { width: 360, height: 740 } });

const levels = { C1: 200, C2: 160, C3: 120, C4: 200, C5: 200 };

test('a comment and a criterion of a corrected essay become cards that come back', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const admin = await apiAs(server, sessions.admin);
  const practiceExamId = await createPracticeExam(server, sessions.admin, {
    title: 'Redação sobre a leitura',
    questions: [],
  });
  await admin(`/practice-exams/${practiceExamId}/createQuestion`, {
    kind: 'OPEN_TEXT',
    statement: '<p>Disserte sobre a leitura no Brasil.</p>',
    task: { kind: 'OPEN_TEXT', maxLength: 5000 },
    answerKey: { kind: 'OPEN_TEXT', expected: '' },
    rubric: 'ENEM',
    correctors: 1,
  });
  const { page, account } = await openAsNewLearner();
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await test.step('hands in an essay, which is corrected', async () => {
    await page.goto(`/exercicios/${practiceExamId}`);
    await button('Começar').click();
    await page.getByLabel(/^Resposta da questão/).fill('Ler muda a vida de quem lê.');
    await button('Entregar').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click();
    await expect(page.getByText('A redação espera a correção de uma pessoa.')).toBeVisible();
    const essay = await admin<{ attemptId: string; questionId: string }>('/corrections/claims', {
      practiceExamId,
    });
    const anchor = { quote: 'muda a vida', prefix: 'Ler ', suffix: ' de quem' };
    const comments = [{ criterion: 'C3', text: 'Diga como.', anchor }];
    const place = `${essay.attemptId}/${essay.questionId}`;
    await admin(`/corrections/${place}/marks`, { levels, comments }, 'PUT');
    await page.reload();
  });

  await test.step('keeps the comment and a criterion, and takes the criterion out again', async () => {
    const keep = button('Guardar no caderno de erros');
    // Two criteria are below their most points.
    await expect(keep).toHaveCount(3);
    await keep.first().click();
    await expect(page.getByText('No caderno', { exact: true })).toHaveCount(1);
    await keep.last().click();
    await expect(page.getByText('No caderno', { exact: true })).toHaveCount(2);
    await button('Desfazer').first().click();
    await expect(page.getByText('No caderno', { exact: true })).toHaveCount(1);
    await page.reload();
    await expect(page.getByText('No caderno', { exact: true })).toHaveCount(1);
  });

  await test.step('finds the card in the notebook', async () => {
    await page.goto('/caderno-de-erros');
    const card = page.getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card).toContainText('Competência 3');
    await expect(card).toContainText('muda a vida');
    await expect(card).toContainText('Diga como.');
    await expect(card).toContainText('Volta amanhã');
  });

  await test.step('recalls it the next day by the keyboard', async () => {
    await aDayPasses(server, account);
    await page.goto('/caderno-de-erros');
    await expect(page.getByText('1 revisão para hoje')).toBeVisible();
    await page.getByRole('link', { name: 'Revisar agora' }).click();
    await expect(page.getByRole('heading', { name: 'Cartão 1' })).toBeVisible();
    await expect(page.getByText('Diga como.')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Diga como.')).toBeVisible();
    await page.keyboard.press('2');
    await expect(page.getByText(/^Volta em \d+ dias$/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Você lembrou!')).toBeVisible();
  });
});
