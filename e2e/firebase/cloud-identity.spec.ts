import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { startFakeProvider, type FakeProvider } from '../support/fake-provider.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { passTime } from '../support/pass-time.ts';
import { newAccount, type Account } from '../support/users.ts';
import { startTestServer } from '../support/test-server.ts';
import { expectToast } from '../support/toasts.ts';
import { emulatorHost, linkTo, projectId } from './emulator.ts';

const test = base.extend<
  object,
  { school: Awaited<ReturnType<typeof startTestServer>>; google: FakeProvider }
>({
  google: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the parameters
    async ({}, use) => {
      const google = await startFakeProvider({});
      await use(google);
      await google.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ google }, use) => {
      const school = await startTestServer({
        GOOGLE_CLIENT_ID: 'sabia',
        GOOGLE_CLIENT_SECRET: 'segredo',
        GOOGLE_ISSUER: google.issuer,
        FIREBASE_PROJECT_ID: projectId,
        FIREBASE_API_KEY: 'qualquer-chave',
        FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
        FIREBASE_UNSIGNED_TOKENS: 'true',
      });
      await use(school);
      await school.close();
    },
    { scope: 'worker' },
  ],
});

async function signUp(page: Page): Promise<Account> {
  // The emulator remembers who came before a test that failed.
  const account = { ...newAccount(), email: `${randomUUID()}@exemplo.com.br` };
  await page.goto('/cadastro');
  await page.getByLabel('Nome completo').fill(account.name);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByRole('textbox', { name: 'Senha' }).fill(account.password);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(accountMenu(page, account)).toBeVisible();
  return account;
}

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/entrar');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Senha' }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

const accountMenu = (page: Page, { name }: Account) =>
  page.getByRole('button', { name: `Conta de ${name}` });

const tokenCreatedAt = (page: Page) =>
  page.evaluate(() => Number(localStorage.getItem('sabia.tokenCreatedAt')));

/** The payload of the stored token. */
const claims = (page: Page) =>
  page.evaluate(() => {
    const [, payload = ''] = (localStorage.getItem('sabia.token') ?? '').split('.');
    const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(json) as Record<string, unknown>;
  });

test('a sign-up signs in at once and asks for a verified address', async ({ page }) => {
  const account = await signUp(page);
  const banner = page.getByRole('region', { name: 'Confirmação do e-mail' });
  await expect(banner).toContainText(account.email);
  expect(await claims(page)).toMatchObject({ email_verified: false, aud: projectId });

  await page.getByRole('button', { name: 'Já confirmei' }).click();
  await expect(page.getByText('Seu e-mail ainda não foi confirmado.')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar um link' }).click();
  await expectToast(page, 'Link enviado. Confira seu e-mail.');
  await expect(page.getByRole('button', { name: /^Enviar outro link em/ })).toBeDisabled();

  const link = await linkTo(account.email, 'VERIFY_EMAIL');
  await fetch(link ?? 'there is no letter');
  await page.getByRole('button', { name: 'Já confirmei' }).click();
  await expect(banner).toBeHidden();
  await expect(accountMenu(page, account)).toBeVisible();
  await expect.poll(() => claims(page)).toMatchObject({ email_verified: true });

  await page.reload();
  await expect(accountMenu(page, account)).toBeVisible();
  await expect(banner).toBeHidden();
});

test('a session ends when its owner says so, and begins again by the password', async ({
  page,
}) => {
  const account = await signUp(page);
  await accountMenu(page, account).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();
  await signIn(page, account);
  await expect(accountMenu(page, account)).toBeVisible();
});

test('a token is used for 55 minutes, and then a fresh one is asked of Firebase', async ({
  page,
}) => {
  const account = await signUp(page);
  let renewals = 0;
  page.on('request', (request) => {
    const isRenewal = request.url().includes('securetoken.googleapis.com/v1/token');
    if (isRenewal) renewals += 1;
  });
  const createdAt = await tokenCreatedAt(page);
  const visit = async (time: number) => {
    await page.clock.setFixedTime(time);
    await page.goto('/cursos');
    await expect(accountMenu(page, account)).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  };

  await visit(createdAt + 55 * 60_000 - 1000);
  expect(renewals).toBe(0);
  // Firebase's own code, which starts with the page, may find it time as well.
  await visit(createdAt + 55 * 60_000);
  expect(renewals).toBeGreaterThan(0);
  expect(await tokenCreatedAt(page)).toBe(createdAt + 55 * 60_000);
});

test.describe('a forgotten password', () => {
  // The old password is tried, and the emulator tells of addresses that it does not know.
  test.use({
    expectedPageErrors: /refused: POST .*accounts:(signInWithPassword|sendOobCode).* 400$/,
  });

  test('is replaced by the link of a letter; nobody learns whose address has an account', async ({
    page,
    openBrowser,
  }) => {
    const account = await signUp(page);
    const elsewhere = await openBrowser();
    for (const email of ['ninguem@exemplo.com.br', account.email]) {
      await elsewhere.goto('/recuperar-senha');
      await elsewhere.getByLabel('E-mail').fill(email);
      await elsewhere.getByRole('button', { name: 'Enviar link' }).click();
      await expect(elsewhere.getByText(`Se ${email} tem uma conta`)).toBeVisible();
    }
    expect(await linkTo('ninguem@exemplo.com.br', 'PASSWORD_RESET')).toBeUndefined();
    const link = await linkTo(account.email, 'PASSWORD_RESET');
    await fetch(`${link}&newPassword=tres-sabias-no-quintal`);

    await signIn(elsewhere, account);
    await expect(elsewhere.getByText('O e-mail e a senha não combinam.')).toBeVisible();
    await signIn(elsewhere, { ...account, password: 'tres-sabias-no-quintal' });
    await expect(accountMenu(elsewhere, account)).toBeVisible();
  });
});

test.describe('an account that its owner deletes', () => {
  // Its password is mistyped first, and tried once more when nobody has it any longer.
  test.use({ expectedPageErrors: /refused: POST .*accounts:signInWithPassword.* 400$/ });

  test('is gone from the school and from Firebase', async ({ page, server }) => {
    const account = await signUp(page);
    await page.goto('/perfil/meus-dados');
    await page.getByRole('button', { name: 'Quero excluir minha conta' }).click();
    await page.getByLabel('Código de 8 dígitos').fill(await server.nextCode(account.email));
    const deleteForEver = page.getByRole('button', { name: 'Excluir minha conta para sempre' });
    const password = page.getByRole('textbox', { name: 'Sua senha' });
    await password.fill('não é esta');
    await deleteForEver.click();
    await expect(page.getByText('O e-mail e a senha não combinam.')).toBeVisible();
    await password.fill(account.password);
    await deleteForEver.click();
    await expectToast(page, 'Conta excluída');
    await expect(page).toHaveURL('/cursos');

    await signIn(page, account);
    await expect(page.getByText('O e-mail e a senha não combinam.')).toBeVisible();
  });
});

test('a user of Google has an account without a password, and deletes it after a recent sign-in', async ({
  page,
  server,
  google,
}) => {
  const subject = randomUUID();
  const account = { ...newAccount(), email: `${subject}@exemplo.com.br`, name: 'Caio Lima' };
  const { email, name } = account;
  google.claims = { sub: subject, email, name, email_verified: true };
  const enter = (words: string) => page.getByRole('button', { name: words });
  await page.clock.install();
  await page.goto('/perfil/meus-dados');
  await enter('Continuar com Google').click();
  await expect(page).toHaveURL('/perfil/meus-dados');
  await expect(accountMenu(page, account)).toBeVisible();
  expect(await claims(page)).toMatchObject({ email, email_verified: true, aud: projectId });

  const askToDelete = async () => {
    await enter('Quero excluir minha conta').click();
    await page.getByLabel('Código de 8 dígitos').fill(await server.nextCode(email));
    await enter('Excluir minha conta para sempre').click();
  };
  await test.step('is asked to sign in again after some minutes', async () => {
    await passTime(page, 5 * 60_000);
    await askToDelete();
    await expect(page.getByText(/^Sua última entrada com o Google/)).toBeVisible();
    await enter('Entrar de novo com o Google').click();
    await expect(page).toHaveURL('/perfil/meus-dados');
    await expect(accountMenu(page, account)).toBeVisible();
  });

  await test.step('is gone from the school and from Firebase', async () => {
    await askToDelete();
    await expectToast(page, 'Conta excluída');
    await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();
  });
});

test('the embedded identity is closed', async ({ request }) => {
  const keys = await request.get('/identity/jwks', { headers: { accept: 'application/json' } });
  expect(keys.status()).toBe(404);
  const signedUp = await request.post('/identity/sign-up/email', { data: newAccount() });
  expect(signedUp.status()).toBe(404);
});
