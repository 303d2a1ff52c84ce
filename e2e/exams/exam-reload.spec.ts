import type { Page } from '@playwright/test';
import { createExamCourse } from '../support/exam-course.ts';
import { expect, test } from '../support/fixtures.ts';
import { keptReply, untilKept } from '../support/kept-on-device.ts';
import { passTime } from '../support/pass-time.ts';
import { createPracticeExam } from '../support/practice-exam.ts';
import { tenKinds } from '../support/ten-kinds.ts';

test.use({
  viewport: { width: 360, height: 740 },
  serviceWorkers: 'allow',
  expectedPageErrors: /ERR_(INTERNET_DISCONNECTED|FAILED)|ApiProblem/,
});

const start = (page: Page) => page.getByRole('button', { name: 'Começar', exact: true });
const question = (page: Page, number: number) =>
  page.getByRole('heading', { name: `Questão ${number} de` });
const saved = (page: Page) => page.getByText('Salvo', { exact: true });
const kept = (page: Page) => page.getByText('Suas respostas estão guardadas neste aparelho');

async function choose(page: Page, letter: 'A' | 'B' | 'C'): Promise<void> {
  const alternative = page.getByRole('radio', { name: new RegExp(`^${letter} `) });
  await alternative.check({ force: true });
  await expect(alternative).toBeChecked();
}

async function expectAnswered(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Cartão-resposta' }).click();
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
}

const ofAttempt = 'GET /practice-exams/attempts/{id}';
const ofQuickQuestion = 'GET /user-progressions/content/{contentId}/attempts';

test('an exam with a time limit is reloaded without a network, goes on and ends', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const exam = await createExamCourse(server, sessions.admin, { timeLimitMinutes: 30 });
  const { page } = await openAsNewLearner();
  await page.clock.install();

  await test.step('answers, and loses the network', async () => {
    await page.goto(exam);
    await start(page).click();
    await choose(page, 'A');
    await expect(saved(page)).toBeVisible();
    await untilKept(page);
    await expect.poll(() => keptReply(page, ofAttempt)).toMatch(/"answers":\[{/);
    expect(await keptReply(page, ofAttempt)).not.toContain('isCorrect');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Próxima' }).click();
    await choose(page, 'B');
    await expect(kept(page)).toBeVisible();
  });

  await test.step('finds everything again after a reload, and goes on', async () => {
    await page.reload();
    await expect(question(page, 2)).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^(29|30):\d\d$/);
    await expect(page.getByRole('radio', { name: /^B / })).toBeChecked();
    await expect(kept(page)).toBeVisible();
    await expectAnswered(page, '2 respondidas');
    await page.getByRole('button', { name: 'Próxima' }).click();
    await choose(page, 'A');
    await page.reload();
    await expectAnswered(page, '3 respondidas');
  });

  await test.step('has its answers on the server when the network is back', async () => {
    await page.context().setOffline(false);
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(saved(page)).toBeVisible();
    await expectAnswered(page, '3 respondidas');
  });

  await test.step('asks no question after the deadline', async () => {
    await page.context().setOffline(true);
    await passTime(page, 31 * 60_000);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'O tempo acabou' })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
  });

  await test.step('leaves nothing on the device after its submission', async () => {
    await page.context().setOffline(false);
    await expect(page.getByText(/^Você acertou \d de 4 questões\./)).toBeVisible();
    await expect.poll(() => keptReply(page, ofAttempt)).toBe('""');
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText('Sem conexão', { exact: true })).toBeVisible();
    await expect(question(page, 1)).toBeHidden();
  });
});

test('a practice exam is reloaded without a network', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const id = await createPracticeExam(server, sessions.admin, {
    title: 'Simulado no ônibus',
    questions: [2, 4].map((number) => ({
      statement: `<p>Quanto é ${number} vezes dois?</p>`,
      explanation: '<p>Some duas vezes.</p>',
      alternatives: [
        { text: `<p>${number * 2}</p>`, isCorrect: true },
        { text: '<p>1</p>', isCorrect: false },
      ],
    })),
  });
  const { page } = await openAsNewLearner();
  await page.goto(`/exercicios/${id}`);
  await start(page).click();
  await untilKept(page);
  await expect.poll(() => keptReply(page, ofAttempt)).toContain('vezes dois');
  await page.context().setOffline(true);
  await choose(page, 'A');
  await expect(kept(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Simulado no ônibus' })).toBeVisible();
  await expectAnswered(page, '1 respondida');
  await page.context().setOffline(false);
  await expect(saved(page)).toBeVisible();
});

test('a quick question is reloaded without a network, and its file is sent when there is one', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const kinds = ['SINGLE_CHOICE', 'NUMERIC', 'FILE'];
  const course = await createExamCourse(server, sessions.admin, {
    contentType: 'QUICK_QUESTION',
    questions: tenKinds.filter(({ kind }) => kinds.includes(kind)),
  });
  const { page } = await openAsNewLearner();
  const respond = () => page.getByRole('button', { name: 'Responder', exact: true }).click();

  await test.step('answers the first question', async () => {
    await page.goto(course);
    await page.getByRole('radio', { name: 'Belém' }).check({ force: true });
    await respond();
    await expect(page.getByText('Isso mesmo!')).toBeVisible();
    await untilKept(page);
    await expect.poll(() => keptReply(page, ofQuickQuestion)).toContain('"graded":[{');
  });

  await test.step('goes on without a network, also after a reload', async () => {
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText('Isso mesmo!')).toBeVisible();
    await page.getByLabel(/em km\/h$/).fill('22,5');
    await respond();
    await expect(page.getByText('Conferindo sua resposta…')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Conferindo sua resposta…')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Questão 3 de 3' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Escolher páginas' })).toBeVisible();
  });

  await test.step('sends a file when it is back', async () => {
    await page.context().setOffline(false);
    await expect(page.getByText('Isso mesmo!')).toHaveCount(2);
    await page.locator('input[type=file]').setInputFiles({
      name: 'ciclo.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n'),
    });
    await expect(page.getByRole('link', { name: 'ciclo.pdf' })).toBeVisible();
    await respond();
    await expect(page.getByText('Uma pessoa vai corrigir.')).toBeVisible();
  });
});
