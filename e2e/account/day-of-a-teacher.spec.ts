import { createClass } from '../support/classes.ts';
import { expect, test } from '../support/fixtures.ts';
import { keptReply, untilKept } from '../support/kept-on-device.ts';
import { createPracticeExam, essayQuestion, handIn } from '../support/practice-exam.ts';
import { expectToast } from '../support/toasts.ts';
import { newAccount, signUp } from '../support/users.ts';

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  expectedPageErrors: /ERR_(INTERNET_DISCONNECTED|FAILED)|ApiProblem/,
});

const essays = ['Ler é um direito de todos.', 'O livro abre portas.'];

test('a teacher does the work of a day on a phone, a part of it without a network', async ({
  server,
  sessions,
  openAsNewLearner,
  openBrowser,
}) => {
  const [essay, exam, ofClass] = ['Redação da semana', 'Simulado da semana', '2º ano da tarde'];
  const essayId = await createPracticeExam(server, sessions.admin, {
    title: essay,
    questions: [essayQuestion('Disserte sobre a leitura.')],
  });
  await createPracticeExam(server, sessions.admin, {
    title: exam,
    questions: [essayQuestion('Explique o ciclo da água.')],
  });
  const named = (name: string) => signUp(server, { ...newAccount(), name });
  const [ana, bruno, caio] = [
    await named('Ana Prado'),
    await named('Bruno Reis'),
    await named('Caio Luz'),
  ];
  const { page, session: teacher } = await openAsNewLearner();
  await createClass(server, sessions.admin, {
    title: ofClass,
    teachers: [teacher],
    students: [ana, bruno, caio],
    gives: [
      {
        practiceExamId: essayId,
        results: 'TOGETHER',
        dueAt: new Date(Date.now() - 86_400_000).toISOString(),
      },
    ],
  });
  for (const [at, student] of [ana, bruno].entries())
    await handIn(server, student, { practiceExamId: essayId, text: essays[at] ?? '' });

  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
  const places = page.getByRole('navigation', { name: 'Principal' }).filter({ visible: true });
  const openDay = async () => {
    await places.getByRole('link', { name: 'Hoje' }).tap();
    await expect(heading('Hoje')).toBeVisible();
  };
  const openEssayWork = async () => {
    await openDay();
    await page
      .getByRole('region', { name: 'Quem ficou para trás' })
      .getByRole('link', { name: essay, exact: true })
      .tap();
    await expect(heading(essay)).toBeVisible();
  };

  await test.step('opens the day', async () => {
    await page.goto('/');
    await openDay();
    await expect(page.getByText('2 redações para corrigir')).toBeVisible();
    await expect(page.getByRole('link', { name: `1 não começou: ${essay}` })).toBeVisible();
  });

  await test.step('gives work', async () => {
    await page
      .getByRole('region', { name: 'Turmas' })
      .getByRole('link', { name: ofClass, exact: true })
      .tap();
    await expect(heading(ofClass)).toBeVisible();
    await page.getByRole('link', { name: 'Nova atividade' }).tap();
    await expect(heading('Nova atividade')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Buscar simulado' }).fill(exam);
    await page
      .getByRole('button', { name: `Escolher ${exam}` })
      .first()
      .tap();
    await page.getByLabel('Prazo', { exact: true }).fill('2031-03-11T23:59');
    await page.getByRole('button', { name: 'Dar à turma' }).tap();
    await expectToast(page, 'A turma tem uma atividade nova');
    await expect(heading(exam)).toBeVisible();
    await expect(page.getByText('3 estudantes', { exact: true })).toBeVisible();
  });

  await test.step('looks at the essays, and gives a student more time', async () => {
    await openEssayWork();
    await expect(page.getByRole('region', { name: 'Redações' })).toContainText('0 de 2 corrigidas');
    const row = page.getByRole('row').filter({ hasText: 'Caio Luz' });
    await expect(row).toContainText('Não começou');
    await row.getByRole('button', { name: 'Prorrogar o prazo de Caio Luz' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Prorrogar o prazo de Caio Luz' });
    await dialog.getByLabel('Novo prazo').fill('2031-03-12T23:59');
    await dialog.getByRole('button', { name: 'Prorrogar' }).tap();
    await expectToast(page, 'Caio Luz tem mais tempo');
    await expect(row).toContainText('até qua, 12/03/2031, 23:59');
  });

  const desk = page.getByRole('form', { name: 'Correção da redação' });
  const choose = (criterion: number, points: string) =>
    desk
      .getByRole('group', { name: `Competência ${criterion}` })
      .getByRole('radio', { name: points, exact: true })
      .tap();
  const isOpen = (text = '') =>
    expect(desk.getByRole('region', { name: 'Redação' })).toContainText(text);

  await test.step('takes the essays along', async () => {
    await openDay();
    await page.getByRole('link', { name: 'Corrigir', exact: true }).tap();
    await expect(heading('Redações')).toBeVisible();
    await page.getByRole('button', { name: 'Levar para corrigir sem internet' }).tap();
    await expectToast(page, /^2 redações estão neste aparelho até /);
    await isOpen(essays[0]);
    await expect
      .poll(() => keptReply(page, 'GET /corrections/claims'))
      .toMatch(/Ler é um direito.*O livro abre portas/);
    await untilKept(page);
    await page.context().setOffline(true);
  });

  await test.step('corrects them by touch without a network, with a reload in between', async () => {
    for (const [at, points] of ['160', '120', '120', '160', '80'].entries())
      await choose(at + 1, points);
    await expect(desk).toContainText('Nota 640');
    await desk.getByRole('button', { name: 'Enviar e próxima' }).tap();
    await isOpen(essays[1]);
    for (const criterion of [1, 2, 3]) await choose(criterion, '200');
    await expect(desk).toContainText('Nota 600');
    await page.reload();
    await expect(page.getByText('1 correção espera a conexão.')).toBeVisible();
    await isOpen(essays[1]);
    await expect(desk).toContainText('Nota 600');
    for (const criterion of [4, 5]) await choose(criterion, '200');
    await expect(desk).toContainText('Nota 1000');
    await desk.getByRole('button', { name: 'Enviar e próxima' }).tap();
    await expect(page.getByText('2 correções esperam a conexão.')).toBeVisible();
    const picture = page.getByRole('main').locator('[data-empty] img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step('the marks are sent when the network is back', async () => {
    await page.context().setOffline(false);
    await expectToast(page, '2 correções enviadas.');
    await page.getByRole('link', { name: 'Voltar para Hoje' }).tap();
    await openEssayWork();
    await expect(page.getByRole('region', { name: 'Redações' })).toContainText('2 de 2 corrigidas');
  });

  await test.step('publishes the marks, and reminds the student who is missing', async () => {
    await page.getByRole('button', { name: 'Publicar notas' }).tap();
    await page
      .getByRole('dialog', { name: `Publicar as notas de ${essay}?` })
      .getByRole('button', { name: 'Publicar notas' })
      .tap();
    await expectToast(page, 'Notas publicadas');
    await page.getByRole('button', { name: 'Lembrar quem não entregou' }).tap();
    await page
      .getByRole('dialog', { name: 'Lembrar quem não entregou?' })
      .getByRole('button', { name: 'Enviar lembrete' })
      .tap();
    await expectToast(page, 'Lembrete a caminho de 1 estudante');
  });

  await test.step('tells the class', async () => {
    await page.getByRole('link', { name: ofClass }).tap();
    await expect(heading(ofClass)).toBeVisible();
    await page.getByRole('link', { name: 'Novo aviso' }).tap();
    await expect(heading('Novo aviso')).toBeVisible();
    await page.getByLabel('Texto').fill('As notas das redações saíram.');
    await page.getByRole('button', { name: 'Enviar agora' }).tap();
    await expectToast(page, 'Aviso enviado à turma');
    await expect(page.getByRole('region', { name: 'Avisos' })).toContainText(
      'As notas das redações saíram.',
    );
  });

  await test.step('the students read the notice and their marks', async () => {
    const student = await openBrowser(bruno);
    await student.goto('/turmas');
    await expect(student.getByRole('region', { name: 'Avisos' })).toContainText(
      'As notas das redações saíram.',
    );
    const question = student.getByRole('article');
    await expect(async () => {
      await student.goto(`/exercicios/${essayId}`);
      await student.getByText(/^Rever/).tap();
      await expect(question).toContainText(/aguarda a publicação|Nota da redação/);
      expect(await question.textContent()).toContain('1.000 de 1.000');
    }).toPass();
  });
});
