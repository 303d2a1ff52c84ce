import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { defaultBrand } from '@sabia/domain/school/brand.ts';
import type { Email } from '../../mail/mail.ts';
import { freshDatabase } from '../../../../test/support/fresh-database.ts';
import { openIdentityServer } from '../../../../test/support/identity-server.ts';
import { knownAddressEmail, recoveryEmail, verificationEmail } from './emails.ts';

const database = await freshDatabase();
const to = 'ana@exemplo.com';

describe('an e-mail', () => {
  it.each([
    [
      'of verification',
      verificationEmail({ to, code: '12345678' }, defaultBrand),
      'Seu código para confirmar o e-mail: 12345678',
    ],
    [
      'of recovery',
      recoveryEmail({ to, code: '12345678' }, defaultBrand),
      'Seu código para criar uma nova senha: 12345678',
    ],
  ])(
    '%s has the code in its subject, on a line of its own and in its HTML',
    (_title, email, subject) => {
      expect(email).toMatchObject({ to, subject });
      expect(email.text).toMatch(/^12345678$/m);
      expect(email.text).toContain('O código vale por 10 minutos.');
      expect(email.html).toContain('<html lang="pt-BR">');
      expect(email.html).toMatch(/<p [^>]+>12345678<\/p>/);
    },
  );

  it('about a known address links to the sign-in', () => {
    const email = knownAddressEmail({ to, site: 'https://sabia.example' }, defaultBrand);
    expect(email.text).toContain(
      'crie outra em https://sabia.example/recuperar-senha.\n\nEntrar: https://sabia.example/entrar\n',
    );
    expect(email.html).toMatch(/<a href="https:\/\/sabia.example\/entrar" [^>]+>Entrar<\/a>/);
    expect(email.html).toMatch(
      /href="https:\/\/sabia.example\/recuperar-senha" [^>]+>https[^<]+<\/a>\./,
    );
  });
});

describe('the identity', () => {
  const signUp = { name: 'Ana', email: to, password: 'senha-de-teste' };

  it('answers the same when an e-mail can not be sent, and logs it', async () => {
    const error = vi.fn<(details: unknown, message: string) => void>();
    const mail = { send: () => Promise.reject(new Error('caixa cheia')), close: async () => {} };
    const server = await openIdentityServer(database, { mail, log: { error } }, onTestFinished);
    const page = await server.browser().post('/identity/sign-up/email', signUp);
    expect(page).toMatchObject({ status: 200, body: { success: true } });
    await vi.waitUntil(() => error.mock.calls.length > 0);
    expect(JSON.stringify(error.mock.calls)).toContain('background task');
  });

  it('answers without waiting for an e-mail, but waits for it before it closes', async () => {
    const delivery = Promise.withResolvers<void>();
    const sent: Email[] = [];
    const mail = {
      async send(email: Email) {
        await delivery.promise;
        sent.push(email);
      },
      close: async () => {},
    };
    const server = await openIdentityServer(database, { mail }, onTestFinished);
    const page = await server.browser().post('/identity/sign-up/email', signUp);
    expect(page.status).toBe(200);
    const closed = server.identity.close();
    expect(sent).toEqual([]);
    delivery.resolve();
    await closed;
    expect(sent).toMatchObject([{ to }]);
  });
});
