import type { Page } from '@playwright/test';
import { createClass } from '../support/classes.ts';
import { createMockExam } from '../support/answer-cards.ts';
import { expect, test } from '../support/fixtures.ts';
import { untilKept } from '../support/kept-on-device.ts';

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  expectedPageErrors: /ERR_(INTERNET_DISCONNECTED|FAILED)|ApiProblem/,
});

const word = 'Quanto é';

/** Everything that the browser keeps of this site, as text. */
const keptTexts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    const latin = new TextDecoder('latin1');
    const write = (_: string, value: unknown): unknown => {
      if (value instanceof ArrayBuffer) return latin.decode(value);
      return ArrayBuffer.isView(value) ? latin.decode(value) : value;
    };
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) {
        const response = await caches.match(request, { cacheName: name });
        texts.push(request.url, (await response?.text()) ?? '');
      }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(new Error(name)));
      });
      for (const store of database.objectStoreNames)
        texts.push(
          await new Promise<string>((resolve, reject) => {
            const all = database.transaction(store).objectStore(store).getAll();
            all.addEventListener('success', () => resolve(JSON.stringify(all.result, write)));
            all.addEventListener('error', () => reject(new Error(store)));
          }),
        );
      database.close();
    }
    return texts.join('\n');
  });

test('a student takes a sealed exam without a network, and its answers arrive once', async ({
  server,
  sessions,
  openAs,
  openAsNewLearner,
}) => {
  test.slow();
  const { page, session } = await openAsNewLearner();
  const title = 'Simulado lacrado';
  const { id: classId } = await createClass(server, sessions.admin, { title, students: [session] });
  const id = await createMockExam(server, sessions.admin, { title, questions: 3, classId });

  const admin = await openAs('admin');
  let code = '';
  await test.step('an administrator seals it', async () => {
    await admin.goto(`/admin/dias-de-simulado/${id}`);
    await admin.getByRole('button', { name: 'Lacrar a prova' }).click();
    await admin.getByRole('button', { name: 'Mostrar o código' }).click();
    const poster = admin.getByRole('dialog', { name: 'Código de abertura, 1º dia' });
    code = (await poster.getByText(/^[A-Z]{4}-[A-Z]{4}-[A-Z]{4}$/).textContent()) ?? '';
    expect(code).not.toBe('');
  });

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/answers/')) sent.push(request.url());
  });

  await test.step('the student downloads it, and the device has no word of it', async () => {
    await page.goto(`/turmas/simulados/${id}`);
    await page.getByRole('button', { name: /^Baixar a prova lacrada/ }).click();
    await expect(page.getByText('Baixada, pronta para o dia')).toBeVisible();
    await untilKept(page);
    const kept = await keptTexts(page);
    expect(kept).toContain('sealedAt');
    for (const part of [word, code, code.replaceAll('-', '')]) expect(kept).not.toContain(part);
    expect(await page.content()).not.toContain(word);
  });

  await test.step('without a network a wrong code changes nothing, and the right one opens it', async () => {
    await page.context().setOffline(true);
    const field = page.getByRole('textbox', { name: 'Código de abertura' });
    const open = page.getByRole('button', { name: 'Abrir com o código' });
    await field.fill('AAAA-AAAA');
    await open.click();
    await expect(page.getByText(/^O código tem 12 letras/)).toBeVisible();
    await field.fill('AAAA-AAAA-AAAA');
    await open.click();
    await expect(page.getByText(/^Este código não abre esta prova/)).toBeVisible();
    expect(await keptTexts(page)).not.toContain(word);
    await field.fill(code.toLowerCase().replaceAll('-', ' '));
    await open.click();
    await expect(page.getByText('Quanto é 1 + 1?')).toBeVisible();
  });

  await test.step('answers stay after a reload, and the date of the device changes nothing', async () => {
    await page.getByRole('radio', { name: 'A 2', exact: true }).check();
    await page.getByRole('button', { name: 'Próxima' }).click();
    await expect(page.getByText('Quanto é 2 + 2?')).toBeVisible();
    await page.keyboard.press('b');
    await expect(page.getByRole('radio', { name: 'B 5', exact: true })).toBeChecked();
    expect(await keptTexts(page)).not.toContain(word);
    await page.addInitScript(() => {
      const { now } = Date;
      Date.now = () => now() + 86_400_000;
    });
    await page.reload();
    await expect(page.getByText('Quanto é 2 + 2?')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'B 5', exact: true })).toBeChecked();
  });

  await test.step('it is handed in, and waits with a QR code', async () => {
    await page.getByRole('button', { name: 'Entregar' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Entregar agora?' });
    await expect(dialog.getByText(/1 está em branco/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Entregar' }).click();
    await expect(page.getByRole('heading', { name: 'Entregue, falta enviar' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Código com as suas respostas' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Entregue, falta enviar' })).toBeVisible();
  });

  await test.step('with a network it is sent once', async () => {
    sent.length = 0;
    await page.context().setOffline(false);
    await expect(page.getByText('Enviada', { exact: true })).toBeVisible();
    expect(new Set(sent).size).toBe(1);
    await page.reload();
    await expect(page.getByText('Enviada', { exact: true })).toBeVisible();
    expect(new Set(sent).size).toBe(1);
    await admin.goto(`/admin/dias-de-simulado/${id}/resultados`);
    await expect(admin.getByText('1 de 3', { exact: true })).toBeVisible();
  });
});
