import { expect, test } from '../support/fixtures.ts';
import { createClass } from '../support/classes.ts';
import { keptReply, untilKept } from '../support/kept-on-device.ts';
import { createPracticeExam, essayQuestion } from '../support/practice-exam.ts';
import { expectToast } from '../support/toasts.ts';

test.use({
  serviceWorkers: 'allow',
  expectedPageErrors: /ERR_(INTERNET_DISCONNECTED|FAILED)|ApiProblem/,
});

test('two essays are taken along, corrected without a network, and sent when it is back', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const title = 'Duas redações para levar';
  const id = await createPracticeExam(server, sessions.admin, {
    title,
    questions: [
      essayQuestion('Disserte sobre a leitura.'),
      essayQuestion('Disserte sobre o lixo.'),
    ],
  });
  const { page: learner, session: student } = await openAsNewLearner();
  const { page, session: teacher } = await openAsNewLearner();
  await createClass(server, sessions.admin, {
    title: 'Turma que escreve sem internet',
    teachers: [teacher],
    students: [student],
    gives: [{ practiceExamId: id }],
  });
  await test.step('a learner hands in both', async () => {
    await learner.goto(`/exercicios/${id}`);
    await learner.getByRole('button', { name: 'Começar' }).click();
    await expect(learner.getByRole('heading', { name: /^Questão 1 de 2/ })).toBeVisible();
    await learner.getByRole('textbox').fill('Ler é um direito de todos.');
    await learner.getByRole('button', { name: 'Próxima' }).click();
    await expect(learner.getByRole('heading', { name: /^Questão 2 de 2/ })).toBeVisible();
    await learner.getByRole('textbox').fill('O lixo tem destino.');
    await learner.getByRole('button', { name: 'Entregar' }).first().click();
    await learner.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click();
    await expect(learner.getByRole('region', { name: 'Resultado' })).toBeVisible();
  });

  const desk = page.getByRole('form', { name: 'Correção da redação' });
  await test.step('their teacher takes them along', async () => {
    // The code of the home stays on the device, for the end.
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilKept(page);
    await page.goto('/turmas/redacoes');
    await page.getByRole('button', { name: 'Levar para corrigir sem internet' }).click();
    await expectToast(page, /^2 redações estão neste aparelho até /);
    await expect(desk).toBeVisible();
    await expect(page.getByText('2 redações com você')).toBeVisible();
    await expect
      .poll(() => keptReply(page, 'GET /corrections/claims'))
      .toMatch(/Ler é um direito.*O lixo tem destino/);
    await untilKept(page);
    await page.context().setOffline(true);
    await page.reload();
  });

  await test.step('corrects them without a network, also after a reload', async () => {
    for (const text of ['Ler é um direito', 'O lixo tem destino']) {
      await expect(desk.getByRole('region', { name: 'Redação' })).toContainText(text);
      for (const level of ['5', '4', '4', '5', '3']) {
        await page.keyboard.press(level);
        await page.keyboard.press('Tab');
      }
      await expect(desk).toContainText('Nota 640');
      await desk.getByRole('button', { name: 'Enviar e próxima' }).click();
    }
    await expect(page.getByText('2 correções esperam a conexão.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('2 correções esperam a conexão.')).toBeVisible();
    await expect(desk).toBeHidden();
  });

  await test.step('the marks are sent by themselves, from whichever page is open', async () => {
    await page.goto('/');
    await page.context().setOffline(false);
    await expectToast(page, '2 correções enviadas.');
    await learner.reload();
    await expect(learner.getByText('Nota de uma correção: 640.')).toHaveCount(2);
  });
});
