import type { Page } from '@playwright/test';
import type { BlankTime } from '@sabia/domain/attempts/blank-times.ts';
import { createExamCourse } from '../support/exam-course.ts';
import { expect, test } from '../support/fixtures.ts';
import { passTime } from '../support/pass-time.ts';
import { signIn } from '../support/users.ts';

test.use({
  // The network and the server are away for a while.
  expectedPageErrors:
    /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)|refused: .* 503$/,
});

const start = (page: Page) => page.getByRole('button', { name: 'Começar' });
const question = (page: Page, number: number) =>
  page.getByRole('heading', { name: `Questão ${number} de` });
const saved = (page: Page) => page.getByText('Salvo', { exact: true });
const kept = (page: Page) => page.getByText('Suas respostas estão guardadas neste aparelho');
const answers = (page: Page) => page.getByText(/^\d+ respondidas?$/);

/** Chooses an alternative of the question on the screen, by its letter. */
async function choose(page: Page, letter: 'A' | 'B' | 'C'): Promise<void> {
  const alternative = page.getByRole('radio', { name: new RegExp(`^${letter} `) });
  await alternative.check({ force: true });
  await expect(alternative).toBeChecked();
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Entregar' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click();
}

test('an exam continues offline, without the server and in another page, without loss', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const exam = await createExamCourse(server, sessions.admin, { questionsQtd: 5 });
  const { page } = await openAsNewLearner();

  await test.step('answers while all is well', async () => {
    await page.goto(exam);
    await start(page).click();
    await expect(question(page, 1)).toBeVisible();
    await choose(page, 'A');
    await expect(saved(page)).toBeVisible();
  });

  await test.step('answers without a network', async () => {
    await page.context().setOffline(true);
    await page.keyboard.press('n');
    await expect(question(page, 2)).toBeVisible();
    await choose(page, 'B');
    await expect(kept(page)).toBeVisible();
    await page.keyboard.press('a');
    await page.keyboard.press('n');
    await choose(page, 'A');
    await expect(answers(page)).toHaveText('3 respondidas');
  });

  await test.step('sees them sent when it is back', async () => {
    await page.context().setOffline(false);
    await expect(kept(page)).toBeHidden();
    await expect(saved(page)).toBeVisible();
  });

  await test.step('answers while the server is down, and closes the page', async () => {
    await server.stop();
    await page.keyboard.press('n');
    await expect(question(page, 4)).toBeVisible();
    await choose(page, 'A');
    await expect(kept(page)).toBeVisible();
  });

  const context = page.context();
  const address = page.url();
  await page.close();
  await server.restart();
  const later = await context.newPage();

  await test.step('comes back to the same place, with every answer', async () => {
    await later.goto(address);
    await expect(question(later, 4)).toBeVisible();
    await expect(answers(later)).toHaveText('4 respondidas');
    await expect(saved(later)).toBeVisible();
  });

  await test.step('is told of the blank, and submits', async () => {
    await later.getByRole('button', { name: 'Entregar' }).first().click();
    const dialog = later.getByRole('dialog');
    await expect(dialog).toContainText('Você respondeu 4 de 5 questões. 1 está em branco');
    await dialog.getByRole('button', { name: /^Questão 5\b/ }).click();
    await expect(question(later, 5)).toBeVisible();
    await choose(later, 'C');
    await submit(later);
    await expect(later.getByRole('heading', { name: 'Você passou!' })).toBeVisible();
    await expect(later.getByText('Você acertou 4 de 5 questões.')).toBeVisible();
  });

  await test.step('sees what was missed, and why', async () => {
    await later.getByRole('checkbox', { name: 'Só as que errei (1)' }).check();
    await expect(later.getByRole('heading', { name: 'Questão 5 Errada' })).toBeVisible();
    await expect(later.getByText(/^(\d) mais \1\.$/)).toBeVisible();
    await expect(later.getByRole('heading', { name: 'Questão 1 Certa' })).toBeHidden();
  });
});

test('a submission made offline is sent at the next visit, from any screen', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const exam = await createExamCourse(server, sessions.admin, { questionsQtd: 2 });
  const { page } = await openAsNewLearner();
  await page.goto(exam);
  await start(page).click();
  await choose(page, 'A');
  await expect(saved(page)).toBeVisible();
  await page.context().setOffline(true);
  await page.keyboard.press('n');
  await choose(page, 'A');
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Entrega guardada' })).toBeVisible();
  const context = page.context();
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  const submitted = later.waitForResponse(
    (response) =>
      response.url().includes('/user-progressions/content') &&
      response.request().postData()?.includes('"isExamSubmitted":true') === true,
  );
  await later.goto('/cursos');
  expect((await submitted).ok()).toBe(true);

  await later.goto(exam);
  await expect(later.getByText('Sua melhor nota: 100% · Você já passou')).toBeVisible();
  await later.getByRole('button', { name: 'Rever a tentativa 1' }).click();
  await expect(later.getByRole('heading', { name: 'Você acertou tudo!' })).toBeVisible();
});

test('an attempt continues on another device and ends on both after submission', async ({
  server,
  sessions,
  openAsNewLearner,
  openBrowser,
}) => {
  const exam = await createExamCourse(server, sessions.admin, { questionsQtd: 3 });
  const { page: phone, account } = await openAsNewLearner();
  await phone.goto(exam);
  await start(phone).click();
  await choose(phone, 'A');
  await expect(saved(phone)).toBeVisible();

  const laptop = await openBrowser(await signIn(server, account));
  await laptop.goto(exam);
  await laptop.getByRole('button', { name: 'Continuar tentativa' }).click();
  await expect(laptop.getByRole('radio', { name: /^A / })).toBeChecked();
  await laptop.keyboard.press('n');
  await choose(laptop, 'A');
  await submit(laptop);
  await expect(laptop.getByText('Você acertou 2 de 3 questões.')).toBeVisible();

  await phone.keyboard.press('n');
  await expect(question(phone, 2)).toBeVisible();
  await phone.keyboard.press('b');
  await expect(phone.getByText('Você acertou 2 de 3 questões.')).toBeVisible();
});

test('at the end of the time an exam submits itself', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const exam = await createExamCourse(server, sessions.admin, { timeLimitMinutes: 1 });
  const { page } = await openAsNewLearner();
  await page.clock.install();
  await page.goto(exam);
  await expect(page.getByText('mesmo que cheguem até 2 minutos depois')).toBeVisible();
  await start(page).click();
  await choose(page, 'A');
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.keyboard.press('n');
  await expect(question(page, 2)).toBeVisible();

  const submission = page.waitForRequest((request) =>
    Boolean(request.postData()?.includes('"isExamSubmitted":true')),
  );
  await passTime(page, 61_000);
  const { blankTimes } = (await submission).postDataJSON() as { blankTimes: BlankTime[] };
  expect(blankTimes).toEqual([{ questionId: expect.any(String), timeSpent: expect.any(Number) }]);
  await expect(page.getByRole('heading', { name: 'Ainda não foi dessa vez' })).toBeVisible();
  await expect(page.getByText('Você acertou 1 de 4 questões.')).toBeVisible();
});

test('a timed exam reports that the device is online, and after an outage its answers first', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const exam = await createExamCourse(server, sessions.admin, { timeLimitMinutes: 30 });
  const { page } = await openAsNewLearner();
  await page.clock.install();
  const reports: { deviceId: string; answers: { deviceId: string }[] }[] = [];
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/answers'))
      reports.push(request.postDataJSON() as (typeof reports)[number]);
  });
  await page.goto(exam);
  await start(page).click();
  // On a slow machine there are more: the clock runs on, too.
  await expect.poll(() => reports.length).toBeGreaterThanOrEqual(1);
  const first = reports.length;
  await passTime(page, 15_000);
  await expect.poll(() => reports.length).toBeGreaterThan(first);
  const { deviceId = '' } = reports[0] ?? {};
  expect(reports).toEqual(reports.map(() => expect.objectContaining({ deviceId, answers: [] })));

  await page.context().setOffline(true);
  const before = reports.length;
  await choose(page, 'A');
  await expect(kept(page)).toBeVisible();
  await passTime(page, 60_000);
  await page.context().setOffline(false);
  await passTime(page, 60_000);
  await expect(saved(page)).toBeVisible();
  expect(reports[before]?.answers).toMatchObject([{ deviceId }]);

  await page.goto(exam);
  await expect(page.getByText('1 de 4 questões respondida')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^2\d:\d\d$/);
  await expect(page.getByText('continuar depois')).toBeHidden();
  await passTime(page, 30 * 60_000);
  await expect(page.getByText('O tempo acabou.')).toBeVisible();
  await page.getByRole('button', { name: 'Ver o resultado' }).click();
  await expect(page.getByText('Você acertou 1 de 4 questões.')).toBeVisible();
});

test('a quick question answered offline is graded after reconnecting', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const course = await createExamCourse(server, sessions.admin, {
    contentType: 'QUICK_QUESTION',
    questionsQtd: 2,
  });
  const { page } = await openAsNewLearner();
  await page.goto(course);
  const first = page.getByRole('group', { name: 'Alternativas da questão 1' });
  await expect(first).toBeVisible();

  await page.context().setOffline(true);
  const respond = page.getByRole('button', { name: 'Responder', exact: true });
  await first.getByRole('radio').nth(1).check({ force: true });
  await respond.click();
  const second = page.getByRole('group', { name: 'Alternativas da questão 2' });
  await second.getByRole('radio').first().check({ force: true });
  await respond.click();
  await expect(page.getByText('Conferindo sua resposta…')).toHaveCount(2);

  await page.context().setOffline(false);
  await expect(page.getByText('Não foi dessa vez.')).toBeVisible();
  await expect(page.getByText('Isso mesmo!')).toBeVisible();
  await expect(page.getByText('1 mais 1.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Não foi dessa vez.')).toBeVisible();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(first.getByRole('radio').first()).toBeEnabled();
});

test('each of several quick questions leads to the next one, which is out of sight', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const course = await createExamCourse(server, sessions.admin, {
    contentType: 'QUICK_QUESTION',
    questionsQtd: 3,
  });
  const { page } = await openAsNewLearner();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(course);
  for (const number of [1, 2]) {
    const alternatives = page.getByRole('group', { name: `Alternativas da questão ${number}` });
    // A tap chooses; only the button answers.
    await alternatives.getByText(`${number * 2}`, { exact: true }).click();
    await expect(page.getByText('Isso mesmo!')).toHaveCount(number - 1);
    await page.getByRole('button', { name: 'Responder', exact: true }).click();
    await expect(page.getByText('Isso mesmo!')).toHaveCount(number);
    await expect(
      page.getByRole('link', { name: /^(Continuar|Ir para o que falta)$/ }),
    ).toBeHidden();
    const next = page.getByRole('button', { name: `Próxima pergunta (${number + 1} de 3)` });
    await next.click();
    const heading = page.getByRole('heading', { name: `Questão ${number + 1} de 3` });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(next).toBeHidden();
  }
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`a quick question that ends a course shows its explanation before the certificate (${viewport.width} px)`, async ({
    server,
    sessions,
    openAsNewLearner,
  }) => {
    const course = await createExamCourse(server, sessions.admin, {
      contentType: 'QUICK_QUESTION',
      questionsQtd: 1,
    });
    const { page } = await openAsNewLearner();
    await page.setViewportSize(viewport);
    await page.goto(course);
    const alternatives = page.getByRole('group', { name: 'Alternativas da questão 1' });
    await expect(alternatives).toBeVisible();
    await page
      .getByRole('button', { name: 'Próximo' })
      .or(page.getByRole('link', { name: 'Próximo' }))
      .click();
    await page.getByRole('button', { name: 'Concluir' }).click();
    await page.getByRole('link', { name: 'Ir para o que falta' }).click();

    // Nothing in the bar leads past the question before it is answered, but 'Próximo'.
    await expect(page.getByRole('link', { name: 'Continuar' })).toHaveCount(0);
    await alternatives.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    const explanation = page.getByText('1 mais 1.');
    await expect(explanation).toBeInViewport({ ratio: 1 });
    const isCovered = await explanation.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isCovered).toBe(false);
    await expect(page.locator(':focus')).toContainText('Isso mesmo!');
    await expect(page).not.toHaveURL(/certificado/);
    await page.getByRole('link', { name: 'Continuar' }).click();
    await expect(page).toHaveURL(/tela=certificado/);
  });
}
