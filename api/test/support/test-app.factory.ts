import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  methodOf,
  pathOf,
  type AnswerOf,
  type CallOf,
  type Operation,
} from '@sabia/domain/operation.ts';
import type { FieldError } from '@sabia/domain/refusal.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { DestinationStream } from 'pino';
import { afterAll } from 'vitest';
import { type AppDeps, createApp } from '../../src/app.ts';
import type { Reach } from '../../src/platform/http/own-host.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import type { FileStorage } from '../../src/platform/files/file-storage.ts';
import { folderStorage } from '../../src/platform/files/folder-storage.ts';
import { createIdentity, embeddedProvider } from '../../src/platform/auth/identity/identity.ts';
import { createProviderSignIns } from '../../src/platform/auth/identity/provider-sign-in.ts';
import { createOutboxMail } from '../../src/platform/mail/outbox-mail.ts';
import { freshDatabase } from './fresh-database.ts';
import { createTokenVerifier } from '../../src/platform/auth/token-verifier.ts';
import type { Tracing } from '../../src/platform/telemetry/start-tracing.ts';
import { createSandboxGateway } from '../../src/subscriptions/gateway/sandbox-gateway.ts';
import { deliverNotification } from '../../src/subscriptions/webhook.routes.ts';
import { findBrand } from '../../src/school/school.queries.ts';

const issuer = 'https://identity.test';
/** A second trusted identity service. */
export const otherIssuer = 'https://other-identity.test';
const audience = 'sabia';
export const secret = 'only-for-tests-only-for-tests-only';
/** The secret that signs the sandbox's notifications. */
export const sandboxSecret = 'a-secret-of-the-sandbox';

/** Not only this machine, so that tests can send the headers of a proxy. */
const anyNetwork: Reach = { host: '0.0.0.0', publicUrl: 'http://localhost', trustProxy: [] };

/**
 * The whole API on a new database for one test file, and a function that calls it as any user. The test
 * sets the time of its clock.
 */
export async function createTestApp({
  rateLimitPerMinute = 100_000,
  requestsAtOnce = 10_000,
  uploadQuotas = { unfinishedBytes: 1_000_000_000, dailyBytes: 1_000_000_000 },
  adminEmail = '',
  takesPayments = true,
  /** Firebase keeps the accounts. */
  firebase = undefined as AppDeps['settings']['firebase'],
  signInProviders = null as Parameters<typeof createProviderSignIns>[0] | null,
  through = (databaseUrl: string) => databaseUrl,
  files = null as FileStorage | null,
  tracing = null as Tracing | null,
  reach = anyNetwork,
  /** A stream for the log, which is then written at the level `trace`. */
  logTo = undefined as DestinationStream | undefined,
  // Long, so that a loaded machine does not fail tests.
  timeoutMs = 15_000,
} = {}) {
  const databaseUrl = through(await freshDatabase());
  const folder = await mkdtemp(join(tmpdir(), 'sabia-school-'));
  const db = openDatabase(databaseUrl, { timeoutMs });
  const time = { now: new Date() };
  const clock = () => time.now;
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  const keys = () => Promise.resolve({ keys: [key] });
  const mail = createOutboxMail({
    folder: join(folder, 'outbox'),
    from: 'Sabiá <sabia@sabia.local>',
    now: clock,
  });
  const identity = createIdentity({
    databaseUrl,
    secret,
    publicUrl: 'http://localhost',
    reach,
    issuer: 'http://localhost/identity',
    audience,
    mail,
    brand: () => findBrand(db),
    db,
    now: clock,
    log: { error: () => {} },
  });
  const context = {
    db: tracing ? tracing.database(db) : db,
    clock,
    files: files ?? (await folderStorage(join(folder, 'files'))),
  };
  const gateway = createSandboxGateway({
    secret: sandboxSecret,
    now: clock,
    deliver: (sent) => deliverNotification(app, sent),
  });
  const app = await createApp({
    context,
    gateway: takesPayments ? gateway : null,
    identity,
    providers: createProviderSignIns(signInProviders ?? {}, {
      redirectUrls: ['http://localhost/entrar'],
      db,
      now: clock,
      isSecure: false,
    }),
    mail,
    verifier: createTokenVerifier({
      issuers: [
        { provider: embeddedProvider, issuer, audience, keys },
        {
          provider: embeddedProvider,
          issuer: 'http://localhost/identity',
          audience,
          keys: identity.keys,
          namesSession: true,
        },
        { provider: otherIssuer, issuer: otherIssuer, audience, keys },
      ],
      now: clock,
    }),
    secret,
    settings: {
      publicUrl: 'http://localhost',
      firebase,
      adminEmail,
      rateLimitPerMinute,
      requestsAtOnce,
      visitorCacheMs: 0,
      uploadQuotas,
      reach,
      postalCodesUrl: 'https://ceps.test',
      statesUrl: 'https://estados.test',
      logLevel: logTo ? 'trace' : 'silent',
      logTo,
    },
    siteFolder: join(folder, 'no-site'),
    traceRequests: tracing?.requests,
  });
  afterAll(async () => {
    await app.close();
    await identity.close();
    await mail.close();
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** A token for this person, like those of an external identity service. */
  function tokenOf(person: {
    providerId: string;
    email?: string;
    name?: string;
    picture?: string;
    emailVerified?: boolean;
    issuer?: string;
  }) {
    const now = clock().getTime() / 1000;
    return new SignJWT({
      email: person.email,
      email_verified: person.emailVerified ?? true,
      name: person.name,
      picture: person.picture,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .setIssuer(person.issuer ?? issuer)
      .setAudience(audience)
      .setSubject(person.providerId)
      .setIssuedAt(now)
      .setExpirationTime(now + 3600)
      .sign(privateKey);
  }

  /** Calls an operation by HTTP as a user, or anonymously (null). */
  async function call<O extends Operation>(
    caller: Pick<User, 'providerId'> | null,
    operation: O,
    ...[callInput, headers]: Record<string, never> extends CallOf<O>
      ? [CallOf<O>?, Headers?]
      : [CallOf<O>, Headers?]
  ) {
    const input = (callInput ?? {}) as { params?: object; query?: object; body?: object };
    const response = await app.inject({
      method: methodOf(operation),
      url: `/v1${filled(pathOf(operation), input.params)}`,
      query: queryOf(input.query),
      ...(input.body && { payload: input.body }),
      headers: { ...headers, ...(caller && { authorization: `Bearer ${await tokenOf(caller)}` }) },
    });
    const isJson = response.headers['content-type']?.toString().includes('json');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: (isJson ? response.json() : response.rawPayload) as Answered<O>,
    };
  }

  return { app, db, context, identity, gateway, folder, databaseUrl, time, tokenOf, call };
}

/** The reply or a problem, depending on the status; the type has the fields of both. */
type Answered<O extends Operation> = (O['reply'] extends object ? AnswerOf<O> : unknown) & Problem;

type Headers = Readonly<Record<string, string>>;

interface Problem {
  code: string;
  detail: string;
  requestId: string;
  errors: FieldError[];
}

function filled(path: string, params: object = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
}

function queryOf(query: object = {}): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(query).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map(String) : String(value),
    ]),
  );
}
