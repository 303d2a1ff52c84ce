import { drawing } from '../support/drawing.ts';
import { expect, test } from '../support/fixtures.ts';
import { createPracticeExam } from '../support/practice-exam.ts';
import { uploadFile } from '../support/upload-file.ts';

test.use({
  viewport: { width: 360, height: 740 },
  expectedPageErrors: /ERR_INTERNET_DISCONNECTED|ApiProblem/,
});

test('images of later questions are there without a network, and a missing one says so until it is back', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const address = await uploadFile(server, sessions.admin, drawing);
  const alternatives = [
    { text: '<p>Uma</p>', isCorrect: true },
    { text: '<p>Outra</p>', isCorrect: false },
  ];
  const ask = (statement: string) => ({ statement, explanation: '', alternatives });
  const id = await createPracticeExam(server, sessions.admin, {
    title: 'Prova com imagens',
    questions: [
      ask('<p>Sem imagem.</p>'),
      ask(`<p>Que ciclo é este?</p><p><img src="${address}" alt="Ciclo da água"></p>`),
    ],
  });
  const { page } = await openAsNewLearner();
  const width = () =>
    page.getByAltText('Ciclo da água').evaluate((image: HTMLImageElement) => image.naturalWidth);
  const missing = page.getByText('Sem internet: a imagem volta com a conexão.');
  const next = page.getByRole('button', { name: 'Próxima' });

  await test.step('it is loaded with the attempt', async () => {
    const isLoaded = page.waitForResponse('**/files/*.webp');
    await page.goto(`/exercicios/${id}`);
    await page.getByRole('button', { name: 'Começar' }).click();
    await expect(page.getByText('Sem imagem.')).toBeVisible();
    await (await isLoaded).finished();
    await page.context().setOffline(true);
    await next.click();
    await expect.poll(width).toBeGreaterThan(0);
    await expect(missing).toBeHidden();
    await page.context().setOffline(false);
  });

  await test.step('one that is missing comes back with the network', async () => {
    // A browser that saves data loads an image when it is shown.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.getByRole('button', { name: 'Anterior' }).click();
    await expect(page.getByText('Sem imagem.')).toBeVisible();
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await page.reload();
    await expect(page.getByText('Sem imagem.')).toBeVisible();
    await page.context().setOffline(true);
    await next.click();
    await expect(missing).toBeVisible();
    await page.context().setOffline(false);
    await expect(missing).toBeHidden();
    expect(await width()).toBeGreaterThan(0);
  });
});
