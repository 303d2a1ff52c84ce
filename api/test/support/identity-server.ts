import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, vi } from 'vitest';
import {
  createIdentity,
  type Identity,
  type IdentityOptions,
} from '../../src/platform/auth/identity/identity.ts';
import { markSignedIn } from '../../src/platform/auth/signed-in-mark.ts';
import { identitySchema } from '../../src/platform/auth/identity/identity-schema.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import { openPool } from '../../src/platform/db/open-pool.ts';
import { createOutboxMail } from '../../src/platform/mail/outbox-mail.ts';
import { createServer } from '../../src/platform/http/server.ts';
import { openBrowser, type Browser } from './browser.ts';
import { codeIn, emailsTo } from './outbox.ts';
import { defaultBrand } from '@sabia/domain/school/brand.ts';

export const issuer = 'http://localhost:3000/identity';
export const audience = 'sabia';

export interface IdentityServer {
  app: FastifyInstance;
  identity: Identity;
  browser(situation?: Parameters<typeof openBrowser>[1]): Browser;
  /** All e-mails to this address, as soon as there are at least `count`. */
  emails(address: string, count: number): Promise<string[]>;
  /** The code in the last of `count` e-mails. */
  code(address: string, count?: number): Promise<string>;
  /** Signs up and verifies the address. The browser is signed in. */
  signUp(email: string, password?: string): Promise<Browser>;
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

/**
 * Starts the embedded identity in a server. It closes after the last test of the file; a test that starts
 * one of its own passes `onTestFinished`.
 */
export async function openIdentityServer(
  databaseUrl: string,
  options: Partial<IdentityOptions> = {},
  onEnd: (close: () => Promise<void>) => void = afterAll,
): Promise<IdentityServer> {
  const folder = await mkdtemp(join(tmpdir(), 'sabia-identity-'));
  const outbox = join(folder, 'outbox');
  const now = () => new Date();
  const { publicUrl = 'http://localhost:3000' } = options;
  const db = openDatabase(databaseUrl);
  const identity = createIdentity({
    databaseUrl,
    secret: 'um segredo que só serve para os testes',
    publicUrl,
    reach: { host: '127.0.0.1', publicUrl, trustProxy: [] },
    issuer,
    audience,
    brand: () => Promise.resolve(defaultBrand),
    mail: createOutboxMail({ folder: outbox, from: 'Sabiá <nao-responda@sabia.local>', now }),
    now,
    limits: 'off',
    db,
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
  markSignedIn(app);
  await app.register(identity.routes, { prefix: '/identity' });
  const pool = openPool({ connectionString: databaseUrl });
  onEnd(async () => {
    await app.close();
    await identity.close();
    await pool.end();
    await db.close();
    await rm(folder, { recursive: true });
  });

  const browser = (situation = {}) => openBrowser(app, situation);
  const emails = (address: string, count: number) =>
    vi.waitUntil(async () => {
      const found = await emailsTo(outbox, address);
      return found.length >= count && found;
    }, 10_000);
  const code = async (address: string, count = 1) =>
    codeIn((await emails(address, count)).at(-1) ?? '') ?? 'no code';

  return {
    app,
    identity,
    browser,
    emails,
    code,
    async signUp(email, password = 'senha-de-teste') {
      const page = browser();
      await page.post('/identity/sign-up/email', { name: 'Ana Lima', email, password });
      const otp = await code(email);
      await page.post('/identity/email-otp/verify-email', { email, otp });
      return page;
    },
    query: (text, values) => queryIdentity(pool, text, values),
  };
}

/** Runs a statement whose tables are those of the schema `identity`. */
async function queryIdentity(pool: pg.Pool, text: string, values: unknown[] | undefined) {
  const client = await pool.connect();
  try {
    await client.query(`begin; set local search_path = ${identitySchema}`);
    const { rows } = await client.query<Record<string, unknown>>(text, values);
    await client.query('commit');
    return rows;
  } finally {
    // A connection with a failed transaction is not used again.
    client.release(true);
  }
}
