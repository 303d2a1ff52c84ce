import {
  choosePhotos,
  createMockExam,
  photoOfCard,
  photoOfSheet,
  printCards,
} from '../support/answer-cards.ts';
import { createClass } from '../support/classes.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/toasts.ts';

test.use({ viewport: { width: 360, height: 740 } });

const questions = 12;

test('photographed essay sheets become the essays of their students, who get a mark', async ({
  server,
  sessions,
  openAs,
  openAsNewLearner,
}) => {
  const [one, two] = [await openAsNewLearner(), await openAsNewLearner()];
  const { page: teacher, session } = await openAsNewLearner();
  const title = 'Simulado com folhas';
  const { id: classId } = await createClass(server, sessions.admin, {
    title,
    teachers: [session],
    students: [one.session, two.session],
  });
  const essay = 'Disserte sobre o transporte público.';
  const id = await createMockExam(server, sessions.admin, { title, questions, classId, essay });
  const cards = await printCards(server, sessions.admin, id);
  const sheets = await printCards(server, sessions.admin, id, 'essay-sheets');
  const [card] = cards;
  const [first, second] = sheets;
  if (!card || !first || !second) throw new Error('two cards and sheets are printed');
  const marks = Object.fromEntries(
    Array.from({ length: questions }, (_, at) => [at + 1, 'A'] as const),
  );

  const page = await openAs('admin');
  await test.step('a pile of a card and two sheets is read', async () => {
    await page.goto(`/admin/dias-de-simulado/${id}/leitura`);
    await expect(page.getByText('Faltam folhas de redação: 2')).toBeVisible();
    await choosePhotos(page, [
      await photoOfCard(card, marks),
      await photoOfSheet(first),
      await photoOfSheet(second, { withoutCode: true }),
    ]);
    await expect(page.getByRole('heading', { name: 'Folha de redação sem dono' })).toBeVisible();
    await expect(page.getByText('Lidos 1 de 2')).toBeVisible();
    await expect(page.getByText('Faltam folhas de redação: 1')).toBeVisible();
  });

  await test.step('a sheet without a code is matched to a person', async () => {
    const ownerless = page.getByRole('region', { name: 'Sem dono' });
    await expect(ownerless.getByRole('img', { name: 'Nome escrito na folha' })).toBeVisible();
    await ownerless
      .getByRole('searchbox', { name: 'De quem é esta folha?' })
      .fill(String(second.number));
    await ownerless.getByRole('button', { name: /^É este/ }).click();
    await expect(ownerless).toBeHidden();
    await expectToast(page, /folhas? de redação enviada/);
    await expect(page.getByText(/^Faltam folhas de redação/)).toBeHidden();
  });

  await test.step('a better picture of a sheet replaces the first one', async () => {
    await choosePhotos(page, [await photoOfSheet(first)]);
    await expect(page.getByRole('heading', { name: /, folha já lida$/ })).toBeVisible();
    const replaced = page.waitForResponse(
      async (response) =>
        response.url().includes('/essay-sheets/') && (await response.json()).state === 'REPLACED',
    );
    await page.getByRole('button', { name: 'Usar esta foto no lugar da primeira' }).click();
    await replaced;
    await expect(page.getByRole('heading', { name: /, folha de redação lida$/ })).toBeVisible();
  });

  await test.step('the teacher corrects the picture of the sheet whose card was read', async () => {
    await expect(async () => {
      await teacher.goto('/turmas/redacoes');
      await teacher.getByRole('button', { name: 'Corrigir a próxima' }).click({ timeout: 5000 });
    }).toPass();
    const desk = teacher.getByRole('form', { name: 'Correção da redação' });
    await expect(desk).toContainText(essay);
    const picture = desk.getByRole('img', { name: 'Folha de redação' });
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(1000);
  });
});
