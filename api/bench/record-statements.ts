import { fileURLToPath } from 'node:url';
import { createApp } from '../src/app.ts';
import { createIdentity } from '../src/platform/auth/identity/identity.ts';
import { createTokenVerifier } from '../src/platform/auth/token-verifier.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { folderStorage } from '../src/platform/files/folder-storage.ts';
import { createOutboxMail } from '../src/platform/mail/outbox-mail.ts';
import { recordStatements } from '../test/support/recorded-statements.ts';
import type { Issuer } from '../test/support/issuer.ts';
import { idsOf, keyOf, type Recordings } from './replay-statements.ts';
import { headersOf } from './requests.ts';
import type { Scenario } from './scenarios.ts';
import { findBrand } from '../src/school/school.queries.ts';

const siteFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Sends one request of each key to the application in this process, and records its statements. */
export async function recordRequests(
  scenarios: readonly Scenario[],
  { url, folder, issuer }: { url: string; folder: string; issuer: Issuer },
): Promise<Recordings> {
  const now = new Date();
  const clock = () => now;
  const db = openDatabase(url, { timeoutMs: 60_000 });
  const statements = recordStatements(db.pool);
  const publicUrl = 'http://localhost';
  const reach = { host: '127.0.0.1', publicUrl, trustProxy: [] };
  const secret = 'only for the benchmark, and not used there';
  const mail = createOutboxMail({ folder, from: 'Sabiá <sabia@sabia.local>', now: clock });
  const identity = createIdentity({
    databaseUrl: url,
    db,
    secret,
    publicUrl,
    reach,
    issuer: `${publicUrl}/identity`,
    audience: 'sabia',
    mail,
    brand: () => findBrand(db),
    now: clock,
    log: console,
  });
  const { jwksUrl, ...trusted } = issuer.trusted;
  const app = await createApp({
    context: { db, clock, files: await folderStorage(folder) },
    gateway: null,
    identity,
    mail,
    verifier: createTokenVerifier({
      issuers: [{ provider: trusted.issuer, ...trusted, keys: new URL(jwksUrl) }],
      now: clock,
    }),
    secret,
    settings: {
      publicUrl,
      rateLimitPerMinute: 1_000_000,
      requestsAtOnce: 1000,
      visitorCacheMs: 60_000,
      uploadQuotas: { unfinishedBytes: 1_000_000_000, dailyBytes: 1_000_000_000 },
      reach,
      postalCodesUrl: publicUrl,
      statesUrl: publicUrl,
      logLevel: 'silent',
    },
    siteFolder,
  });

  // Reads the version of public data, which the application reads at most once a second.
  await app.inject('/v1/taxonomy');
  const recordings: Recordings = {};
  for (const { title, next } of scenarios) {
    for (let request = next(); !(keyOf(title, request) in recordings); request = next()) {
      statements.length = 0;
      const { method, path, body } = request;
      // No proxy stands before this process.
      const { 'x-forwarded-for': _, ...headers } = headersOf(request);
      const response = await app.inject({ method, url: path, headers, ...(body && { body }) });
      if (response.statusCode >= 300) throw new Error(`${method} ${path}: ${response.body}`);
      const recording = { ids: idsOf(request, now), statements: statements.splice(0) };
      recordings[keyOf(title, request)] = recording;
    }
  }
  await app.close();
  await identity.close();
  await db.close();
  return recordings;
}
