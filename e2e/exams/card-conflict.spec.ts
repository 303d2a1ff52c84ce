import { randomUUID } from 'node:crypto';
import { createMockExam } from '../support/answer-cards.ts';
import { apiAs } from '../support/api-client.ts';
import { createClass, userIdOf } from '../support/classes.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/toasts.ts';

// Another reading of the card arrives while the teacher decides.
test.use({ expectedPageErrors: /^refused: PUT .*\/readings\/.* 409$/ });

const answersOf = (letters: string) =>
  Object.fromEntries(Array.from(letters, (letter, at) => [String(at + 1), letter]));

test('a teacher finds the events of the classes, and decides two different cards of a person', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const { page, session: teacher } = await openAsNewLearner();
  const { session: student } = await openAsNewLearner();
  const [title, questions] = ['Simulado dos dois cartões', 8];
  const { id: classId } = await createClass(server, sessions.admin, {
    title: 'Turma dos dois cartões',
    teachers: [teacher],
    students: [student],
  });
  const id = await createMockExam(server, sessions.admin, { title, questions, classId });
  const personId = await userIdOf(server, student);
  const call = await apiAs(server, sessions.admin);
  const send = (letters: string) =>
    call(
      `/mock-exams/${id}/readings/${randomUUID()}`,
      { personId, day: 1, answers: answersOf(letters), doubts: [], quality: 1 },
      'PUT',
    );
  await send('AAAAAAAA');
  await send('BBBBAAAA');

  await test.step('by the class area', async () => {
    await page.goto('/turmas');
    await page.getByRole('link', { name: 'Dias de simulado' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.getByRole('link', { name: `Ler cartões de ${title}` }).click();
    await expect(page.getByText('Lidos 1 de 1')).toBeVisible();
    await expect(page.getByText('Dois cartões diferentes: 1')).toBeVisible();
    await page.getByRole('link', { name: 'Dias de simulado' }).click();
    await page.getByRole('link', { name: `Ver resultados de ${title}` }).click();
    await page.getByRole('link', { name: /^Em conflito: decidir o cartão de / }).click();
    await expect(page.getByRole('heading', { name: /^Cartão de /, level: 1 })).toBeVisible();
  });

  const decision = page.getByRole('region', { name: 'Decisão' });
  const save = decision.getByRole('button', { name: 'Guardar a decisão' });

  await test.step('the lines are decided by keys', async () => {
    await expect(decision.getByText('Leitura 1: A. Leitura 2: B.')).toBeVisible();
    await expect(save).toBeDisabled();
    await page.keyboard.press('2');
    await expect(decision.getByRole('heading', { name: 'Questão 2' })).toBeVisible();
    await page.keyboard.press('z');
    await expect(decision.getByText('4 linhas esperam a sua decisão.')).toBeVisible();
    await page.getByRole('button', { name: 'Usar a leitura 2' }).click();
    await expect(decision.getByText('Todas as linhas estão decididas.')).toBeVisible();
  });

  await test.step('a reading that came meanwhile is told, and nothing is stored', async () => {
    await send('BBBBBAAA');
    await save.click();
    await expect(page.getByText(/^Este cartão foi lido de novo\./)).toBeVisible();
    await expect(decision.getByText('5 linhas esperam a sua decisão.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Usar a leitura 3' })).toBeVisible();
  });

  await test.step('the decision counts', async () => {
    await page.getByRole('button', { name: 'Usar a leitura 1' }).click();
    await decision.getByRole('button', { name: 'Próxima linha' }).click();
    await page.keyboard.press('7');
    await save.click();
    await expectToast(page, 'Decisão guardada');
    await expect(page.getByText('Decidido: valem as respostas da última leitura.')).toBeVisible();
    await expect(page.getByText('Decisão: mudou a questão 2')).toBeVisible();
    await page.getByRole('link', { name: 'Ver resultados' }).click();
    await expect(page.getByRole('cell', { name: '7 de 8' })).toBeVisible();
  });
});
