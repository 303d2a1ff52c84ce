import { apiAs } from '../support/api-client.ts';
import { createClass } from '../support/classes.ts';
import { expect, test } from '../support/fixtures.ts';
import { createPracticeExam } from '../support/practice-exam.ts';
import { expectToast } from '../support/toasts.ts';

const essay = [
  'A persistência da falta de água tratada no Brasil evidencia um problema que atravessa décadas.',
  'Portanto, cabe aos municípios ampliar a rede por meio de consórcios regionais.',
].join('\n');

test('an essay is written, corrected by the keyboard alone, and its author reads the mark', async ({
  server,
  sessions,
  openAs,
  openAsNewLearner,
}) => {
  const title = 'Redação sobre a água';
  const id = await createPracticeExam(server, sessions.admin, { title, questions: [] });
  const author = await openAs('admin');

  await test.step('the author of the exam chooses the rubric of the Enem', async () => {
    await author.goto(`/admin/conteudos/exercicios/gerenciar/${id}/conteudo`);
    await author.getByRole('link', { name: 'Adicionar questão' }).first().click();
    const editor = author.getByRole('dialog');
    await editor.getByLabel('Tipo de questão').selectOption({ label: 'Dissertativa' });
    await editor.getByRole('textbox', { name: 'Enunciado' }).fill('Disserte sobre a água.');
    await editor.getByLabel('Rubrica').selectOption({ label: 'Redação do Enem' });
    await editor.getByLabel('Corretores').selectOption({ label: 'Uma pessoa' });
    await editor.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(editor).toBeHidden();
    await expect(author.getByText('Disserte sobre a água.')).toBeVisible();
  });

  const { page, session: student } = await openAsNewLearner();
  const { page: teacher, session } = await openAsNewLearner();
  await createClass(server, sessions.admin, {
    title: 'Turma da água',
    teachers: [session],
    students: [student],
    gives: [{ practiceExamId: id }],
  });
  await test.step('a learner hands in the essay', async () => {
    await page.goto(`/exercicios/${id}`);
    await page.getByRole('button', { name: 'Começar' }).click();
    await expect(page.getByRole('heading', { name: /^Questão 1 de 1/ })).toBeVisible();
    await page.getByRole('textbox').fill(essay);
    await page.getByRole('button', { name: 'Entregar' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click();
    await expect(page.getByRole('region', { name: 'Resultado' })).toBeVisible();
  });

  await test.step('the administration finds it among the corrections, without a name', async () => {
    await author.goto(`/admin/correcoes?page=1&simulado=${id}`);
    await expect(author.getByText('Redação sem nome')).toHaveCount(1);
    await author.getByRole('link', { name: 'Corrigir redações' }).click();
    await expect(author.getByRole('heading', { name: 'Redações', level: 1 })).toBeVisible();
  });

  await test.step('a teacher corrects it by the keyboard alone', async () => {
    await teacher.goto('/turmas');
    await teacher.getByRole('link', { name: 'Corrigir redações' }).click();
    await expect(teacher.getByRole('heading', { name: 'Redações', level: 1 })).toBeVisible();
    await teacher.getByRole('button', { name: 'Corrigir a próxima' }).press('Enter');
    const desk = teacher.getByRole('form', { name: 'Correção da redação' });
    await expect(desk.getByRole('region', { name: 'Redação' })).toContainText(
      'evidencia um problema',
    );
    for (const level of ['5', '4', '4', '5']) {
      await teacher.keyboard.press(level);
      await teacher.keyboard.press('Tab');
    }
    await teacher.keyboard.press('Enter');
    await expect(desk.getByText('Falta escolher a nota.')).toBeVisible();
    await teacher.keyboard.press('3');
    await expect(desk).toContainText('Proposta insuficiente');
    await expect(desk).toContainText('Nota 640');
  });

  await test.step('a reload keeps the correction, and words get a comment', async () => {
    await teacher.reload();
    const desk = teacher.getByRole('form', { name: 'Correção da redação' });
    await expect(desk).toContainText('Nota 640');
    await desk.getByText('evidencia um problema').evaluate((element) => {
      const [node] = element.childNodes;
      const start = node?.textContent?.indexOf('evidencia') ?? 0;
      if (node)
        getSelection()?.setBaseAndExtent(node, start, node, start + 'evidencia um problema'.length);
    });
    await desk.getByRole('button', { name: 'Comentar as palavras' }).click();
    await desk.getByRole('textbox', { name: 'Comentário 1' }).fill('Boa tese. Diga para quem.');
    await expect(desk.locator('mark')).toHaveText('evidencia um problema');
    await desk.getByRole('button', { name: 'Guardar o comentário 1' }).click();
    await expect(desk.getByRole('button', { name: 'Guardar o comentário 1' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await desk.getByRole('button', { name: 'Comentar a redação' }).click();
    await desk.getByText('Usar um guardado no comentário 2').click();
    await desk
      .getByRole('button', { name: 'Boa tese. Diga para quem.', exact: true })
      .last()
      .click();
    await expect(desk.getByRole('textbox', { name: 'Comentário 2' })).toHaveValue(
      'Boa tese. Diga para quem.',
    );
    await desk.getByRole('button', { name: 'Excluir o comentário 2' }).click();
    await desk.getByRole('button', { name: 'Enviar e próxima' }).click();
    await expectToast(teacher, 'Correção enviada. A nota final é 640.');
    await expect(teacher.getByText('Nenhuma redação espera por você.')).toBeVisible();
  });

  await test.step('the corrector sees the agreement', async () => {
    await teacher.getByRole('link', { name: 'Concordância' }).click();
    await expect(teacher.getByRole('heading', { name: 'Concordância', level: 1 })).toBeVisible();
    await expect(teacher.getByText('Redações corrigidas').first()).toBeVisible();
  });

  await test.step('the author of the essay reads the mark and how it came about', async () => {
    await page.reload();
    await expect(page.getByText('Nota de uma correção: 640.')).toBeVisible();
  });

  const read = await apiAs(server, sessions.admin);
  const { items } = await read<{ items: unknown[] }>(
    `/corrections?status=AWAITING&practiceExamId=${id}`,
    undefined,
    'GET',
  );
  expect(items).toEqual([]);
});
