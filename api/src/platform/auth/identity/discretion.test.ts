import { describe, expect, it } from 'vitest';
import type { Page } from '../../../../test/support/browser.ts';
import { freshDatabase } from '../../../../test/support/fresh-database.ts';
import { openIdentityDesk } from '../../../../test/support/fake-oidc-server.ts';
import { codeIn } from '../../../../test/support/outbox.ts';

const database = await freshDatabase();
const desk = await openIdentityDesk(database);

const password = 'senha-de-teste';
const known = 'ana@exemplo.com';
const unknown = 'ninguem@exemplo.com';
await desk.newcomer(known);

/** All that a page says but for what every answer has of its own. */
function said({ status, headers, text }: Page) {
  const { 'x-request-id': _id, date: _date, ...rest } = headers;
  return { status, headers: rest, text: text.replace(/"requestId":"[^"]+"/, '') };
}

describe('nobody learns whose address has an account', () => {
  const wrong = { otp: '00000000', password };

  it.each<[string, string, object]>([
    ['by signing up', '/identity/sign-up/email', { name: 'Ana', password }],
    ['by signing in', '/identity/sign-in/email', { password: 'senha-errada' }],
    ['by asking for a code', '/identity/email-otp/send-verification-otp', {}],
    ['by trying a code', '/identity/email-otp/verify-email', wrong],
    ['by a forgotten password', '/identity/email-otp/request-password-reset', {}],
    ['by setting a new password', '/identity/email-otp/reset-password', wrong],
  ])('%s', async (_title, path, body) => {
    const browser = desk.browser();
    const toKnown = await browser.post(path, { ...body, email: known });
    const toUnknown = await browser.post(path, { ...body, email: unknown });
    expect(said(toKnown)).toEqual(said(toUnknown));
  });

  it('nor by a code that expired or was used up', async () => {
    const path = '/identity/email-otp/reset-password';
    const answers: unknown[] = [];
    for (const email of [known, unknown]) {
      const browser = desk.browser();
      await browser.post('/identity/email-otp/request-password-reset', { email });
      for (let times = 0; times < 7; times++) {
        answers.push(said(await browser.post(path, { ...wrong, email })));
      }
      await browser.post('/identity/email-otp/request-password-reset', { email });
      await desk.query(`update verification set "expiresAt" = now() - interval '1 second'`);
      answers.push(said(await browser.post(path, { ...wrong, email })));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: 422,
      text: expect.stringContaining('"code":"code_invalid"'),
    });
  });

  it('but who owns the address is told of a second sign-up', async () => {
    const email = 'bia@exemplo.com';
    await desk.newcomer(email);
    await desk
      .browser()
      .post('/identity/sign-up/email', { name: 'Outra', email, password: 'senha-de-outra' });
    const [, letter = ''] = await desk.letters(email, 2);
    expect(letter).toContain('Subject: =?UTF-8?Q?Voc=C3=AA_j=C3=A1_tem_uma_conta_na_Sabi?=');
    expect(letter).not.toContain('Outra');
    const page = await desk.browser().post('/identity/sign-in/email', { email, password });
    expect(page).toMatchObject({ status: 200, body: { user: { name: 'Ana Lima' } } });
  });

  it('and so is who asks for a code to prove an address again', async () => {
    const email = 'davi@exemplo.com';
    const browser = await desk.newcomer(email);
    await browser.post('/identity/email-otp/send-verification-otp', { email });
    const [, letter = ''] = await desk.letters(email, 2);
    expect(letter).toContain('Subject: =?UTF-8?Q?Voc=C3=AA_j=C3=A1_tem_uma_conta_na_Sabi?=');
    expect(codeIn(letter)).toBeUndefined();
  });

  it('and an address without an account gets no letter', async () => {
    const [email, stranger] = ['caio@exemplo.com', 'estranho@exemplo.com'];
    const browser = await desk.newcomer(email);
    await browser.post('/identity/email-otp/send-verification-otp', { email: stranger });
    await browser.post('/identity/email-otp/request-password-reset', { email: stranger });
    await browser.post('/identity/email-otp/request-password-reset', { email });
    // The last letter that was asked for is there; the others would be.
    await desk.letters(email, 2);
    expect(await desk.letters(stranger, 0)).toEqual([]);
  });
});

describe('a code', () => {
  const proving = (email: string, otp: string) =>
    desk.browser().post('/identity/email-otp/verify-email', { email, otp });
  const signUp = (email: string) =>
    desk.browser().post('/identity/sign-up/email', { name: 'Davi', email, password });

  it('can be tried five times', async () => {
    const email = 'duda@exemplo.com';
    await signUp(email);
    const otp = await desk.code(email);
    const wrong = otp === '00000000' ? '11111111' : '00000000';
    for (let times = 0; times < 5; times++) {
      expect(await proving(email, wrong)).toMatchObject({ body: { code: 'code_invalid' } });
    }
    expect(await proving(email, otp)).toMatchObject({
      status: 422,
      body: { code: 'code_invalid' },
    });
  });

  it('works once', async () => {
    const email = 'elis@exemplo.com';
    await signUp(email);
    const otp = await desk.code(email);
    const [first, second] = await Promise.all([proving(email, otp), proving(email, otp)]);
    expect([first.status, second.status].toSorted()).toEqual([200, 422]);
  });

  it('ends after ten minutes', async () => {
    const email = 'flora@exemplo.com';
    await signUp(email);
    const otp = await desk.code(email);
    const [lifetime] = await desk.query(
      `select round(extract(epoch from "expiresAt" - "createdAt")) as seconds from verification
       where identifier like $1`,
      [`%${email}`],
    );
    expect(Number(lifetime?.seconds)).toBe(600);
    await desk.query(`update verification set "expiresAt" = now() - interval '1 second'`);
    expect(await proving(email, otp)).toMatchObject({
      status: 422,
      body: { code: 'code_invalid' },
    });
  });

  it('gives way to a newer one', async () => {
    const email = 'guto@exemplo.com';
    await signUp(email);
    const older = await desk.code(email);
    await desk.browser().post('/identity/email-otp/send-verification-otp', { email });
    const newer = await desk.code(email, 2);
    expect(await proving(email, older)).toMatchObject({ body: { code: 'code_invalid' } });
    expect((await proving(email, newer)).status).toBe(200);
  });

  it('is no way into an account whose address is proved already', async () => {
    const email = 'heitor@exemplo.com';
    await signUp(email);
    const otp = await desk.code(email);
    await desk.identity.createVerifiedAccount({ email, name: 'Heitor', password });
    expect(await proving(email, otp)).toMatchObject({
      status: 422,
      body: { code: 'code_invalid' },
    });
  });

  it('is not stored as it was sent', async () => {
    const email = 'ines@exemplo.com';
    await signUp(email);
    const otp = await desk.code(email);
    const stored = await desk.query('select value from verification where identifier like $1', [
      `%${email}`,
    ]);
    expect(stored).toHaveLength(1);
    expect(stored[0]?.value).not.toContain(otp);
  });
});
