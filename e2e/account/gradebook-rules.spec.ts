import { apiAs } from '../support/api-client.ts';
import { createClass, userIdOf } from '../support/classes.ts';
import { expect, test } from '../support/fixtures.ts';
import { keptReply, untilKept } from '../support/kept-on-device.ts';
import { beginAttempt, createPracticeExam } from '../support/practice-exam.ts';
import { expectToast } from '../support/toasts.ts';
import { newAccount, signUp } from '../support/users.ts';

test.use({
  serviceWorkers: 'allow',
  expectedPageErrors: /ERR_(INTERNET_DISCONNECTED|FAILED)|ApiProblem/,
});

test('a teacher sets the rules of a grade book, and a student reads the own boletim', async ({
  server,
  sessions,
  openAsNewLearner,
  openBrowser,
}) => {
  const title = '1º C da tarde';
  const ana = await signUp(server, { ...newAccount(), name: 'Ana Reis' });
  const { page, session: teacher } = await openAsNewLearner();
  const practiceExamId = await createPracticeExam(server, sessions.admin, {
    title: 'Prova de frações',
    questions: [
      {
        statement: '<p>Quanto é um quarto de 12?</p>',
        alternatives: [
          { text: '<p>3</p>', isCorrect: true },
          { text: '<p>4</p>', isCorrect: false },
        ],
      },
    ],
  });
  const { id } = await createClass(server, sessions.admin, {
    title,
    teachers: [teacher],
    students: [ana],
    gives: [{ practiceExamId }],
  });

  await test.step('the teacher begins with two semesters', async () => {
    await page.goto(`/turmas/${id}/boletim`);
    await page.getByRole('link', { name: 'Definir as regras' }).click();
    await page.getByRole('button', { name: '2 semestres' }).click();
    await page.getByRole('button', { name: 'Salvar as regras' }).click();
    await expect(page.getByRole('alert').first()).toContainText('Quando falta uma nota');
    await page.getByLabel('Quando falta uma nota').selectOption('Fica fora da conta');
    await page.getByRole('button', { name: 'Salvar as regras' }).click();
    await expectToast(page, 'Regras salvas');
    await expect(page.getByRole('grid', { name: 'Boletim' })).toContainText('Ana Reis');
  });

  const api = await apiAs(server, teacher);
  const userId = await userIdOf(server, ana);
  const { rules } = await api<{ rules: { columns: { id: string }[] } }>(
    `/classes/${id}/gradebook/rules`,
    undefined,
    'GET',
  );
  const marks = ['8.0', '6.5'].map((value, at) => ({
    userId,
    columnId: rules.columns[at]?.id,
    value,
  }));
  await api(`/classes/${id}/gradebook/marks`, marks, 'PUT');

  await test.step('with marks the form shows what changes before it saves', async () => {
    await page.reload();
    await page.getByRole('link', { name: 'Regras' }).click();
    await page.getByRole('textbox', { name: 'Peso de Prova, 1º semestre' }).fill('2,0');
    await page.getByRole('button', { name: 'Ver o que muda' }).click();
    await expect(page.getByRole('region', { name: 'O que muda' })).toContainText(
      'Ana Reis: 1º semestre 7,3 → 7,5, resultado final 7,3 → 7,5',
    );
    await page.getByRole('link', { name: `Boletim de ${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Salvar as regras' }).click();
    await expectToast(page, 'Regras salvas');
    await expect(page.getByRole('grid', { name: 'Boletim' })).toContainText('7,5');
  });

  await test.step('a column takes its marks from an exam that the class was given', async () => {
    const { id: attemptId, questions } = await beginAttempt(server, ana, practiceExamId);
    const answers = questions.map(({ id: questionId, alternatives }) => ({
      questionId,
      alternativeId: alternatives[0]?.id,
    }));
    const asAna = await apiAs(server, ana);
    await asAna(`/practice-exams/attempts/${attemptId}`, { answers }, 'PATCH');
    await page.getByRole('link', { name: 'Regras' }).click();
    await page.getByLabel('Notas de Prova, 2º semestre').selectOption('Prova de frações');
    await page.getByRole('button', { name: 'Ver o que muda' }).click();
    await expect(page.getByRole('region', { name: 'O que muda' })).toContainText(
      'Ana Reis: 2º semestre sem resultado → 10,0',
    );
    await page.getByRole('button', { name: 'Salvar as regras' }).click();
    await expectToast(page, 'Regras salvas');
    const sign = page.getByRole('img', { name: 'Preenchida pela atividade “Prova de frações”' });
    await expect(sign).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Boletim' })).toContainText('10,0');
  });

  const student = await openBrowser(ana);
  await student.setViewportSize({ width: 360, height: 740 });
  const term = student.getByRole('region', { name: '1º semestre' });

  await test.step('the student sees nothing of an open term', async () => {
    await student.goto('/turmas');
    await student.getByRole('link', { name: title }).click();
    await student.getByRole('link', { name: 'Meu boletim' }).click();
    await expect(term).toContainText('As notas aparecem aqui quando o período fechar.');
  });

  await test.step('and the marks with their result after the closing, also without a network', async () => {
    await api(`/classes/${id}/gradebook/closings`, { term: '1º semestre' }, 'POST');
    await student.reload();
    await expect(term).toContainText('7,5 = (8,0 × 2 + 6,5 × 1) ÷ 3');
    await expect.poll(() => keptReply(student, 'GET /classes/{id}/gradebook/own')).toContain('7.5');
    await untilKept(student);
    await student.context().setOffline(true);
    await student.reload();
    await expect(term).toContainText('Fechado');
  });
});
