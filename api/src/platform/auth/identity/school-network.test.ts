import { describe, expect, it, onTestFinished } from 'vitest';
import { createFakeSmtpServer } from '../../../../test/support/fake-smtp-server.ts';
import { freshDatabase } from '../../../../test/support/fresh-database.ts';
import { openIdentityServer } from '../../../../test/support/identity-server.ts';
import { codeIn } from '../../../../test/support/outbox.ts';
import { createSmtpMail } from '../../mail/smtp-mail.ts';
import type { PasswordHashing } from './better-auth.ts';
import { usualLimits } from './identity-limits.ts';

// A school has one network address for everybody in it.

const databaseUrl = await freshDatabase();
const smtp = await createFakeSmtpServer(() => true);
const mail = createSmtpMail({ url: smtp.urlFor('escola'), from: 'nao-responda@escola.example' });
const password = 'mar e jangada e vento';

const open = (passwords?: PasswordHashing) =>
  openIdentityServer(
    databaseUrl,
    { mail, limits: usualLimits, ...(passwords && { passwords }) },
    onTestFinished,
  );

/** Scrypt would take a minute for 500 passwords. */
const quickHashing: PasswordHashing = {
  hash: async (given) => `hash of ${given}`,
  verify: async (given) => given.hash === `hash of ${given.password}`,
};

/** Does the work for each entry, some at a time. */
async function forEachAtOnce<T>(entries: T[], atOnce: number, work: (entry: T) => Promise<void>) {
  const queue = [...entries];
  const next = async (): Promise<void> => {
    const entry = queue.shift();
    if (entry === undefined) return;
    await work(entry);
    await next();
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}

it('500 people sign up, and each gets the code', { timeout: 120_000 }, async () => {
  const server = await open(quickHashing);
  const people = Array.from({ length: 500 }, (_, at) => `aluno${at}@escola.example`);
  const statuses: number[] = [];
  await forEachAtOnce(people, 20, async (email) => {
    const page = await server
      .browser()
      .post('/identity/sign-up/email', { name: 'Iracema', email, password });
    statuses.push(page.status);
  });
  await server.identity.close();
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(smtp.delivered.map(({ to }) => to).toSorted()).toEqual(people.toSorted());
  expect(smtp.delivered.every(({ message }) => codeIn(message) !== undefined)).toBe(true);
});

describe('while somebody floods the sign-in from there,', () => {
  const owner = 'diretora@escola.example';

  it('a new device with the right password, and another network, are served before the flood', async () => {
    const server = await open();
    await server.identity.createVerifiedAccount({ email: owner, name: 'Diretora', password });
    const ended: string[] = [];
    const signIn = async (who: string, ip: string, of: string, given: string) => {
      const body = { email: of, password: given };
      const { status } = await server.browser({ ip }).post('/identity/sign-in/email', body);
      ended.push(who);
      return status;
    };
    const flood = Array.from({ length: 60 }, (_, at) =>
      signIn('flood', '198.51.100.1', `inventado${at}@escola.example`, 'senha-errada'),
    );
    // The first ones have been hashed, so the others wait.
    await Promise.race(flood);
    const statuses = await Promise.all([
      signIn('elsewhere', '198.51.100.2', owner, password),
      signIn('here', '198.51.100.1', owner, password),
    ]);
    expect(statuses).toEqual([200, 200]);
    const before = ended.filter((who) => who === 'flood').length;
    expect(await Promise.all(flood)).not.toContain(200);
    expect(before).toBeLessThan(30);
  });
});
