import { apiAs } from '../support/api-client.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/toasts.ts';
import { createPracticeExam, numbersTo } from '../support/practice-exam.ts';

const questions = numbersTo(4).map((number) => ({
  statement: `<p>Quanto é ${number} + 1?</p>`,
  explanation: '<p>Conte nos dedos.</p>',
  alternatives: [
    { text: `<p>${number + 1}</p>`, isCorrect: true },
    { text: `<p>${number + 2}</p>`, isCorrect: false },
  ],
}));

test('areas with their own times follow each other, with a pause between them', async ({
  server,
  sessions,
  openAs,
  openAsNewLearner,
}) => {
  const id = await createPracticeExam(server, sessions.admin, { title: 'Duas manhãs', questions });
  const call = await apiAs(server, sessions.admin);
  const { questionIds } = await call<{ questionIds: string[] }>(
    `/practice-exams/${id}/scoring`,
    undefined,
    'GET',
  );
  const scales = await call<{ id: string; kind: string }[]>('/exam-scales', undefined, 'GET');
  const areaOf = (title: string, from: number) => ({
    title,
    timeLimitMinutes: null,
    questions: questionIds.slice(from, from + 2).map((questionId) => ({ id: questionId })),
  });
  await call(
    `/practice-exams/${id}/scoring`,
    {
      scaleId: scales.find(({ kind }) => kind === 'COUNT')?.id,
      areas: [areaOf('Linguagens', 0), areaOf('Matemática', 2)],
    },
    'PATCH',
  );

  const author = await openAs('admin');
  await author.goto(`/admin/conteudos/exercicios/gerenciar/${id}/nota`);
  for (const [at, minutes] of ['10', '20'].entries()) {
    await author.getByLabel('Tempo próprio').nth(at).fill(minutes);
  }
  await author.getByRole('button', { name: 'Salvar' }).click();
  await expectToast(author, 'Escala e áreas salvas.');

  const { page } = await openAsNewLearner();
  await page.goto(`/exercicios/${id}`);
  await expect(
    page.getByText('Linguagens (2 questões, 10 min); Matemática (2 questões, 20 min)'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page.getByRole('heading', { name: 'Questão 1 de 4 · Linguagens' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:\d\d|09:\d\d)$/);
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Próxima' }).click();
  await page.keyboard.press('b');
  await page.getByRole('button', { name: 'Concluir área' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Concluir Linguagens?' });
  await expect(dialog.getByText('Você respondeu todas as 2 questões.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Concluir' }).click();

  await expect(page.getByRole('heading', { name: 'Linguagens: concluída' })).toBeFocused();
  // Also after the page is loaded again.
  await page.reload();
  await page.getByRole('button', { name: 'Começar Matemática' }).click();
  await expect(page.getByRole('heading', { name: 'Questão 3 de 4 · Matemática' })).toBeVisible();
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Próxima' }).click();
  await page.getByRole('button', { name: 'Entregar' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click();
  await expect(page.getByText('Questão por questão')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Questão \d/ })).toHaveCount(4);
});
