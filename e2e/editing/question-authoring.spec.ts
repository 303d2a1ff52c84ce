import type { Locator } from '@playwright/test';
import { createExamCourse } from '../support/exam-course.ts';
import { expect, test } from '../support/fixtures.ts';
import { chooseByKeyboard } from '../support/menus.ts';

// The API is down for a moment.
test.use({ expectedPageErrors: /^refused: POST .*\/question 503$/ });

test('an administrator writes an exam by the keyboard, and changes a key after a learner answered', async ({
  server,
  sessions,
  openAs,
  openAsNewLearner,
}) => {
  const path = await createExamCourse(server, sessions.admin, { questionsQtd: 0 });
  const page = await openAs('admin');
  const { keyboard } = page;
  const dialog = page.getByRole('dialog');
  const exam = dialog.first();
  const editor = dialog.last();
  const text = (name: string) => editor.getByRole('textbox', { name, exact: true });
  const isRight = (letter: string) =>
    editor.getByRole('radio', { name: `Alternativa ${letter} é a certa` });
  const open = async (question: Locator) => {
    await question.focus();
    await keyboard.press('Enter');
    await expect(text('Enunciado')).toBeFocused();
  };
  const notice = (words: string) => exam.getByRole('status').filter({ hasText: words });

  await test.step('adds an exam, which asks for its questions next', async () => {
    const title = path.replace('/cursos/prova-', 'Prova ');
    await page.goto(`/admin/conteudos/cursos?page=1&busca=${title}`);
    await page.getByRole('link', { name: title, exact: true }).click();
    await page.getByRole('link', { name: 'Conteúdo', exact: true }).click();
    await page.getByRole('button', { name: 'Adicionar conteúdo à seção Seção' }).focus();
    await keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Prova' }).focus();
    await keyboard.press('Enter');
    await expect(exam.getByRole('textbox', { name: 'Nota para passar' })).toHaveValue('70%');
    await exam.getByRole('textbox', { name: 'Título', exact: true }).focus();
    await keyboard.type('Aves do quintal');
    await keyboard.press('Enter');
    await expect(exam.getByText('Nenhuma questão ainda.')).toBeVisible();
  });

  await test.step('is told what a question lacks', async () => {
    await open(exam.getByRole('link', { name: 'Adicionar questão' }));
    await editor.getByRole('button', { name: 'Salvar', exact: true }).focus();
    await keyboard.press('Enter');
    await expect(editor.getByRole('alert')).toContainText('Confira estes 7 campos:');
    await expect(text('Enunciado')).toBeFocused();
    await expect(text('Enunciado')).toHaveAccessibleDescription(/Campo obrigatório/);
    await expect(editor.getByRole('group', { name: 'Alternativas' })).toHaveAccessibleDescription(
      /Marque exatamente uma alternativa como certa/,
    );
  });

  await test.step('writes two questions, the first at the second try', async () => {
    await text('Enunciado').focus();
    await keyboard.type('Qual ave faz ninho de barro?');
    await remove(editor, 'E');
    await remove(editor, 'D');
    await remove(editor, 'C');
    await expect(text('Alternativa C')).toBeHidden();
    await text('Alternativa A').focus();
    await keyboard.type('Bem-te-vi');
    await text('Alternativa B').focus();
    await keyboard.type('João-de-barro');
    await isRight('B').focus();
    await keyboard.press('Space');
    await text('Explicação').focus();
    await keyboard.type('O nome já diz.');
    await page.route('**/v1/courses/content/*/question', (route) =>
      route.fulfill({ status: 503, body: '' }),
    );
    await editor.getByRole('button', { name: 'Salvar e criar outra' }).focus();
    await keyboard.press('Enter');
    await expect(editor.getByRole('alert')).not.toBeEmpty();
    await page.unroute('**/v1/courses/content/*/question');
    await expect(text('Enunciado')).toHaveText('Qual ave faz ninho de barro?');
    await editor.getByRole('button', { name: 'Salvar e criar outra' }).focus();
    await keyboard.press('Enter');

    await expect(dialog.last()).toHaveAccessibleName('Questão 2, nova');
    await expect(text('Enunciado')).toBeFocused();
    await expect(text('Enunciado')).toHaveText('');
    await keyboard.type('Qual ave canta “sa-bi-á”?');
    await remove(editor, 'E');
    await remove(editor, 'D');
    await remove(editor, 'C');
    await text('Alternativa A').focus();
    await keyboard.type('Sabiá-laranjeira');
    await text('Alternativa B').focus();
    await keyboard.type('Beija-flor');
    await isRight('A').focus();
    await keyboard.press('Space');
    await editor.getByRole('button', { name: 'Salvar', exact: true }).focus();
    await keyboard.press('Enter');
    await expect(dialog).toHaveCount(1);
    await expect(questions(exam)).toHaveText([
      '1. Qual ave faz ninho de barro?',
      '2. Qual ave canta “sa-bi-á”?',
    ]);
  });

  await test.step('puts the second first, by the keyboard, and an alternative too', async () => {
    await exam.getByRole('button', { name: 'Mover a questão 2' }).focus();
    await keyboard.press('Space');
    await keyboard.press('ArrowUp');
    await expect(exam.getByText('Agora: questão 1 de 2.')).toBeAttached();
    await keyboard.press('Space');
    await expect(notice('Ordem salva.')).toBeVisible();
    await expect(questions(exam).first()).toHaveText('1. Qual ave canta “sa-bi-á”?');

    await open(questions(exam).last());
    await editor.getByRole('button', { name: 'Mover a alternativa B' }).focus();
    await keyboard.press('Space');
    await keyboard.press('ArrowUp');
    await keyboard.press('Space');
    await expect(text('Alternativa A')).toHaveText('João-de-barro');
    await expect(isRight('A')).toBeChecked();
    await editor.getByRole('button', { name: 'Salvar', exact: true }).focus();
    await keyboard.press('Enter');
    await expect(notice('Questão 2 salva.')).toBeVisible();
  });

  await test.step('takes one away, and back', async () => {
    await chooseByKeyboard(exam, 'Ações da questão 1', 'Excluir');
    await expect(questions(exam)).toHaveCount(1);
    await exam.getByRole('button', { name: 'Desfazer' }).focus();
    await keyboard.press('Enter');
    await expect(notice('Questão 1 de volta.')).toBeVisible();
    await expect(questions(exam)).toHaveCount(2);
  });

  const { page: learner } = await openAsNewLearner();

  await test.step('a learner gets all of it right', async () => {
    await learner.goto(path);
    await learner.getByRole('link', { name: 'Aves do quintal' }).click();
    await learner.getByRole('button', { name: 'Começar' }).click();
    // Each attempt has its own order of questions.
    const right = learner.getByRole('radio', { name: /Sabiá-laranjeira|João-de-barro/ });
    await right.check({ force: true });
    await learner.keyboard.press('n');
    await expect(right).not.toBeChecked();
    await right.check({ force: true });
    await learner.getByRole('button', { name: 'Entregar' }).first().click();
    await learner.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click();
    await expect(learner.getByText('Você acertou 2 de 2 questões.')).toBeVisible();
  });

  await test.step('the key changes: grades are asked about first, and nothing is lost by not deciding', async () => {
    await page.reload();
    await expect(exam.getByText('1 tentativa respondeu').first()).toBeVisible();
    await open(questions(exam).first());
    await isRight('B').focus();
    await keyboard.press('Space');
    await editor.getByRole('button', { name: 'Salvar', exact: true }).focus();
    await keyboard.press('Enter');
    const grades = page.getByRole('dialog', { name: 'Recalcular as notas?' });
    await expect(grades).toContainText('1 nota muda');
    await expect(grades).toContainText('1 tentativa deixa de ter nota para aprovação');
    await keyboard.press('Escape');
    await expect(grades).toBeHidden();
    await expect(isRight('B')).toBeChecked();
    await editor.getByRole('button', { name: 'Salvar', exact: true }).focus();
    await keyboard.press('Enter');
    await grades.getByRole('button', { name: 'Recalcular as notas' }).click();
    await expect(notice('Questão 1 salva: 1 nota recalculada.')).toBeVisible();
    await learner.reload();
    await expect(learner.getByText('Você acertou 1 de 2 questões.')).toBeVisible();
  });

  await test.step('the change is undone, with what it did to grades', async () => {
    await exam.getByRole('button', { name: 'Desfazer' }).click();
    await expect(notice('A mudança na questão 1 foi desfeita.')).toBeVisible();
    await expect(exam.getByRole('listitem').first()).toContainText('A) Sabiá-laranjeira');
    await learner.reload();
    await expect(learner.getByText('Você acertou 2 de 2 questões.')).toBeVisible();
  });

  await test.step('five answers are what statistics ask for', async () => {
    await exam.getByRole('button', { name: 'Estatísticas' }).click();
    await expect(exam.getByText('Dados insuficientes (1 de 5 respostas)')).toHaveCount(2);
  });
});

const questions = (exam: Locator) => exam.getByRole('listitem').getByRole('link');

const remove = (editor: Locator, letter: string) =>
  chooseByKeyboard(editor, `Ações da alternativa ${letter}`, 'Remover');
