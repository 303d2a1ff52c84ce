import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectToast } from '../support/toasts.ts';

const title = 'Hortas em varandas: perguntas e respostas';
const film = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

test.use({
  // The times of a live are São Paulo's, wherever the browser is.
  timezoneId: 'Asia/Tokyo',
  // The API is down for a moment, twice; and a calendar's former address has ended.
  expectedPageErrors: /^refused: (POST|PATCH) .*\/v1\/lives.* 503$/,
});

test('an administrator announces a live, and a learner adds it to the calendar', async ({
  openAs,
  openAsNewLearner,
}) => {
  const admin = await openAs('admin');
  const { page: learner } = await openAsNewLearner();
  const tomorrow = dayInSaoPaulo(1);

  await test.step('the administrator fills it in: a new one is inactive', async () => {
    await admin.goto('/admin/conteudos/lives?page=1');
    await admin.getByRole('link', { name: 'Nova live' }).click();
    await admin.getByRole('textbox', { name: 'Título' }).fill(title);
    await admin.getByRole('textbox', { name: 'Descrição curta' }).fill('Traga a sua muda.');
    await admin.getByRole('combobox', { name: 'Categorias' }).click();
    await admin.getByRole('option', { name: 'Vida prática' }).click();
    await admin.getByRole('textbox', { name: 'Endereço da live' }).fill(film);
    await admin.getByLabel('Começa em').fill(`${tomorrow}T19:00`);
    await admin.getByLabel('Termina em').fill(`${tomorrow}T18:00`);
    await expect(admin.getByText('O fim vem depois do começo')).toBeVisible();
    await admin.getByLabel('Termina em').fill(`${tomorrow}T20:30`);
  });

  await test.step('creates it, and stays at its settings', async () => {
    await whileDown(admin, async () => {
      await admin.getByRole('button', { name: 'Criar live' }).click();
      await expectToast(admin, 'Não foi possível criar a live');
    });
    await admin.getByRole('button', { name: 'Criar live' }).click();
    await expectToast(admin, 'Alterações salvas com sucesso');
    await expect(admin).toHaveURL(/\/admin\/conteudos\/lives\/gerenciar\/[\w-]+\/configuracoes$/);
    await expect(admin.getByLabel('Começa em')).toHaveValue(`${tomorrow}T19:00`);
    await expect(admin.getByText('Inativo', { exact: true })).toBeVisible();
  });

  await test.step('gives it a cover, is back at the listing, and publishes it', async () => {
    const cover = { name: 'capa.png', mimeType: 'image/png', buffer: await admin.screenshot() };
    await admin.getByRole('radio', { name: 'Foto' }).check();
    await admin.locator('input[aria-label=Foto]').setInputFiles(cover);
    await expect(admin.getByRole('button', { name: 'Trocar imagem' })).toBeVisible();
    await whileDown(admin, async () => {
      await admin.getByRole('button', { name: 'Salvar alterações' }).click();
      await expectToast(admin, 'Não foi possível atualizar a live');
    });
    await admin.getByRole('button', { name: 'Salvar alterações' }).click();
    await expectToast(admin, 'Alterações salvas com sucesso');
    await expect(admin).toHaveURL('/admin/conteudos/lives?page=1');
    const row = admin.getByRole('row', { name: title });
    await expect(row).toContainText('Amanhã às 19:00');
    await row.getByRole('button').click();
    await admin.getByRole('menuitem', { name: 'Ativar' }).click();
    await expect(row.getByText('Ativo', { exact: true })).toBeVisible();
  });

  await test.step('the learner finds it and adds it to the agenda', async () => {
    await learner.goto('/lives');
    await learner.getByRole('link', { name: title }).click();
    await expect(learner.getByText('Amanhã às 19:00').first()).toBeVisible();
    const downloading = learner.waitForEvent('download');
    await learner.getByRole('link', { name: 'Adicionar à agenda' }).click();
    const file = await (await downloading).path();
    const calendar = (await readFile(file, 'utf8')).replaceAll('\r\n ', '');
    const day = tomorrow.replaceAll('-', '');
    expect(calendar).toContain(`SUMMARY:${title}`);
    expect(calendar).toContain(`DTSTART:${day}T220000Z`);
    expect(calendar).toContain(`DTEND:${day}T233000Z`);
    expect(calendar).toContain(`URL;VALUE=URI:${learner.url()}`);
  });

  await test.step('is reminded, also after coming back', async () => {
    await learner.getByRole('button', { name: 'Lembrar por e-mail' }).click();
    await expect(learner.getByRole('status').getByText(/^Lembrete ligado/)).toBeVisible();
    await learner.reload();
    await expect(learner.getByRole('button', { name: 'Desligar o lembrete' })).toBeVisible();
  });

  await test.step('follows all lives by a secret address, and renews it', async () => {
    await learner.getByRole('link', { name: 'Todas as lives' }).click();
    await learner.getByRole('button', { name: 'Mostrar o endereço' }).click();
    const address = learner.getByRole('textbox', { name: 'Endereço da sua agenda' });
    await expect(address).toHaveValue(/^http/);
    const former = await address.inputValue();
    const follow = (url: string) => learner.request.get(new URL(url).pathname);
    expect(await (await follow(former)).text()).toContain('Hortas em varandas');
    await learner.getByRole('button', { name: 'Renovar endereço' }).click();
    await learner.getByRole('button', { name: 'Renovar', exact: true }).click();
    await expect(address).not.toHaveValue(former);
    await expect(address).toHaveValue(/^http/);
    expect((await follow(former)).status()).toBe(404);
    expect((await follow(await address.inputValue())).status()).toBe(200);
  });

  await test.step('and watches it when it is on, which is kept', async () => {
    await admin.getByRole('link', { name: title }).click();
    const started = new Date(Date.now() - 3 * 3_600_000 - 5 * 60_000).toISOString().slice(0, 16);
    await admin.getByLabel('Termina em').fill('');
    await admin.getByLabel('Começa em').fill(started);
    await admin.getByRole('button', { name: 'Salvar alterações' }).click();
    await expect(admin).toHaveURL('/admin/conteudos/lives?page=1');

    await learner
      .context()
      .route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>film</title>' }),
      );
    await learner.goto('/lives');
    await expect(learner.getByText('Ao vivo agora')).toBeVisible();
    await learner.getByRole('link', { name: title }).click();
    await learner.getByRole('button', { name: 'Assistir' }).click();
    await expect(learner.locator(`iframe[title="${title}"]`)).toBeVisible();
    await expect(learner.getByText('Você assistiu a esta live.')).toBeVisible();
  });
});

/** The API refuses what is sent of lives meanwhile. */
async function whileDown(page: Page, act: () => Promise<void>): Promise<void> {
  const calls = /\/v1\/lives(\/[\w-]+)?$/;
  await page.route(calls, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 503, contentType: 'application/problem+json', json: {} }),
  );
  await act();
  await page.unroute(calls);
}

function dayInSaoPaulo(fromToday: number): string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });
  return format.format(Date.now() + fromToday * 86_400_000);
}
