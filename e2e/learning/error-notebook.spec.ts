import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { aDayPasses } from '../support/notebook-days.ts';
import { createPracticeExam, numbersTo } from '../support/practice-exam.ts';
import type { SavedSession } from '../support/users.ts';
import type { TestServer } from '../support/test-server.ts';

test.use({ expectedPageErrors: /net::ERR_INTERNET_DISCONNECTED/ });

let exams = 0;

/** An exam of sums, of which each right answer is the first; its path. */
async function anExam(
  school: TestServer,
  admin: SavedSession,
  questionsQtd: number,
  passingScore?: number,
): Promise<string> {
  exams += 1;
  const id = await createPracticeExam(school, admin, {
    title: `Somas ${exams}`,
    ...(passingScore !== undefined && { passingScore }),
    questions: numbersTo(questionsQtd).map((number) => ({
      statement: `<p>Quanto é ${number} mais ${number}?</p>`,
      explanation: `<p>É o dobro de ${number}.</p>`,
      alternatives: [
        { text: `<p>${number * 2}</p>`, isCorrect: true },
        { text: `<p>${number * 2 + 1}</p>`, isCorrect: false },
      ],
    })),
  });
  return `/exercicios/${id}`;
}

/** Answers the questions of the exam on the screen by the keyboard, one after the other, and hands it in. */
async function answerAll(page: Page, keys: readonly string[]): Promise<void> {
  for (const [at, key] of keys.entries()) {
    await page.getByRole('heading', { name: `Questão ${at + 1}` }).waitFor();
    await page.keyboard.press(key);
    if (at < keys.length - 1) await page.keyboard.press('n');
  }
  await page.getByRole('button', { name: 'Entregar' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click();
}

test('questions left blank enter the notebook only if the learner includes them', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const { page } = await openAsNewLearner();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(await anExam(server, sessions.admin, 3, 0));
  await button('Começar').click();
  await answerAll(page, ['b']);
  await expect(page.getByText('A que você errou está no seu caderno de erros')).toBeVisible();
  const result = page.url();
  await expect(page.getByText('2 ficaram em branco: incluir?')).toBeVisible();
  await button('Incluir no caderno').click();
  await expect(page.getByText('As 2 que ficaram em branco estão no caderno.')).toBeVisible();
  await page.getByRole('link', { name: 'caderno de erros' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.goto(result);
  await button('Desfazer').click();
  await expect(page.getByText('2 ficaram em branco: incluir?')).toBeVisible();
  await page.getByRole('link', { name: 'caderno de erros' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a missed question returns the next day, and later after a correct answer', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const { page, account } = await openAsNewLearner();
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const path = await anExam(server, sessions.admin, 4);

  await test.step('has an empty notebook', async () => {
    await page.goto('/caderno-de-erros');
    await expect(page.getByText('Nada por aqui ainda.')).toBeVisible();
    await expect(link('Fazer um simulado')).toBeVisible();
  });

  await test.step('misses two of four questions', async () => {
    await page.goto(path);
    await button('Começar').click();
    await answerAll(page, ['a', 'b', 'b', 'a']);
    await expect(page.getByText('Você acertou 2 de 4 questões.')).toBeVisible();
    await page.getByRole('link', { name: 'caderno de erros' }).click();
  });

  await test.step('finds them in the notebook, due tomorrow', async () => {
    await expect(page.getByText('Nada para revisar hoje')).toBeVisible();
    await expect(page.getByText('A próxima volta amanhã.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('article').first()).toContainText('Errada 1 vez');
    await expect(link('Revisar agora')).toBeHidden();
    await page.getByLabel('Ordenar por').selectOption('Mais erradas');
    await expect(page).toHaveURL('/caderno-de-erros?ordem=erros');
  });

  await test.step('is told so the next day', async () => {
    await aDayPasses(server, account);
    await page.goto('/');
    await link('2 revisões para hoje Revisar agora').click();
  });

  const progress = page.getByRole('progressbar', { name: 'Seu progresso na revisão' });
  await test.step('remembers the first, by the keyboard', async () => {
    await expect(page.getByRole('heading', { name: 'Questão 1' })).toBeVisible();
    await expect(progress).toHaveAttribute('aria-valuetext', '0 de 2');
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    // The verdict and the explanation have the focus together.
    await expect(page.getByText('Isso mesmo!').locator('..')).toBeFocused();
    await expect(page.getByText(/^É o dobro de/)).toBeVisible();
    await expect(page.getByText(/^Volta em \d+ dias$/)).toBeVisible();
    await expect(progress).toHaveAttribute('aria-valuetext', '1 de 2');
    await page.keyboard.press('Enter');
  });

  await test.step('misses the second again', async () => {
    await expect(page.getByRole('heading', { name: 'Questão 2' })).toBeFocused();
    await page.getByRole('radio', { name: /^B/ }).check({ force: true });
    await button('Responder').click();
    await expect(page.getByText('Não foi dessa vez.')).toBeVisible();
    await expect(page.getByText('Volta amanhã')).toBeVisible();
    await button('Ver como foi').click();
    await expect(page.getByText('Você lembrou de 1 das 2.')).toBeVisible();
    await link('Ver o caderno').click();
    await expect(page.getByText('Tudo revisado por hoje!')).toBeVisible();
  });

  await test.step('makes an exercise of the errors in one click', async () => {
    await button('Montar um simulado com meus erros').click();
    await expect(page).toHaveURL(/caderno-de-erros\/exercicio\?tentativa=/);
    await answerAll(page, ['a', 'a']);
    await expect(page.getByText('Você acertou tudo!')).toBeVisible();
    await link('Caderno de erros').click();
  });

  await test.step('removes a question after a confirmation', async () => {
    const first = page.getByRole('article').first();
    await first.getByRole('button', { name: 'Já sei, tirar do caderno' }).click();
    await expect(first.getByText('Não volta mais.')).toBeVisible();
    await first.getByRole('button', { name: 'Desfazer' }).click();
    await expect(first.getByText('Não volta mais.')).toBeHidden();
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(2);
    await first.getByRole('button', { name: 'Já sei, tirar do caderno' }).click();
    await expect(first.getByText('Não volta mais.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});

test('a review answered offline survives a reload and is sent later', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const { page, account } = await openAsNewLearner();
  await page.goto(await anExam(server, sessions.admin, 2));
  await page.getByRole('button', { name: 'Começar' }).click();
  await answerAll(page, ['b', 'b']);
  await page.getByRole('link', { name: 'caderno de erros' }).click();
  await expect(page.getByText('Nada para revisar hoje')).toBeVisible();
  await aDayPasses(server, account);
  await page.goto('/caderno-de-erros/revisao');
  await expect(page.getByRole('heading', { name: 'Questão 1' })).toBeVisible();

  await page.context().setOffline(true);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 resposta espera a conexão.')).toBeVisible();
  await page.getByRole('button', { name: 'Próxima' }).click();
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ver como foi' }).click();
  await expect(page.getByText('Respostas guardadas!')).toBeVisible();
  await expect(page.getByText('2 respostas esperam a conexão.')).toBeVisible();

  const context = page.context();
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/caderno-de-erros');
  await expect(later.getByText('Tudo revisado por hoje!')).toBeVisible();
  await expect(later.getByText('2 de até 20')).toBeVisible();
});
