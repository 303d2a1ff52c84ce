import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '../../api/test/support/read-pdf.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoUsers } from '../support/users.ts';

// A server of its own, because the brand is on every page of a school. The page of an administrator comes from the device.
test.use({
  serviceWorkers: 'allow',
  serverSettings: { MAIL_FROM: 'Sabiá <oi@escola.example>' },
});

test('an administrator changes the brand, and screens, PDFs and e-mails show it', async ({
  server,
  openAs,
  openBrowser,
}) => {
  const admin = await openAs('admin');
  await admin.goto('/admin/escola');
  // From now on the page comes from the device.
  await admin.evaluate(() => navigator.serviceWorker.ready);
  await admin.reload();
  await admin.getByRole('link', { name: 'Marca' }).click();
  const save = admin.getByRole('button', { name: 'Salvar alterações' });
  const preview = admin.getByRole('complementary', { name: 'Prévia da marca' });
  await admin.getByLabel('Nome da escola').fill('Escola Canto');
  await admin.getByLabel('Frase do rodapé').fill('Um canto por dia.');
  await expect(preview).toContainText('Escola Canto');

  const heading = admin.getByLabel('Título da página inicial');
  const frontPagePreview = admin.getByRole('group', { name: 'Prévia da página inicial' });
  await expect(frontPagePreview).toContainText('Não perca nem uma resposta.');
  await heading.fill('Violão *sem pressa');
  await save.click();
  await expect(admin.getByText(/^Use dois asteriscos/).first()).toBeVisible();
  await heading.fill('Violão *sem pressa*.');
  await admin.getByLabel('Introdução da página inicial').fill('Um acorde por dia.');
  await admin.getByLabel('Título do convite final').fill('Afine e comece.');
  await expect(frontPagePreview).toContainText('Violão sem pressa.');

  await admin.getByLabel('Cor principal', { exact: true }).fill('#2fb36a');
  await save.click();
  await expect(
    admin.getByText(/clara demais para links .* o mínimo é 4,5:1/).first(),
  ).toBeVisible();
  await admin.getByRole('button', { name: /^Usar #/ }).click();
  await admin.getByLabel('Cor de destaque', { exact: true }).fill('#3ecf8e');
  const color = await admin.getByLabel('Cor principal', { exact: true }).inputValue();
  // A square, because a wide logo has the name in it.
  const clip = { x: 0, y: 0, width: 200, height: 200 };
  const buffer = await admin.screenshot({ clip });
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer };
  await admin.locator('input[type=file]').setInputFiles(logo);
  await expect(admin.getByRole('button', { name: 'Trocar imagem' })).toBeVisible();
  await save.click();
  const lastChange = admin.getByText(
    /^Hoje às .* mudou: Nome da escola, Frase do rodapé, Logotipo, Cor principal, Cor de destaque, Título da página inicial, Introdução da página inicial, Título do convite final\.$/,
  );
  await expect(lastChange).toBeVisible();
  await expect(admin.getByRole('link', { name: 'Escola Canto, ir para o início' })).toBeVisible();

  const visitor = await openBrowser();
  await visitor.goto('/cursos');
  await expect(visitor).toHaveTitle('Cursos · Escola Canto');
  await expect(visitor.getByRole('link', { name: 'Escola Canto, ir para o início' })).toBeVisible();
  await expect(visitor.getByRole('contentinfo')).toContainText('Escola Canto · Um canto por dia.');
  await expect(visitor.getByRole('banner').locator('img').first()).toHaveAttribute('src', /webp$/);
  const style = (page: Page, name: string) =>
    page.evaluate((of) => getComputedStyle(document.documentElement).getPropertyValue(of), name);
  expect(await style(visitor, '--mantine-color-blue-8')).toBe(color);

  await visitor.goto('/');
  await expect(visitor).toHaveTitle(/ · Escola Canto$/);
  await expect(visitor.getByRole('link', { name: 'Escola Canto, ir para o início' })).toBeVisible();
  await expect(visitor.getByText(/Sabiá/)).toHaveCount(1);
  await expect(visitor.getByRole('contentinfo').getByText(/^Escola Sabiá de Dem/)).toBeVisible();
  expect(await style(visitor, '--alive')).toBe('#3ecf8e');
  expect(await style(visitor, '--brand-hue')).toMatch(/^1\d\d$/);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Violão sem pressa.');
  await expect(visitor.getByRole('heading', { level: 1 }).locator('em')).toHaveText('sem pressa');
  await expect(visitor.getByRole('heading', { name: 'Afine e comece.' })).toBeVisible();
  const description = visitor.locator('meta[name=description]');
  await expect(description).toHaveAttribute('content', 'Um acorde por dia.');

  const subscriber = await openAs('subscriber');
  await subscriber.goto('/');
  await subscriber
    .getByRole('link', { name: /Continuar/ })
    .first()
    .click();
  await expect(subscriber).toHaveTitle(/ · Escola Canto$/);
  expect(await style(subscriber, '--mantine-color-blue-8')).toBe(color);

  await subscriber.goto('/certificados');
  const code = subscriber.getByRole('link', { name: /^SABIA-/ }).first();
  const address = (await code.getAttribute('href')) ?? '';
  await visitor.goto(address);
  await expect(visitor.getByText(/^Emitido por Escola Canto/)).toBeVisible();
  const download = subscriber.waitForEvent('download');
  await subscriber.getByRole('link', { name: 'Baixar PDF' }).first().click();
  const pdf = readPdf(await readFile(await (await download).path()));
  expect(pdf.lines[0]?.text).toBe('Escola Canto');
  expect(pdf.objects).toContain('/Subtype /Image');

  await visitor.goto('/recuperar-senha');
  await visitor.getByLabel('E-mail').fill(demoUsers.learner.email);
  await visitor.locator('button[type=submit]').click();
  const sent = (await server.nextEmail(demoUsers.learner.email)).replaceAll('=\r\n', '');
  expect(sent).toContain('From: Escola Canto <oi@escola.example>');
  expect(sent).toContain('Um canto por dia.');
  expect(sent).toContain(color);
  expect(sent).toContain('#3ecf8e');

  await admin.getByRole('button', { name: 'Desfazer' }).click();
  await expect(admin.getByRole('link', { name: 'Sabiá, ir para o início' })).toBeVisible();
  await expect(admin.getByLabel('Nome da escola')).toHaveValue('');
  await visitor.goto('/');
  await expect(visitor).toHaveTitle(/ · Sabiá$/);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('nem uma resposta.');
});
