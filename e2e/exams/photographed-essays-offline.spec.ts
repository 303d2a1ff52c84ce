import type { Page } from '@playwright/test';
import { createClass } from '../support/classes.ts';
import { expect, test } from '../support/fixtures.ts';
import { untilKept } from '../support/kept-on-device.ts';
import { photosOf } from '../support/photos.ts';
import { createPracticeExam, photographedEssayQuestion } from '../support/practice-exam.ts';
import { expectToast } from '../support/toasts.ts';

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  expectedPageErrors: /ERR_(INTERNET_DISCONNECTED|FAILED)|ApiProblem/,
});

const sheet = {
  name: 'folha.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n'),
};

const keptPages = (page: Page): Promise<number> =>
  page.evaluate(async () =>
    (await caches.has('essay-files'))
      ? (await (await caches.open('essay-files')).keys()).length
      : 0,
  );

test('a photographed essay is taken along with its pages, which leave the device with the mark', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const title = 'Redações fotografadas';
  const id = await createPracticeExam(server, sessions.admin, {
    title,
    questions: ['a leitura', 'o lixo', 'a água'].map((topic) =>
      photographedEssayQuestion(`Escreva à mão sobre ${topic}.`, 20),
    ),
  });
  const { page: learner, session: student } = await openAsNewLearner();
  const { page, session: teacher } = await openAsNewLearner();
  await createClass(server, sessions.admin, {
    title: 'Turma da redação',
    teachers: [teacher],
    students: [student],
    gives: [{ practiceExamId: id, late: 'CLOSE' }],
  });
  await test.step('a learner hands in a document and two photographed essays', async () => {
    await learner.goto(`/exercicios/${id}`);
    await learner.getByRole('button', { name: 'Começar' }).click();
    const photos = await photosOf(learner, ['um.png', 'dois.png', 'tres.png']);
    for (const [at, files] of [[sheet], photos.slice(0, 2), photos.slice(2)].entries()) {
      await expect(learner.getByRole('heading', { name: `Questão ${at + 1} de 3` })).toBeVisible();
      await learner.locator('input[type=file]').first().setInputFiles(files);
      await expect(learner.getByRole('article').getByRole('link')).toHaveCount(files.length);
      if (at < 2) await learner.getByRole('button', { name: 'Próxima' }).click();
    }
    await learner.getByRole('button', { name: 'Entregar' }).first().click();
    await learner.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click();
    await expect(learner.getByRole('region', { name: 'Resultado' })).toBeVisible();
  });

  const desk = page.getByRole('form', { name: 'Correção da redação' });
  await test.step('a corrector has the document, and takes the photographed ones along', async () => {
    await page.goto('/turmas/redacoes');
    await page.getByRole('button', { name: 'Corrigir a próxima' }).click();
    await expect(desk.getByText('Esta página é um PDF')).toBeVisible();
    await page.getByRole('button', { name: 'Levar para corrigir sem internet' }).click();
    await expectToast(page, /^2 redações estão neste aparelho até /);
    const words = 'Neste aparelho: 2 redações, 0,1 MB de fotos. 1 precisa de internet.';
    await expect(page.getByText(words)).toBeVisible();
    expect(await keptPages(page)).toBe(3);
    await untilKept(page);
    await page.context().setOffline(true);
    await page.reload();
  });

  await test.step('corrects one without a network, on its pages', async () => {
    for (const number of [1, 2]) {
      await expect(desk.getByText(`Página ${number} de 2`)).toBeVisible();
      const picture = desk.getByRole('region', { name: `Página ${number}` }).getByRole('img');
      await expect(picture).toBeVisible();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(90);
      if (number === 1) await desk.getByRole('button', { name: 'Próxima página' }).click();
    }
    await desk.getByRole('radio').first().focus();
    for (const level of ['5', '4', '4', '5', '3']) {
      await page.keyboard.press(level);
      await page.keyboard.press('Tab');
    }
    await expect(desk).toContainText('Nota 640');
    await desk.getByRole('button', { name: 'Enviar e próxima' }).click();
    await expect(page.getByText('1 correção espera a conexão.')).toBeVisible();
    await expect(desk.getByText('Página 1 de 1')).toBeVisible();
    expect(await keptPages(page)).toBe(3);
  });

  await test.step('the pages leave the device with the sent mark, and when the essay is given back', async () => {
    await page.context().setOffline(false);
    await expectToast(page, /640/);
    await expect.poll(() => keptPages(page)).toBe(1);
    await desk.getByRole('button', { name: 'Devolver à fila' }).click();
    await expect.poll(() => keptPages(page)).toBe(0);
  });

  await test.step('a document is told as needing the network', async () => {
    await expect(desk.getByText('Esta página é um PDF')).toBeVisible();
    await page.context().setOffline(true);
    await expect(desk.getByText('precisa de internet', { exact: false })).toBeVisible();
    await page.context().setOffline(false);
  });

  await test.step('signing out leaves none', async () => {
    await page.getByRole('button', { name: 'Levar para corrigir sem internet' }).click();
    await expectToast(page, /^1 redação está neste aparelho até /);
    expect(await keptPages(page)).toBe(1);
    await page.getByRole('button', { name: /^Conta de / }).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect.poll(() => keptPages(page)).toBe(0);
  });
});
