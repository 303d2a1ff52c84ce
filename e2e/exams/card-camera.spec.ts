import { cardAddress, giveCamera, readingList, showCard } from '../support/camera-card.ts';
import { expect, test } from '../support/fixtures.ts';

test('the camera tells why it reads nothing, and reads a card once while it lies there', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  await giveCamera(page, await cardAddress());
  const sent: unknown[] = [];
  await page.route(/\/v1\/mock-exams\/[\w-]+\/people$/, (route) =>
    route.fulfill({ json: readingList }),
  );
  await page.route(/\/readings\//, (route) => {
    const body = route.request().postDataJSON() as object;
    sent.push(body);
    const { personId, name } = readingList.people[0] ?? {};
    const reply = { id: '', personId, name, day: 1, color: null, state: 'NEW', changed: [] };
    return route.fulfill({ json: { ...body, ...reply } });
  });
  await page.goto('/admin/dias-de-simulado/0193b3a0-0000-7000-8000-000000000071/leitura');
  await page.getByRole('button', { name: 'Abrir a câmera' }).click();
  await expect(page.getByText('Aponte para um cartão-resposta.')).toBeVisible();
  await showCard(page, true);
  await expect(page.getByRole('heading', { name: 'Aline Souza, lido' })).toBeVisible();
  await expect(page.getByText('Lidos 1 de 1')).toBeVisible();
  await expect(page.getByText('Segure o cartão dentro da moldura.')).toBeVisible();
  await expect.poll(() => sent).toHaveLength(1);
  await showCard(page, false);
  await expect(page.getByText('Aponte para um cartão-resposta.')).toBeVisible();
  await page.getByRole('button', { name: 'Fechar a câmera' }).click();
  await expect(page.getByRole('button', { name: 'Abrir a câmera' })).toBeVisible();
  expect(sent).toHaveLength(1);
});
