import { expect, test } from '../support/fixtures.ts';
import { untilKept } from '../support/kept-on-device.ts';
import { photosOf } from '../support/photos.ts';
import { createPracticeExam, photographedEssayQuestion } from '../support/practice-exam.ts';
import { expectToast } from '../support/toasts.ts';

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  expectedPageErrors: /ERR_(INTERNET_DISCONNECTED|FAILED)|ApiProblem|did not arrive/,
});

test('a learner sends the pages of an essay together, without losing one to a missing network', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const id = await createPracticeExam(server, sessions.admin, {
    title: 'Redação fotografada',
    questions: [photographedEssayQuestion('Escreva à mão sobre a leitura.', 5)],
  });

  const { page } = await openAsNewLearner();
  const answer = page.getByRole('group', { name: 'Resposta da questão 1' });
  const chooser = answer.locator('input[type=file]').first();
  const pages = answer.getByRole('listitem');
  const links = () => answer.getByRole('link').allTextContents();
  await page.goto(`/exercicios/${id}`);
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(answer).toBeVisible();
  const photos = await photosOf(page, ['a.png', 'b.png', 'c.png', 'd.png', 'e.png', 'f.png']);

  await test.step('chooses three at once; one that fails is sent again in its place', async () => {
    let failures = 0;
    await page.route(/\/uploads\/|\/files\/upload/, (route) => {
      failures += 1;
      return failures === 2 ? route.abort() : route.continue();
    });
    await chooser.setInputFiles(photos.slice(0, 3));
    await expect(answer.getByText('b.png não foi enviado.')).toBeVisible();
    await expect.poll(links).toEqual(['a.png', 'c.png']);
    await answer.getByRole('button', { name: 'Tentar enviar b.png de novo' }).press('Enter');
    await expect.poll(links).toEqual(['a.png', 'b.png', 'c.png']);
  });

  await test.step('without a network two more wait, move, and are there after a reload', async () => {
    await expect(page.getByText('Salvo', { exact: true })).toBeVisible();
    await untilKept(page);
    await page.context().setOffline(true);
    await chooser.setInputFiles(photos.slice(3));
    await expect(answer.getByText('A resposta tem no máximo 5 páginas.')).toContainText('f.png');
    await expect(answer.getByText('3 páginas enviadas de 5.')).toBeVisible();
    await answer.getByRole('button', { name: 'Subir e.png' }).press('Enter');
    await answer.getByRole('button', { name: 'Subir e.png' }).press('Enter');
    await expect(pages.nth(2)).toContainText('e.png');
    await page.reload();
    await expect(pages.nth(2)).toContainText('e.png');
    await expect(pages.nth(4)).toContainText('d.png');
    await page.getByRole('button', { name: 'Entregar' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('2 páginas ainda não foram enviadas')).toBeVisible();
    await dialog.getByRole('button', { name: 'Questão 1, respondida: ir para ela' }).click();
  });

  await test.step('with the network they are sent, in their order', async () => {
    await page.context().setOffline(false);
    await expect.poll(links).toEqual(['a.png', 'b.png', 'e.png', 'c.png', 'd.png']);
  });

  await test.step('a removal is undone, and the order is that of the result', async () => {
    await answer.getByRole('button', { name: 'Remover b.png' }).click();
    await expect.poll(links).toEqual(['a.png', 'e.png', 'c.png', 'd.png']);
    await answer.getByRole('button', { name: 'Desfazer' }).click();
    await expect.poll(links).toEqual(['a.png', 'b.png', 'e.png', 'c.png', 'd.png']);
    await answer.getByRole('button', { name: 'Descer a.png' }).press('Enter');
    await expect.poll(links).toEqual(['b.png', 'a.png', 'e.png', 'c.png', 'd.png']);
  });

  await test.step('a page that could not be sent is named when the attempt ends', async () => {
    await answer.getByRole('button', { name: 'Remover d.png' }).click();
    await page.route(/\/uploads\/|\/files\/upload/, (route) => route.abort());
    await chooser.setInputFiles(photos.slice(5));
    await expect(answer.getByText('f.png não foi enviado.')).toBeVisible();
    await expect(page.getByText('Salvo', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Entregar' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click();
    await expectToast(page, /^1 página não foi enviada a tempo/);
    await expect(page.getByText('aguarda correção')).toBeVisible();
  });
});
