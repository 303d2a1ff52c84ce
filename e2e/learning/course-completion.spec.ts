import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures.ts';
import { untilHydrated } from '../support/hydration.ts';
import { newAccount } from '../support/users.ts';
import { skipToTheEnd, watchFromTheStart } from '../support/playback.ts';

const course = 'Orçamento doméstico sem sofrimento';

test('a visitor finds a course, signs up, studies it to the end and gets a certificate', async ({
  page,
  server,
  openBrowser,
}) => {
  const learner = newAccount();
  const title = page.getByRole('heading', { level: 1 });
  const goOn = page.getByRole('button', { name: 'Concluir e continuar' });
  const progress = page.getByRole('progressbar', { name: 'Seu progresso no curso' });

  await test.step('finds it in the catalogue', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Ver os cursos' }).click();
    await expect(page).toHaveURL('/cursos');
    await untilHydrated(page);
    await page.getByRole('checkbox', { name: 'Finanças pessoais' }).check();
    await page.getByRole('checkbox', { name: 'Grátis', exact: true }).check();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('list', { name: 'Filtros ligados' })).toContainText('Grátis');
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('link', { name: course }).click();
  });

  await test.step('looks into it', async () => {
    await expect(title).toHaveText(course);
    await expect(page.getByText('Três potes para a renda do mês')).toBeVisible();
  });

  await test.step('signs up with a code from the e-mail', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Criar conta' }).click();
    await page.getByLabel('Nome completo').fill(learner.name);
    await page.getByLabel('E-mail').fill(learner.email);
    await page.getByRole('textbox', { name: 'Senha' }).fill(learner.password);
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await page.getByLabel('Código de 8 dígitos').fill(await server.nextCode(learner.email));
    await expect(page.getByRole('button', { name: `Conta de ${learner.name}` })).toBeVisible();
  });

  await test.step('is in the course and reads the first page', async () => {
    await expect(title).toHaveText('Para onde foi o dinheiro?');
    await goOn.click();
  });

  await test.step('watches the video: skipping does not count, watching does', async () => {
    await expect(title).toHaveText('Três potes para a renda do mês');
    await skipToTheEnd(page);
    await expect(progress).toHaveAttribute('aria-valuetext', '1 de 6 conteúdos');
    await watchFromTheStart(page);
    await expect(progress).toHaveAttribute('aria-valuetext', '2 de 6 conteúdos');
    await page.getByRole('link', { name: 'Próximo' }).click();
    await expect(title).toHaveText('Uma bússola, não uma lei');
    await goOn.click();
    await expect(title).toHaveText('Dívidas: qual pagar primeiro');
    await expect(progress).toHaveAttribute('aria-valuetext', '3 de 6 conteúdos');
  });

  await test.step('leaves, and comes back at the same place', async () => {
    await page.goto('about:blank');
    await page.goto('/');
    await page.getByRole('link', { name: 'Continuar' }).click();
    await expect(title).toHaveText('Dívidas: qual pagar primeiro');
  });

  await test.step('completes the course', async () => {
    await goOn.click();
    await expect(title).toHaveText('A reserva que cabe no bolso');
    await goOn.click();
    await expect(title).toHaveText('Dinheiro é assunto de família');
    await page.getByRole('button', { name: 'Concluir' }).click();
    await expect(title).toHaveText('Parabéns, Beatriz!');
  });

  await test.step('keeps the certificate', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Baixar PDF' }).click();
    const pdf = await readFile(await (await download).path());
    expect(pdf.subarray(0, 4).toString()).toBe('%PDF');
    expect(pdf.includes('/Lang (pt-BR)')).toBe(true);
  });

  await test.step('shows it to somebody who has no account', async () => {
    const code = /SABIA-[\w-]+/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
    const stranger = await openBrowser();
    await stranger.goto(`/certificados/${code}`);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
      'Este certificado é verdadeiro',
    );
    const shown = stranger.getByRole('main');
    await expect(shown).toContainText(learner.name);
    await expect(shown).toContainText(course);
    const head = await stranger.content();
    const picture = /property="og:image" content="([^"]+)"/.exec(head)?.[1] ?? '';
    const answer = await stranger.request.get(new URL(picture).pathname);
    expect(answer.headers()['content-type']).toBe('image/png');
  });
});
