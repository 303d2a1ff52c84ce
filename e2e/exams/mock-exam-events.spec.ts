import { readFile } from 'node:fs/promises';
import { createClass } from '../support/classes.ts';
import { expect, test } from '../support/fixtures.ts';
import { createPracticeExam, numbersTo } from '../support/practice-exam.ts';
import { expectToast } from '../support/toasts.ts';

// The exams have no essay.
test.use({ expectedPageErrors: /^refused: GET .*\/essay-sheets\.pdf.* 409$/ });

const question = (number: number) => ({
  kind: 'SINGLE_CHOICE',
  statement: `<p>Questão ${number}</p>`,
  alternatives: [
    { text: '<p>Sim</p>', isCorrect: true },
    { text: '<p>Não</p>', isCorrect: false },
  ],
});

test('an administrator plans a mock exam event, downloads its answer cards and deletes it', async ({
  server,
  sessions,
  openAs,
  openAsNewLearner,
}) => {
  test.slow();
  const [first, second] = ['Linguagens de maio', 'Matemática de maio'];
  for (const [title, questionsQtd] of [
    [first, 3],
    [second, 2],
  ] as const)
    await createPracticeExam(server, sessions.admin, {
      title,
      questions: numbersTo(questionsQtd).map(question),
    });
  const title = '3º ano do simulado de maio';
  const { id: classId } = await createClass(server, sessions.admin, {
    title,
    students: [sessions.learner],
  });
  const page = await openAs('admin');

  await test.step('plans two days for a class', async () => {
    await page.goto('/admin/conteudos/exercicios');
    await page.getByRole('link', { name: 'Dias de simulado' }).click();
    await expect(page.getByRole('heading', { name: 'Dias de simulado', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Novo dia de simulado' }).click();
    await expect(
      page.getByRole('heading', { name: 'Novo dia de simulado', level: 1 }),
    ).toBeVisible();
    await page.getByRole('textbox', { name: 'Título' }).fill('Simulado de maio');
    for (const exam of [second, first]) {
      await page.getByRole('searchbox', { name: 'Buscar simulado' }).fill(exam);
      await page.getByRole('button', { name: `Adicionar ${exam}` }).click();
      await expect(page.getByRole('button', { name: `Tirar ${exam}` })).toBeFocused();
    }
    await page.getByRole('button', { name: `Mover ${first} para cima` }).click();
    await page.getByRole('searchbox', { name: 'Buscar turma' }).fill(title);
    await page.getByRole('button', { name: `Adicionar ${title}` }).click();
    await page
      .getByRole('combobox', { name: 'Cadernos' })
      .selectOption('Quatro cores, como no Enem');
    await page.getByRole('button', { name: 'Criar dia de simulado' }).click();
    await expect(page.getByRole('heading', { name: 'Simulado de maio', level: 1 })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: first })).toContainText('1º dia');
    await expect(page.getByText('Questões 4 a 5')).toBeVisible();
  });

  await test.step('marks when it starts', async () => {
    await page.getByRole('link', { name: 'Marcar' }).click();
    await expect(
      page.getByRole('heading', { name: 'Editar Simulado de maio', level: 1 }),
    ).toBeVisible();
    await page.getByLabel('Começa em').fill('2031-05-10T13:00');
    await page.getByRole('button', { name: 'Salvar alterações' }).click();
    await expect(page.getByText('Começa: 10 de mai. de 2031 às 13:00')).toBeVisible();
  });

  await test.step('puts a student on the list who has joined since', async () => {
    const { page: joining, account } = await openAsNewLearner();
    await joining.goto('/');
    await expect(joining.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`/admin/turmas/${classId}`);
    await page.getByRole('searchbox', { name: 'Buscar pessoa' }).fill(account.email);
    await page.getByRole('button', { name: /^Adicionar / }).click();
    await expectToast(page, /está na turma$/);
    await page.goto('/admin/dias-de-simulado?busca=maio');
    await page.getByRole('link', { name: 'Simulado de maio' }).click();
    await expect(
      page.getByText('1 estudante das turmas não está na lista.', { exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Pôr na lista' }).click();
    await expectToast(page, '1 estudante entrou na lista');
    await expect(page.getByText('2 estudantes na lista', { exact: true }).first()).toBeVisible();
  });

  await test.step('downloads the cards of a day', async () => {
    await expect(page.getByText('4 cartões, um por página', { exact: true })).toBeVisible();
    await page
      .getByRole('combobox', { name: 'Dia', exact: true })
      .selectOption(`2º dia: ${second}`);
    await expect(page.getByText('2 cartões, um por página', { exact: true })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar cartões' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('cartoes-simulado-de-maio-dia-2.pdf');
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await expectToast(page, 'Cartões salvos entre os seus downloads');
  });

  await test.step('downloads a booklet in large print, and is told that there is no essay', async () => {
    await page.getByRole('combobox', { name: 'Caderno', exact: true }).selectOption('rosa');
    await page.getByRole('combobox', { name: 'Letra' }).selectOption('Ampliada, tamanho 18');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar caderno' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('caderno-simulado-de-maio-dia-1-rosa-letra-18.pdf');
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('button', { name: 'Baixar folhas de redação' }).click();
    await expect(page.getByText('As provas deste simulado não têm redação.')).toBeVisible();
  });

  await test.step('sees that no card has been read', async () => {
    await page.getByRole('link', { name: 'Ver resultados' }).click();
    await expect(page.getByRole('heading', { name: 'Resultados', level: 1 })).toBeVisible();
    await expect(page.getByText('0 de 2')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Resultados' })).toContainText('Sem cartão lido');
  });

  await test.step('can delete an exam of it only after the event', async () => {
    await page.goto(`/admin/conteudos/exercicios?busca=${encodeURIComponent(first)}`);
    const askForDeletion = async () => {
      await page.getByRole('button', { name: `Ações de ${first}` }).click();
      await page.getByRole('menuitem', { name: 'Excluir' }).click();
    };
    await askForDeletion();
    const dialog = page.getByRole('dialog', { name: `Excluir “${first}”?` });
    await expect(dialog).toContainText('Exclua esse dia antes.');
    await expect(dialog.getByRole('button', { name: 'Excluir simulado' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await page.goto('/admin/dias-de-simulado?busca=maio');
    await page.getByRole('link', { name: 'Simulado de maio' }).click();
    await page.getByRole('button', { name: 'Ações de Simulado de maio' }).click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    await page
      .getByRole('dialog', { name: 'Excluir “Simulado de maio”?' })
      .getByRole('button', { name: 'Excluir dia de simulado' })
      .click();
    await expectToast(page, 'Dia de simulado excluído');
    await expect(page.getByRole('heading', { name: 'Dias de simulado', level: 1 })).toBeVisible();
    await page.goto(`/admin/conteudos/exercicios?busca=${encodeURIComponent(first)}`);
    await askForDeletion();
    await expect(dialog.getByRole('button', { name: 'Excluir simulado' })).toBeEnabled();
  });
});
