import { apiAs } from '../support/api-client.ts';
import { expect, test } from '../support/fixtures.ts';
import { keptReply, untilKept } from '../support/kept-on-device.ts';
import { createPracticeExam } from '../support/practice-exam.ts';

test.use({
  serviceWorkers: 'allow',
  expectedPageErrors: /ERR_(INTERNET_DISCONNECTED|FAILED)|ApiProblem/,
});

test('a student reads what is due without a network', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const title = 'Simulado para levar no ônibus';
  const practiceExamId = await createPracticeExam(server, sessions.admin, { title, questions: [] });
  const post = await apiAs(server, sessions.admin);
  const { id, code } = await post<{ id: string; code: string }>('/classes', { title: '2º ano' });
  await post(`/classes/${id}/assignments`, {
    practiceExamId,
    dueAt: '2031-03-11T23:59',
    late: 'ACCEPT',
  });
  const { page } = await openAsNewLearner();
  await page.goto(`/turmas/entrar?codigo=${code}`);
  await page.getByLabel('Sua data de nascimento').fill('2010-03-09');
  await page.getByRole('button', { name: 'Entrar na turma' }).click();
  await expect(page.getByRole('heading', { name: '2º ano', level: 1 })).toBeVisible();
  await page.goto('/turmas/a-fazer');
  const work = page.getByRole('link', { name: title });
  await expect(work).toBeVisible();
  await expect.poll(() => keptReply(page, 'GET /assignments/own')).toContain(title);
  await untilKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(work).toBeVisible();
});
