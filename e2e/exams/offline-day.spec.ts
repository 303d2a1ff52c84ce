import { choosePhotos, createMockExam, photoOfCard, printCards } from '../support/answer-cards.ts';
import { createClass } from '../support/classes.ts';
import { expect, test } from '../support/fixtures.ts';
import { keptReply } from '../support/kept-on-device.ts';

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  expectedPageErrors: /ERR_(INTERNET_DISCONNECTED|FAILED)|ApiProblem/,
});

const marks = { 1: 'A', 2: 'C', 3: 'B' } as const;

test('a monitor prepares a phone, reads a card without a network after a cold start, and it arrives once', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const { page: prepared, session: monitor } = await openAsNewLearner();
  const students = [(await openAsNewLearner()).session, (await openAsNewLearner()).session];
  const title = 'Simulado sem internet';
  const { id: classId } = await createClass(server, sessions.admin, {
    title,
    students,
    monitors: [monitor],
  });
  const id = await createMockExam(server, sessions.admin, { title, questions: 3, classId });
  const [card] = await printCards(server, sessions.admin, id);
  if (!card) throw new Error('a card is printed');
  const address = `/turmas/simulados/${id}`;

  await test.step('the phone is prepared and checked', async () => {
    await prepared.goto('/turmas/simulados');
    await prepared.getByRole('link', { name: `Ficar sem internet: ${title}` }).click();
    await expect(prepared.getByText('Este celular ainda não foi preparado. Falta:')).toBeVisible();
    await prepared.getByRole('button', { name: 'Preparar este celular' }).click();
    await expect(
      prepared.getByText('Pronto para ficar sem internet', { exact: true }),
    ).toBeVisible();
  });

  const context = prepared.context();
  await context.setOffline(true);
  await prepared.close();
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/readings/') && response.ok()) sent.push(response.url());
  });

  await test.step('the check says the same without a network', async () => {
    await page.goto(`${address}/sem-internet`);
    await page.getByRole('button', { name: 'Conferir' }).click();
    await expect(page.getByText('Pronto para ficar sem internet', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Preparar de novo' }).click();
    await expect(page.getByText(/^Sem internet não dá para preparar/)).toBeVisible();
  });

  await test.step('the roll can be ticked', async () => {
    await page.getByRole('link', { name: 'Lista de presença' }).click();
    await page.getByRole('checkbox').first().check();
    await expect(page.getByText('Presentes: 1 de 2')).toBeVisible();
    await expect.poll(() => keptReply(page, 'mock exam package: roll')).toMatch(/\[\d\]/);
    await page.reload();
    await expect(page.getByText('Presentes: 1 de 2')).toBeVisible();
  });

  await test.step('a card is read, and the results count it without marks', async () => {
    await page.goto(`${address}/leitura`);
    await choosePhotos(page, [await photoOfCard(card, marks)]);
    await expect(page.getByText('Lidos 1 de 2')).toBeVisible();
    await page.goto(`${address}/resultados`);
    await expect(page.getByText('lidas 1 de 2')).toBeVisible();
    await page.goto(`${address}/recolher`);
    await expect(page.getByRole('button', { name: 'Abrir a câmera' })).toBeVisible();
  });

  await test.step('with a network the reading arrives once', async () => {
    await page.goto(`${address}/resultados`);
    await expect(page.getByText('lidas 1 de 2')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('1 de 2', { exact: true })).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});
