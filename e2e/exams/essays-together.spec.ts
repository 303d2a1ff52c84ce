import { apiAs } from '../support/api-client.ts';
import { createClass } from '../support/classes.ts';
import { expect, test } from '../support/fixtures.ts';
import { createPracticeExam, essayQuestion } from '../support/practice-exam.ts';
import { expectToast } from '../support/toasts.ts';

const text =
  'A falta de água tratada evidencia um problema antigo.\n\nPortanto, cabe aos municípios ampliar a rede.';

test('the marks of a class appear when its teacher publishes them', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const title = 'Redação da turma da manhã';
  const admin = await apiAs(server, sessions.admin);
  const practiceExamId = await createPracticeExam(server, sessions.admin, {
    title,
    questions: [essayQuestion('Disserte sobre o acesso à água tratada no Brasil.')],
  });
  const { page: teacher, session: leading } = await openAsNewLearner();
  const { page: student, session: writing } = await openAsNewLearner();
  const { id } = await createClass(server, sessions.admin, {
    title: '2º ano da manhã',
    teachers: [leading],
    students: [writing],
  });

  await test.step('the teacher gives the essay as work whose marks appear together', async () => {
    await teacher.goto(`/turmas/${id}`);
    await teacher.getByRole('link', { name: 'Nova atividade' }).click();
    await expect(teacher.getByRole('heading', { name: 'Nova atividade', level: 1 })).toBeVisible();
    await teacher.getByRole('searchbox', { name: 'Buscar simulado' }).fill(title);
    await teacher.getByRole('button', { name: `Escolher ${title}` }).click();
    await teacher
      .getByLabel('As notas das redações aparecem')
      .selectOption({ label: 'juntas, quando eu publicar' });
    await teacher.getByRole('button', { name: 'Dar à turma' }).click();
    await expectToast(teacher, 'A turma tem uma atividade nova');
    await expect(teacher.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  });

  const question = student.getByRole('article');
  await test.step('the student hands the essay in', async () => {
    await student.goto(`/exercicios/${practiceExamId}`);
    await student.getByRole('button', { name: 'Começar' }).click();
    await student.getByLabel(/^Resposta da questão/).fill(text);
    await student.getByRole('button', { name: 'Entregar' }).first().click();
    await student.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click();
    await expect(question).toContainText('A redação espera a correção de uma pessoa.');
  });

  await test.step('its corrector gives the mark, of which the student sees nothing', async () => {
    const claimed = await admin<{ attemptId: string; questionId: string }>('/corrections/claims', {
      practiceExamId,
    });
    await admin(
      `/corrections/${claimed.attemptId}/${claimed.questionId}/marks`,
      {
        levels: { C1: 160, C2: 160, C3: 160, C4: 160, C5: 120 },
        comments: [{ text: 'Diga com que recursos.' }],
      },
      'PUT',
    );
    await student.reload();
    await expect(question).toContainText('Corrigida, aguarda a publicação da turma.');
    await expect(student.getByText('760')).toHaveCount(0);
    await expect(student.getByText('Diga com que recursos.')).toHaveCount(0);
  });

  await test.step('the teacher publishes the marks', async () => {
    await teacher.reload();
    const essays = teacher.getByRole('region', { name: 'Redações' });
    await expect(essays).toContainText('1 de 1 corrigida');
    await essays.getByRole('button', { name: 'Publicar notas' }).click();
    const dialog = teacher.getByRole('dialog', { name: `Publicar as notas de ${title}?` });
    await dialog.getByRole('button', { name: 'Publicar notas' }).click();
    await expectToast(teacher, 'Notas publicadas');
    await expect(essays).toContainText('As notas foram publicadas.');
    await expect(essays.getByRole('button', { name: 'Publicar notas' })).toBeHidden();
  });

  await test.step('the student reads the mark and the comments', async () => {
    await expect(async () => {
      await student.reload();
      await expect(question).toContainText(/aguarda a publicação|Nota da redação/);
      expect(await question.textContent()).toContain('760 de 1.000');
    }).toPass();
    await expect(question).toContainText('Diga com que recursos.');
  });
});
