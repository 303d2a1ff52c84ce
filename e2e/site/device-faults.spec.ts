import type { Page } from '@playwright/test';
import { apiAs } from '../support/api-client.ts';
import {
  fillSilently,
  refuseToStore,
  shiftClock,
  translateTexts,
} from '../support/device-faults.ts';
import { expect, test } from '../support/fixtures.ts';
import { createPracticeExam, numbersTo } from '../support/practice-exam.ts';
import type { TestServer } from '../support/test-server.ts';
import { newAccount, type SavedSession, signUp } from '../support/users.ts';

const minute = 60_000;
const hour = 60 * minute;

const questions = numbersTo(3).map((number) => ({
  statement: `<p>Quanto é ${number} + 1?</p>`,
  explanation: '<p>Conte nos dedos.</p>',
  alternatives: [
    { text: `<p>${number + 1}</p>`, isCorrect: true },
    { text: `<p>${number + 2}</p>`, isCorrect: false },
  ],
}));

/** An exam of 30 minutes that has opened a minute ago; its address. */
async function createExam(
  server: TestServer,
  sessions: { admin: SavedSession },
  title: string,
): Promise<string> {
  const id = await createPracticeExam(server, sessions.admin, { title, questions });
  const call = await apiAs(server, sessions.admin);
  const opensAt = new Date(Date.now() - minute).toISOString();
  const closesAt = new Date(Date.now() + 2 * hour).toISOString();
  await call(`/practice-exams/${id}`, { timeLimitMinutes: 30, opensAt, closesAt }, 'PATCH');
  return `/exercicios/${id}`;
}

const start = (page: Page) => page.getByRole('button', { name: 'Começar', exact: true });
const saved = (page: Page) => page.getByText('Salvo', { exact: true });
const timer = (page: Page) => page.getByRole('timer');
const choose = (page: Page, letter: string) =>
  page.getByRole('radio', { name: new RegExp(`^${letter} `) }).check({ force: true });

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Entregar' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click();
  await expect(page.getByText('Questão por questão')).toBeVisible();
}

test('an exam that the browser translates is taken to its end', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const address = await createExam(server, sessions, 'Prova traduzida');
  const { page } = await openAsNewLearner();
  await page.goto(address);
  await start(page).click();
  await expect(timer(page)).toBeVisible();
  await page.evaluate(translateTexts);
  const before = await timer(page).textContent();

  await choose(page, 'A');
  await expect(saved(page)).toBeVisible();
  // Text that React writes into a translated text is seen.
  await expect(timer(page)).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(page.getByRole('heading', { name: 'Questão 2 de 3' })).toBeVisible();
  await choose(page, 'B');
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('2 respondidas')).toBeVisible();
  await submit(page);
});

for (const [words, offset] of [
  ['five minutes slow', -5 * minute],
  ['a day fast', 24 * hour],
] as const) {
  test(`an exam that is open begins on a device whose clock is ${words}`, async ({
    server,
    sessions,
    openAsNewLearner,
  }) => {
    const address = await createExam(server, sessions, `Relógio ${words}`);
    const { page } = await openAsNewLearner();
    await shiftClock(page, offset);
    await page.goto(address);
    await start(page).click();
    await expect(timer(page)).toHaveText(/^(30:00|29:\d\d)$/);
  });
}

test('corrections of the clock neither end an exam nor add to its time', async ({
  server,
  sessions,
  openAsNewLearner,
}) => {
  const address = await createExam(server, sessions, 'Relógio corrigido');
  const { page } = await openAsNewLearner();
  const shift = await shiftClock(page, 0);
  await page.goto(address);
  await start(page).click();
  for (const jump of [hour, -3 * hour]) {
    await shift(jump);
    const before = await timer(page).textContent();
    await expect(timer(page)).not.toHaveText(before ?? '');
    await expect(timer(page)).toHaveText(/^(30:00|29:\d\d|28:\d\d)$/);
    await choose(page, jump > 0 ? 'A' : 'B');
    await expect(saved(page)).toBeVisible();
  }
  await submit(page);
  await expect(page.getByText('Em branco').first()).toBeVisible();
});

test.describe('a browser that stores nothing', () => {
  test('lets a learner sign in and study, and says what it does not keep', async ({
    page,
    server,
    sessions,
  }) => {
    const address = await createExam(server, sessions, 'Sem espaço');
    const account = newAccount();
    await signUp(server, account);
    await page.addInitScript(refuseToStore);
    await page.goto('/entrar');
    await page.getByLabel('E-mail').fill(account.email);
    await page.getByLabel('Senha', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Conta de/ })).toBeVisible();
    const notice = page.getByRole('region', { name: 'Armazenamento do navegador' });
    await expect(notice).toContainText('Este navegador não está guardando dados');
    await notice.getByRole('button', { name: 'Fechar o aviso' }).click();
    await expect(notice).toBeHidden();
    // A loaded page has no values, and signs in again by the session.
    await page.goto(address);
    await start(page).click();
    await choose(page, 'A');
    await expect(saved(page)).toBeVisible();
  });
});

test('a browser that has deleted the storage of the site is signed in again', async ({
  openAsNewLearner,
}) => {
  const { page } = await openAsNewLearner();
  await page.goto('/');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/cursos');
  await expect(page.getByRole('button', { name: /^Conta de/ })).toBeVisible();
});

test('a password manager that fills fields without an event signs in', async ({ page }) => {
  await page.goto('/entrar');
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeEnabled();
  await fillSilently(page, { 'E-mail': 'aluno@sabia.local', Senha: 'sabia-demo' });
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Conta de/ })).toBeVisible();
});

test.describe('a session that ends during an exam', () => {
  test.use({ expectedPageErrors: /^refused: .* 401$|^console error: .*ApiProblem/ });

  test('is told with its reason, and the answers go with the next sign-in', async ({
    server,
    sessions,
    openAsNewLearner,
  }) => {
    const address = await createExam(server, sessions, 'Sessão encerrada');
    const { page, account } = await openAsNewLearner();
    await page.goto(address);
    await start(page).click();
    await choose(page, 'A');
    await expect(saved(page)).toBeVisible();
    await page.getByRole('button', { name: 'Próxima' }).click();
    await page.request.post('/identity/sign-out', {
      headers: { origin: server.url },
      data: {},
    });
    await choose(page, 'B');
    const notice = page.getByRole('region', { name: 'Fim da sessão' });
    await expect(notice).toContainText('Sua sessão terminou.');
    await notice.getByRole('link', { name: 'Entrar' }).click();
    await page.getByLabel('E-mail').fill(account.email);
    await page.getByLabel('Senha', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Questão 2 de 3' })).toBeVisible();
    await expect(saved(page)).toBeVisible();
    await expect(notice).toBeHidden();
    await expect(page.getByText('2 respondidas')).toBeVisible();
  });
});
