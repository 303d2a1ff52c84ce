import { randomUUID } from 'node:crypto';
import { apiAs } from '../support/api-client.ts';
import { createClass, userIdOf } from '../support/classes.ts';
import { expect, test } from '../support/fixtures.ts';
import { beginAttempt, createPracticeExam, handIn, numbersTo } from '../support/practice-exam.ts';
import { newAccount, signUp } from '../support/users.ts';

const question = {
  statement: 'Quanto é 2 + 2?',
  explanation: '',
  alternatives: [
    { text: '4', isCorrect: true },
    { text: '5', isCorrect: false },
  ],
};

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('the teacher of a class of 40 reads who has begun, handed in, is late, and has not', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  // The sheet names the class by its title, which is to be the only one.
  const ofClass = `3º ano ${randomUUID().slice(0, 8)}`;
  const [dueSoon, overdue] = [`Simulado do ${ofClass}`, `Revisão do ${ofClass}`];
  const createExam = (title: string) =>
    createPracticeExam(server, sessions.admin, { title, questions: [question] });
  const [soonId, overdueId] = [await createExam(dueSoon), await createExam(overdue)];
  const { page, session: teacher } = await openAsNewLearner();
  const {
    id,
    assignmentIds: [, overdueWork],
  } = await createClass(server, sessions.admin, {
    title: ofClass,
    teachers: [teacher],
    gives: [
      { practiceExamId: soonId, dueAt: daysFromNow(2) },
      { practiceExamId: overdueId, dueAt: daysFromNow(-2) },
    ],
  });

  const students = numbersTo(40).map((number) => ({
    ...newAccount(),
    name: `Estudante ${String(number).padStart(2, '0')} da Silva`,
  }));
  const [inTime, late, extended, begun] = await Promise.all(
    students.slice(0, 4).map((student) => signUp(server, student)),
  );
  if (!inTime || !late || !extended || !begun) throw new Error('four students sign up');
  // The first request of each creates the profile, which the sheet then names.
  const [, , extendedId] = await Promise.all(
    [inTime, late, extended, begun].map((student) => userIdOf(server, student)),
  );
  const admin = await apiAs(server, sessions.admin);
  const lines = students.map(({ name, email }) => `${name};${email};${ofClass}`);
  await admin('/users/import', {
    contentBase64: Buffer.from(['Nome;E-mail;Turma', ...lines].join('\n')).toString('base64'),
    known: 'update',
  });
  await admin(
    `/classes/${id}/assignments/${overdueWork}/extensions/${extendedId}`,
    { extendedTo: daysFromNow(1) },
    'PUT',
  );
  await Promise.all([
    handIn(server, inTime, { practiceExamId: soonId }),
    handIn(server, late, { practiceExamId: overdueId }),
    handIn(server, extended, { practiceExamId: overdueId }),
    beginAttempt(server, begun, soonId),
    beginAttempt(server, begun, overdueId),
  ]);

  const handedIn = page.getByRole('region', { name: 'Quem entregou' });
  const table = page.getByRole('table', { name: 'Quem entregou' });
  const numbers = () => handedIn.locator('dl > div').allTextContents();

  await test.step('the day of the teacher tells what is due and who is behind', async () => {
    await page.goto('/turmas/hoje');
    await expect(page.getByRole('heading', { name: 'Hoje', level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Turmas' })).toContainText('40 estudantes');
    const soon = page.getByRole('region', { name: 'Vence em breve' });
    await expect(soon).toContainText(dueSoon);
    await expect(soon).toContainText('1 de 40 entregaram');
    const behind = page.getByRole('region', { name: 'Quem ficou para trás' });
    await expect(behind).toContainText('1 começou e não entregou');
    await behind.getByRole('link', { name: `37 não começaram: ${overdue}` }).click();
    await expect(page.getByRole('heading', { name: overdue, level: 1 })).toBeVisible();
    await expect(page.getByText('37 estudantes', { exact: true })).toBeVisible();
  });

  await test.step('the page of the late work tells who handed in, in time or late', async () => {
    await expect
      .poll(numbers)
      .toEqual(['Não começou37', 'Começou1', 'Entregou1', 'Entregou com atraso1']);
    const state = page.getByRole('combobox', { name: 'Situação' });
    for (const [name, student] of [
      ['Entregou com atraso', students[1]],
      ['Entregou', students[2]],
      ['Começou', students[3]],
    ] as const) {
      await state.selectOption({ label: name });
      await expect(page.getByText('1 estudante', { exact: true })).toBeVisible();
      await expect(table).toContainText(student?.name ?? '');
    }
    await state.selectOption({ label: 'Todas' });
    await expect(page.getByText('40 estudantes', { exact: true })).toBeVisible();
  });

  await test.step('the page of the other work follows what a student does', async () => {
    await page.getByRole('link', { name: ofClass }).click();
    await expect(page.getByRole('heading', { name: ofClass, level: 1 })).toBeVisible();
    await page.getByRole('link', { name: dueSoon }).click();
    await expect(page.getByRole('heading', { name: dueSoon, level: 1 })).toBeVisible();
    await expect.poll(numbers).toEqual(['Não começou38', 'Começou1', 'Entregou1']);
    await handIn(server, begun, { practiceExamId: soonId });
    await page.reload();
    await expect.poll(numbers).toEqual(['Não começou38', 'Entregou2']);
  });

  await test.step('the members are all 40 and the teacher, with what each handed in', async () => {
    await page.getByRole('link', { name: ofClass }).click();
    await expect(page.getByRole('heading', { name: ofClass, level: 1 })).toBeVisible();
    const members = page.getByRole('table', { name: 'Participantes' });
    await expect(page.getByText('41 pessoas', { exact: true })).toBeVisible();
    await expect(members.getByRole('row')).toHaveCount(42);
    for (const [at, attempts] of [1, 1, 1, 1, 0].entries())
      await expect(
        members
          .getByRole('row')
          .filter({ hasText: students[at]?.name ?? '' })
          .getByRole('cell')
          .nth(2),
      ).toHaveText(String(attempts));
  });
});
