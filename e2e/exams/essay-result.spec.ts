import { apiAs } from '../support/api-client.ts';
import { userIdOf } from '../support/classes.ts';
import { expect, test } from '../support/fixtures.ts';
import { createPracticeExam, essayQuestion } from '../support/practice-exam.ts';
import { newAccount, signIn, signUp } from '../support/users.ts';

test.use({ viewport: { width: 360, height: 740 } });

const text =
  'A falta de água tratada evidencia um problema antigo.\n\nPortanto, cabe aos municípios ampliar a rede.';
const levels = (points: number) => ({ C1: points, C2: points, C3: points, C4: points, C5: points });

test('the author of an essay reads what is missing, and then the mark with the comments in the text', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const admin = await apiAs(server, sessions.admin);
  const practiceExamId = await createPracticeExam(server, sessions.admin, {
    title: 'Redação sobre a água',
    questions: [
      { ...essayQuestion('Disserte sobre o acesso à água tratada no Brasil.'), correctors: 2 },
    ],
  });
  const colleague = newAccount();
  const id = await userIdOf(server, await signUp(server, colleague));
  // Another role ends the sessions.
  await admin(`/users/role/${id}`, { role: 'ADMIN' }, 'PATCH');
  const second = await apiAs(server, await signIn(server, colleague));

  const correct = async (as: typeof admin, body: object) => {
    const claimed = await as<{ attemptId: string; questionId: string }>('/corrections/claims', {
      practiceExamId,
    });
    await as(`/corrections/${claimed.attemptId}/${claimed.questionId}/marks`, body, 'PUT');
  };
  const comment = (quote: string, words: string, criterion: string) => ({
    criterion,
    text: words,
    anchor: { quote, prefix: '', suffix: '' },
  });

  const { page } = await openAsNewLearner();
  const question = page.getByRole('article');
  await test.step('submits, and reads that the first correction is missing', async () => {
    await page.goto(`/exercicios/${practiceExamId}`);
    await page.getByRole('button', { name: 'Começar' }).click();
    await page.getByLabel(/^Resposta da questão/).fill(text);
    await page.getByRole('button', { name: 'Entregar' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click();
    await expect(question).toContainText('A redação espera a primeira de duas correções.');
  });

  await test.step('reads that the second one is missing, and nothing of the first', async () => {
    await correct(admin, {
      levels: levels(160),
      comments: [comment('evidencia um problema', 'Boa imagem.', 'C3')],
    });
    await page.reload();
    await expect(question).toContainText('A redação espera a segunda correção.');
    await expect(page.getByText('Boa imagem.')).toHaveCount(0);
  });

  await test.step('reads the mark, its way, and the comments with their numbers in the text', async () => {
    await correct(second, {
      levels: { ...levels(160), C5: 120 },
      comments: [comment('cabe aos municípios', 'Diga com que recursos.', 'C5')],
    });
    await page.reload();
    await expect(question).toContainText('780 de 1.000');
    await expect(question).toContainText('140 de 200');
    await expect(question).toContainText('Média de duas correções: 800 e 760.');
    await expect(question.locator('mark')).toHaveText([
      'evidencia um problema',
      'cabe aos municípios',
    ]);
    const comments = question.getByRole('region', { name: 'Comentários da correção' });
    await expect(comments.getByRole('listitem')).toHaveText([
      /^1.*Competência 3.*Boa imagem\./,
      /^2.*Competência 5.*Diga com que recursos\./,
    ]);
    await expect(question).not.toContainText(colleague.name);
  });

  await test.step('writes another version with the first and its comments at hand', async () => {
    await question.getByRole('button', { name: 'Reescrever' }).click();
    await expect(page.getByRole('heading', { name: /^Questão 1 de 1/ })).toBeVisible();
    await page.getByText('Versão da 1ª tentativa').click();
    await expect(page.getByText('Diga com que recursos.')).toBeVisible();
    await page
      .getByLabel(/^Resposta da questão/)
      .fill(`${text} O dinheiro vem de um fundo nacional.`);
    await page.getByRole('button', { name: 'Entregar' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click();
    await expect(question).toContainText('A redação espera a primeira de duas correções.');
    await question.getByText('Versão da 1ª tentativa').click();
    await expect(question.getByText('Nota 780 de 1.000')).toBeVisible();
  });

  await test.step('reads how each competence has changed', async () => {
    await correct(admin, { levels: levels(200), comments: [] });
    await correct(second, { levels: levels(200), comments: [] });
    await page.reload();
    const curve = question.getByRole('region', { name: 'Sua evolução' });
    await expect(curve).toContainText('200 de 200 · 40 acima da redação anterior');
    await expect(curve.getByRole('row')).toHaveCount(3);
    await expect(curve.locator('circle')).toHaveCount(5);
  });
});
