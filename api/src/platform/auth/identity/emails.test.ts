import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Email } from '../../mail/mail.ts';
import { freshDatabase } from '../../../../test/support/fresh-database.ts';
import { openIdentityDesk } from '../../../../test/support/fake-oidc-server.ts';
import { knownAddressEmail, recoveryEmail, verificationEmail } from './emails.ts';

const database = await freshDatabase();
const to = 'ana@exemplo.com';

describe('a letter', () => {
  it.each([
    [
      'of verification',
      verificationEmail({ to, code: '12345678' }),
      'Seu código da Sabiá: 12345678',
    ],
    [
      'of recovery',
      recoveryEmail({ to, code: '12345678' }),
      'Seu código da Sabiá para criar uma nova senha: 12345678',
    ],
  ])(
    '%s has the code in its subject, on a line of its own and in its HTML',
    (_title, letter, subject) => {
      expect(letter).toMatchObject({ to, subject });
      expect(letter.text).toMatch(/^12345678$/m);
      expect(letter.text).toContain('O código vale por 10 minutos.');
      expect(letter.html).toContain('<html lang="pt-BR">');
      expect(letter.html).toMatch(/<p [^>]+>12345678<\/p>/);
    },
  );

  it('about a known address shows the way in', () => {
    const letter = knownAddressEmail({ to, site: 'https://sabia.example' });
    expect(letter.text).toContain(
      'entre com sua senha em https://sabia.example/entrar. Se não se lembra dela, crie outra em https://sabia.example/recuperar-senha.',
    );
    expect(letter.html).toContain(
      '<a href="https://sabia.example/entrar">https://sabia.example/entrar</a>. Se',
    );
  });
});

describe('the identity', () => {
  const signUp = { name: 'Ana', email: to, password: 'senha-de-teste' };

  it('answers the same when a letter can not leave, and logs it', async () => {
    const error = vi.fn<(details: unknown, message: string) => void>();
    const mail = { send: () => Promise.reject(new Error('caixa cheia')), close: async () => {} };
    const desk = await openIdentityDesk(database, { mail, log: { error } }, onTestFinished);
    const page = await desk.browser().post('/identity/sign-up/email', signUp);
    expect(page).toMatchObject({ status: 200, body: { success: true } });
    await vi.waitUntil(() => error.mock.calls.length > 0);
    expect(JSON.stringify(error.mock.calls)).toContain('background task');
  });

  it('answers without waiting for a letter, but does not close before it has left', async () => {
    const leave = Promise.withResolvers<void>();
    const sent: Email[] = [];
    const mail = {
      async send(letter: Email) {
        await leave.promise;
        sent.push(letter);
      },
      close: async () => {},
    };
    const desk = await openIdentityDesk(database, { mail }, onTestFinished);
    const page = await desk.browser().post('/identity/sign-up/email', signUp);
    expect(page.status).toBe(200);
    const closed = desk.identity.close();
    expect(sent).toEqual([]);
    leave.resolve();
    await closed;
    expect(sent).toMatchObject([{ to }]);
  });
});
