import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, vi } from 'vitest';
import {
  createIdentity,
  type Identity,
  type IdentityOptions,
} from '../../src/platform/auth/identity/identity.ts';
import { createOutboxMail } from '../../src/platform/mail/outbox-mail.ts';
import { createServer } from '../../src/platform/http/server.ts';
import { openBrowser, type Browser } from './browser.ts';
import { codeIn, emailsTo } from './outbox.ts';

export const issuer = 'http://localhost:3000/identity';
export const audience = 'sabia';

export interface IdentityDesk {
  app: FastifyInstance;
  identity: Identity;
  browser(situation?: Parameters<typeof openBrowser>[1]): Browser;
  /** Every letter to this address so far, once at least `count` of them are there. */
  letters(address: string, count: number): Promise<string[]>;
  /** The code in the last of `count` letters. */
  code(address: string, count?: number): Promise<string>;
  /** Signs up, proves the address, and is signed in. */
  newcomer(email: string, password?: string): Promise<Browser>;
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

/**
 * The identity behind a server. It closes after the last test of the file that calls it at its top;
 * a test that opens one for itself gives `onTestFinished`.
 */
export async function openIdentityDesk(
  databaseUrl: string,
  options: Partial<IdentityOptions> = {},
  whenOver: (close: () => Promise<void>) => void = afterAll,
): Promise<IdentityDesk> {
  const folder = await mkdtemp(join(tmpdir(), 'sabia-identity-'));
  const outbox = join(folder, 'outbox');
  const now = () => new Date();
  const identity = createIdentity({
    databaseUrl,
    secret: 'um segredo que só serve para os testes',
    publicUrl: 'http://localhost:3000',
    issuer,
    audience,
    mail: createOutboxMail({ folder: outbox, from: 'Sabiá <nao-responda@sabia.local>', now }),
    now,
    limits: 'off',
    passwordChanged: () => Promise.resolve(),
    log: { error: () => {} },
    ...options,
  });
  const app = createServer({
    logLevel: 'silent',
    trustProxy: [],
    isSecure: false,
    scriptHashes: [],
    connectsTo: [],
  });
  await app.register(identity.routes, { prefix: '/identity' });
  const pool = new pg.Pool({ connectionString: databaseUrl, options: '-c search_path=identity' });
  pool.on('error', () => {});
  whenOver(async () => {
    await app.close();
    await identity.close();
    await pool.end();
    await rm(folder, { recursive: true });
  });

  const browser = (situation = {}) => openBrowser(app, situation);
  const letters = (address: string, count: number) =>
    vi.waitUntil(async () => {
      const found = await emailsTo(outbox, address);
      return found.length >= count && found;
    }, 10_000);
  const code = async (address: string, count = 1) =>
    codeIn((await letters(address, count)).at(-1) ?? '') ?? 'no code';

  return {
    app,
    identity,
    browser,
    letters,
    code,
    async newcomer(email, password = 'senha-de-teste') {
      const person = browser();
      await person.post('/identity/sign-up/email', { name: 'Ana Lima', email, password });
      const otp = await code(email);
      await person.post('/identity/email-otp/verify-email', { email, otp });
      return person;
    },
    query: async (text, values) => (await pool.query<Record<string, unknown>>(text, values)).rows,
  };
}
