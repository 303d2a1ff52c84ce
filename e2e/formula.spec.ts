import { expect, test } from './support/fixtures.ts';
import { createPracticeExam } from './support/practice-exam.ts';

test('a formula is written with a preview, and a learner hears it from the accessibility tree', async ({
  server,
  sessions,
  openAs,
  openAsNewLearner,
}) => {
  const id = await createPracticeExam(server, sessions.admin, {
    title: 'Prova com fórmula',
    questions: [
      {
        statement: '<p>Qual é o valor de</p>',
        explanation: '<p>Conte.</p>',
        alternatives: [
          { text: '<p>Dois</p>', isCorrect: true },
          { text: '<p>Três</p>', isCorrect: false },
        ],
      },
    ],
  });
  const author = await openAs('admin');
  await author.goto(`/admin/conteudos/exercicios/gerenciar/${id}/conteudo`);
  await author.getByRole('link', { name: /Qual é o valor de/ }).click();
  const editor = author.getByRole('dialog');
  await editor.getByRole('textbox', { name: 'Enunciado', exact: true }).focus();
  await author.keyboard.press('Control+End');
  await author.keyboard.type(' ');
  await editor.getByRole('button', { name: 'Fórmula' }).first().click();
  const formula = author.getByRole('dialog', { name: 'Fórmula' });
  await formula.getByRole('textbox', { name: 'Fórmula em TeX' }).fill('\\frac{\\sqrt{16');
  await expect(formula.getByText('A fórmula ainda não está completa')).toBeVisible();
  await author.keyboard.type('}}{2}');
  await expect(formula.getByRole('group', { name: 'Como fica' }).getByRole('math')).toBeAttached();
  await formula.getByRole('button', { name: 'Aplicar' }).click();
  await editor.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(editor).toBeHidden();

  const { page } = await openAsNewLearner();
  await page.goto(`/exercicios/${id}`);
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(
    page.getByRole('math', { name: 'fração, raiz quadrada de 16, sobre 2, fim da fração' }),
  ).toBeAttached();
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const parts = nodes.flatMap(({ ignored, role, name }) =>
    ignored || !/^(MathML|StaticText$)/.test(String(role?.value))
      ? []
      : [String(/^(MathMLMath|StaticText)$/.test(String(role?.value)) ? name?.value : role?.value)],
  );
  expect(parts).toEqual(
    expect.arrayContaining([
      'fração, raiz quadrada de 16, sobre 2, fim da fração',
      'MathMLFraction',
      'MathMLSquareRoot',
      'MathMLNumber',
      '16',
      '2',
    ]),
  );
});
