import type { Page } from '@playwright/test';
import { apiAs } from '../support/api-client.ts';
import { type Exchange, recordApiTraffic } from '../support/api-traffic.ts';
import { createExamCourse } from '../support/exam-course.ts';
import { expect, test } from '../support/fixtures.ts';
import type { TestServer } from '../support/test-server.ts';
import { newAccount, type SavedSession, signUp } from '../support/users.ts';

const questionsQtd = 10;

/** Of a quiz of ten, from its introduction to its result; the bodies of an answer and its reply. */
const budget = { requests: 14, bytes: 30 * 1024, answerBytes: 512 };

/** Answers each question, goes on when the answer is saved, and submits. */
async function take(page: Page): Promise<void> {
  for (let number = 1; number <= questionsQtd; number += 1) {
    await expect(page.getByRole('heading', { name: `Questão ${number} de` })).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByText(new RegExp(`^${number} respondidas?$`))).toBeAttached();
    await expect(page.getByText('Salvo', { exact: true })).toBeVisible();
    await page.keyboard.press('n');
  }
  await submit(page);
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Entregar' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click();
  await expect(page.getByText('Você acertou 10 de 10 questões.')).toBeVisible();
  await expect(page.getByText('Você está aqui')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const isAnswer = ({ request }: Exchange) => request.endsWith('/answers');

function expectWithinBudget(traffic: readonly Exchange[]): void {
  const listed = JSON.stringify(traffic, null, 2);
  const bytes = traffic.reduce((sum, one) => sum + one.sentBytes + one.receivedBytes, 0);
  expect(traffic.length, listed).toBeLessThanOrEqual(budget.requests);
  expect(bytes, listed).toBeLessThanOrEqual(budget.bytes);
  const answers = traffic.filter(isAnswer);
  expect(answers).toHaveLength(questionsQtd);
  for (const { bodyBytes, request } of answers)
    expect(bodyBytes, request).toBeLessThanOrEqual(budget.answerBytes);
}

/** Creates a practice exam whose first alternatives are right. */
async function createPracticeExam(
  server: TestServer,
  admin: SavedSession,
  title: string,
): Promise<string> {
  const post = await apiAs(server, admin);
  const category = await post('/taxonomy/categories', { title });
  const { id } = await post('/practice-exams', {
    title,
    shortDescription: 'Dez perguntas.',
    categories: [category.id],
    level: 'Iniciante',
  });
  const gift = Array.from(
    { length: questionsQtd },
    (_, at) => `Quanto é ${at + 1} vezes dois? {=${at * 2 + 2} ~${at * 2 + 3} ~${at * 2 + 4}}`,
  );
  await post('/questions/import', {
    owner: { practiceExamId: id },
    fileName: 'dobros.gift',
    contentBase64: Buffer.from(gift.join('\n\n')).toString('base64'),
  });
  await post(`/practice-exams/${id}`, { isActive: true }, 'PATCH');
  return id;
}

test('a quiz of ten in a course takes few requests and bytes', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const course = await createExamCourse(server, sessions.admin, { questionsQtd });
  const { page } = await openAsNewLearner();
  await page.goto(course);
  await expect(page.getByRole('button', { name: 'Começar' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const traffic = await recordApiTraffic(page);
  await page.reload();
  await page.getByRole('button', { name: 'Começar' }).click();
  await take(page);
  // The player reads the next content ahead, which is no part of the quiz.
  const isAhead = ({ request }: Exchange) => /^GET .*\/courses\/[^/]+\/content\//.test(request);
  expectWithinBudget(traffic.filter((exchange) => !isAhead(exchange)));
});

test('a practice exam of ten takes few requests and bytes, also after sixty attempts', async ({
  server,
  sessions,
  openBrowser,
}) => {
  const id = await createPracticeExam(server, sessions.admin, 'Dobros até vinte');
  const learner = await signUp(server, newAccount());
  const open = async () => {
    const page = await openBrowser(learner);
    await page.goto('/exercicios?busca=dobros');
    await page.waitForLoadState('networkidle');
    const traffic = await recordApiTraffic(page);
    await page.getByRole('link', { name: 'Dobros até vinte' }).click();
    return { page, traffic };
  };

  await test.step('the first attempt', async () => {
    const { page, traffic } = await open();
    await page.getByRole('button', { name: 'Começar' }).click();
    await take(page);
    expectWithinBudget(traffic);
  });

  const call = await apiAs(server, learner);
  for (let number = 2; number <= 60; number += 1) {
    const attempt = await call(`/practice-exams/${id}/attempts`);
    await call(`/practice-exams/attempts/${attempt.id}`, {}, 'PATCH');
  }

  const { page, traffic } = await open();
  await test.step('the sixty-first attempt', async () => {
    await expect(page.getByText('Sua melhor nota: 100% · Você já passou')).toBeVisible();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await take(page);
    expectWithinBudget(traffic);
  });

  await test.step('shows the older attempts on request', async () => {
    const rows = page.getByRole('listitem').filter({ hasText: /^Tentativa \d/ });
    await expect(rows).toHaveCount(10);
    await expect(rows.first()).toContainText('Tentativa 61');
    await page.getByRole('button', { name: 'Mostrar mais (51 restantes)' }).click();
    await expect(rows).toHaveCount(20);
    await page.getByRole('button', { name: 'Mostrar mais (41 restantes)' }).click();
    await expect(rows).toHaveCount(30);
    await expect(rows.last()).toContainText('Tentativa 32');
    await page.getByRole('button', { name: 'Rever a tentativa 32' }).click();
    await expect(page.getByText('Você acertou 0 de 10 questões.')).toBeVisible();
  });
});

test('answers given within a second go in one request, and outlive a page that is closed in it', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const course = await createExamCourse(server, sessions.admin, { questionsQtd: 3 });
  const { page } = await openAsNewLearner();
  // The second passes when the test says so.
  await page.clock.install();
  const traffic = await recordApiTraffic(page);
  await page.goto(course);
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page.getByRole('heading', { name: 'Questão 1 de' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('a');
  await page.keyboard.press('b');
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'Questão 2 de' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('2 respondidas')).toBeAttached();
  await expect(page.getByText('Salvando…')).toBeVisible();
  expect(traffic.filter(isAnswer)).toHaveLength(0);
  await page.clock.runFor(1000);
  await page.clock.resume();
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible();
  expect(traffic.filter(isAnswer)).toHaveLength(1);

  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'Questão 3 de' })).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByText('3 respondidas')).toBeAttached();
  const address = page.url();
  const later = await page.context().newPage();
  await page.close();
  await later.goto(address);
  await expect(later.getByText('3 respondidas')).toBeAttached();
  await expect(later.getByText('Salvo', { exact: true })).toBeVisible();
});
