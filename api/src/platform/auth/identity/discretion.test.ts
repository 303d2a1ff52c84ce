import { describe, expect, it } from 'vitest';
import type { Page } from '../../../../test/support/browser.ts';
import { freshDatabase } from '../../../../test/support/fresh-database.ts';
import { openIdentityServer } from '../../../../test/support/identity-server.ts';
import { codeIn } from '../../../../test/support/outbox.ts';

const database = await freshDatabase();
const server = await openIdentityServer(database);

const password = 'senha-de-teste';
const known = 'ana@exemplo.com';
const unknown = 'ninguem@exemplo.com';
await server.signUp(known);

/** The parts of a response that do not differ between requests. */
function comparable({ status, headers, text }: Page) {
  const { 'x-request-id': _id, date: _date, ...rest } = headers;
  if ('set-cookie' in rest) {
    rest['set-cookie'] = String(rest['set-cookie']).replace(/=[\w-]{32};/, '=nonce;');
  }
  return { status, headers: rest, text: text.replace(/"requestId":"[^"]+"/, '') };
}

describe('the response is the same for an address with and without an account:', () => {
  const wrong = { otp: '00000000', password };

  it.each<[string, string, object]>([
    ['by signing up', '/identity/sign-up/email', { name: 'Ana', password }],
    ['by signing in', '/identity/sign-in/email', { password: 'senha-errada' }],
    ['by requesting a code', '/identity/email-otp/send-verification-otp', {}],
    ['by entering a code', '/identity/email-otp/verify-email', wrong],
    ['by a forgotten password', '/identity/email-otp/request-password-reset', {}],
    ['by setting a new password', '/identity/email-otp/reset-password', wrong],
  ])('%s', async (_title, path, body) => {
    const browser = server.browser();
    const toKnown = await browser.post(path, { ...body, email: known });
    const toUnknown = await browser.post(path, { ...body, email: unknown });
    expect(comparable(toKnown)).toEqual(comparable(toUnknown));
  });

  it('by a code that has expired or was used up', async () => {
    const path = '/identity/email-otp/reset-password';
    const answers: unknown[] = [];
    for (const email of [known, unknown]) {
      const browser = server.browser();
      await browser.post('/identity/email-otp/request-password-reset', { email });
      for (let times = 0; times < 7; times++) {
        answers.push(comparable(await browser.post(path, { ...wrong, email })));
      }
      await browser.post('/identity/email-otp/request-password-reset', { email });
      await server.query(`update codes set expires_at = now() - interval '1 second'`);
      answers.push(comparable(await browser.post(path, { ...wrong, email })));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: 422,
      text: expect.stringContaining('"code":"code_invalid"'),
    });
  });

  it('an e-mail tells the owner of the address about a second sign-up', async () => {
    const email = 'bia@exemplo.com';
    await server.signUp(email);
    await server
      .browser()
      .post('/identity/sign-up/email', { name: 'Outra', email, password: 'uma-senha-estranha' });
    const [, message = ''] = await server.emails(email, 2);
    expect(message).toContain('Subject: =?UTF-8?Q?Voc=C3=AA_j=C3=A1_tem_uma_conta?=');
    expect(message).not.toContain('Outra');
    const page = await server.browser().post('/identity/sign-in/email', { email, password });
    expect(page).toMatchObject({ status: 200, body: { user: { name: 'Ana Lima' } } });
  });

  it('an e-mail tells the owner about a request to verify the address again', async () => {
    const email = 'davi@exemplo.com';
    const browser = await server.signUp(email);
    await browser.post('/identity/email-otp/send-verification-otp', { email });
    const [, message = ''] = await server.emails(email, 2);
    expect(message).toContain('Subject: =?UTF-8?Q?Voc=C3=AA_j=C3=A1_tem_uma_conta?=');
    expect(codeIn(message)).toBeUndefined();
  });

  it('an address without an account gets no e-mail', async () => {
    const [email, other] = ['caio@exemplo.com', 'estranho@exemplo.com'];
    const browser = await server.signUp(email);
    await browser.post('/identity/email-otp/send-verification-otp', { email: other });
    await browser.post('/identity/email-otp/request-password-reset', { email: other });
    await browser.post('/identity/email-otp/request-password-reset', { email });
    // The last e-mail has arrived, so the others would have.
    await server.emails(email, 2);
    expect(await server.emails(other, 0)).toEqual([]);
  });
});

describe('a code', () => {
  const signUp = async (email: string) => {
    const browser = server.browser();
    await browser.post('/identity/sign-up/email', { name: 'Davi', email, password });
    const otp = await server.code(email);
    return { otp, prove: (typed = otp) => browser.post(verify, { email, otp: typed }) };
  };
  const verify = '/identity/email-otp/verify-email';
  const refused = { status: 422, body: { code: 'code_invalid' } };

  it('stays valid after wrong ones, which only the limits end', async () => {
    const { otp, prove } = await signUp('duda@exemplo.com');
    const wrong = otp === '00000000' ? '11111111' : '00000000';
    for (let times = 0; times < 9; times++) expect(await prove(wrong)).toMatchObject(refused);
    expect((await prove()).status).toBe(200);
  });

  it('works once', async () => {
    const { prove } = await signUp('elis@exemplo.com');
    const pages = await Promise.all([prove(), prove()]);
    expect(pages.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await prove()).toMatchObject(refused);
  });

  it('ends after ten minutes', async () => {
    const email = 'flora@exemplo.com';
    const { prove } = await signUp(email);
    const [lifetime] = await server.query(
      'select extract(epoch from expires_at - now())::int as seconds from codes where email = $1',
      [email],
    );
    expect(Number(lifetime?.seconds)).toBeGreaterThan(540);
    expect(Number(lifetime?.seconds)).toBeLessThanOrEqual(600);
    await server.query(`update codes set expires_at = now() - interval '1 second'`);
    expect(await prove()).toMatchObject(refused);
  });

  it('is sent again as it is while it is valid, and is another one later', async () => {
    const email = 'guto@exemplo.com';
    const { otp } = await signUp(email);
    const resend = () =>
      server.browser().post('/identity/email-otp/send-verification-otp', { email });
    await resend();
    expect(await server.code(email, 2)).toBe(otp);
    await server.query(`update codes set expires_at = now() - interval '1 second'`);
    await resend();
    expect(await server.code(email, 3)).not.toBe(otp);
  });

  it('is no way into an account whose address is proved already', async () => {
    const email = 'heitor@exemplo.com';
    const { prove } = await signUp(email);
    await server.identity.createVerifiedAccount({ email, name: 'Heitor', password });
    expect(await prove()).toMatchObject(refused);
    await server.browser().post('/identity/email-otp/request-password-reset', { email });
    expect(await prove(await server.code(email, 2))).toMatchObject(refused);
  });

  it('is not stored', async () => {
    const email = 'ines@exemplo.com';
    const { otp } = await signUp(email);
    const stored = await server.query(
      `select encode(seed, 'escape') as text, encode(seed, 'hex') as hex from codes where email = $1`,
      [email],
    );
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(otp);
  });
});
