import { answerLimits } from '@sabia/domain/attempts/answer-limits.ts';
import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { apiAs } from '../support/api-client.ts';
import { createExamCourse } from '../support/exam-course.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ expectedPageErrors: /422/ });

const maxLength = 20_000;
const essay = (number: number) => ({
  kind: 'OPEN_TEXT',
  statement: `<p>Escreva o texto ${number}.</p>`,
  task: { kind: 'OPEN_TEXT', maxLength },
  answerKey: { kind: 'OPEN_TEXT', guidelines: null },
});

/** The longest one has three bytes for each character. */
const anAnswer = (questionId: string, length: number) => ({
  id: randomUUID(),
  questionId,
  alternativeId: null,
  response: { kind: 'OPEN_TEXT', text: '字'.repeat(length) },
  answeredAt: new Date().toISOString(),
  deviceId: randomUUID(),
  sequence: 1,
});

const bytesOf = (length: number) =>
  Buffer.byteLength(JSON.stringify(anAnswer('', length).response));

/** Answers of other devices, after which the attempt takes fewer than 2,000 bytes. */
function manyAnswers({ questions }: Attempt) {
  const longest = Math.floor(answerLimits.textBytes / bytesOf(maxLength));
  const left = answerLimits.textBytes - longest * bytesOf(maxLength);
  const rest = Math.floor((left - 1000 - bytesOf(0)) / 3);
  const lengths = [...Array.from({ length: longest }, () => maxLength), rest];
  return lengths.map((length, at) => anAnswer(questions[at % questions.length]?.id ?? '', length));
}

/** Starts the exam on the screen; the attempt as the server has told it. */
async function begin(page: Page): Promise<Attempt> {
  const started = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/attempts'),
  );
  await page.getByRole('button', { name: 'Começar' }).click();
  return (await (await started).json()) as Attempt;
}

test('a text that the server refuses stays on the screen, with the reason, until it is changed', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const exam = await createExamCourse(server, sessions.admin, { questions: [essay(1), essay(2)] });
  const { page } = await openAsNewLearner();
  await page.goto(exam);
  const attempt = await begin(page);
  const call = await apiAs(server, await page.context().storageState());
  const answers = manyAnswers(attempt);
  for (let at = 0; at < answers.length; at += 10)
    await call(`/practice-exams/attempts/${attempt.id}/answers`, {
      answers: answers.slice(at, at + 10),
    });

  const field = page.getByRole('textbox', { name: 'Resposta da questão 1' });
  const refusal = page.getByText('Não foi salvo: As respostas escritas chegaram');
  const tooLong = 'Ônibus '.repeat(200);
  await field.fill(tooLong);
  await expect(refusal).toBeVisible();
  await expect(field).toHaveValue(tooLong);

  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(page.getByRole('textbox', { name: 'Resposta da questão 2' })).toBeVisible();
  await expect(refusal).toBeHidden();
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(field).toHaveValue(tooLong);

  await page.reload();
  await expect(refusal).toBeVisible();
  await expect(field).toHaveValue(tooLong);

  await field.fill('Ônibus');
  await expect(refusal).toBeHidden();
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('Ônibus');
});
