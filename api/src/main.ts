import './platform/telemetry/source-positions.ts';
import cluster from 'node:cluster';
import { mkdir } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { demoAccounts, setUpDemoSchool } from './demo-school/set-up-demo-school.ts';
import { sendAssignmentReminders } from './assignments/send-assignment-reminders.ts';
import { sendClassNotices } from './class-notices/send-class-notices.ts';
import { closeOverdueAttempts } from './attempts/close-overdue-attempts.ts';
import { sendGradeChanges } from './attempts/send-grade-changes.ts';
import { sweepRegradings } from './attempts/sweep-regradings.ts';
import { tellMarks } from './essays/tell-marks.ts';
import { tallyAttempts } from './attempts/tally-attempts.ts';
import { removeDeletedContents } from './courses/remove-deleted-contents.ts';
import { sendComingOfAge } from './families/send-coming-of-age.ts';
import { removeUnusedFiles } from './files/remove-unused-files.ts';
import { removeAbandonedUploads } from './files/remove-abandoned-uploads.ts';
import { sendReminders } from './lives/send-reminders.ts';
import { joinMetrics } from './platform/cluster/cluster-metrics.ts';
import { drain, drainMessage } from './platform/cluster/drain.ts';
import { releaseStartupMemory } from './platform/cluster/release-startup-memory.ts';
import { ConfigMistakes, readConfig, type Config } from './platform/config/config.ts';
import { firebaseIssuer } from './platform/auth/firebase-issuer.ts';
import { checkConnections } from './platform/db/connection-settings.ts';
import { openDatabase } from './platform/db/database.ts';
import { removeOldPublicChanges } from './platform/db/public-changes.ts';
import { CannotStart } from './platform/cannot-start.ts';
import { startEmbeddedPostgres } from './platform/db/embedded-postgres/embedded-postgres.ts';
import { openFileStorage } from './platform/files/open-file-storage.ts';
import { createIdentity, embeddedProvider } from './platform/auth/identity/identity.ts';
import { readOrCreateSecret } from './platform/auth/identity/identity-secret.ts';
import { createProviderSignIns } from './platform/auth/identity/provider-sign-in.ts';
import { removeOldEmails } from './platform/mail/job-emails.ts';
import { createOutboxMail } from './platform/mail/outbox-mail.ts';
import { createSmtpMail } from './platform/mail/smtp-mail.ts';
import { discoveredKeys } from './platform/auth/issuer-discovery.ts';
import { createLog, type Log } from './platform/telemetry/log.ts';
import { migrate } from './platform/db/migrate.ts';
import { projectRoot } from './platform/project-root.ts';
import { isLocalOnly } from './platform/http/own-host.ts';
import { runCalibrations } from './item-response/calibrate-exams.ts';
import { storeEnemBooklets } from './item-response/store-enem-booklets.ts';
import { sweepScores } from './item-response/sweep-scores.ts';
import { enterReadings } from './mock-exams/enter-readings.ts';
import { runPeriodically } from './platform/jobs/run-periodically.ts';
import { createTokenVerifier } from './platform/auth/token-verifier.ts';
import type { Tracing } from './platform/telemetry/start-tracing.ts';
import type { TracingSettings } from './platform/telemetry/tracing-config.ts';
import { sweepProgress } from './progress/sweep-progress.ts';
import { removeDeletedQuestions } from './questions/remove-deleted-questions.ts';
import { openGateway } from './subscriptions/gateway/open-gateway.ts';
import { renewSubscriptions } from './subscriptions/renew-subscriptions.ts';
import { removeOldRefundRequests } from './subscriptions/refund-requests.queries.ts';
import { sendPaymentEmails } from './subscriptions/send-payment-emails.ts';
import { sendRefundEmails } from './subscriptions/send-refund-emails.ts';
import { sendWaitingRefunds } from './subscriptions/send-refund.ts';
import { sendRenewalEmails } from './subscriptions/send-renewal-emails.ts';
import { deliverNotification } from './subscriptions/webhook.routes.ts';
import { sweepTrails } from './trails/recompute-trails.ts';
import { sendInvitations } from './users/invitations/send-invitations.ts';
import { removeOldUserImports } from './users/import/user-imports.queries.ts';
import { findBrand } from './school/school.queries.ts';

const siteFolder = fileURLToPath(new URL('web/dist', projectRoot));
const audience = 'sabia';

/** True in a process without workers and in the first worker; the other workers start after it listens. */
const isFirst = (cluster.worker?.id ?? 1) === 1;

/** Resolves when a rolling restart has replaced this process. */
const drainRequested = Promise.withResolvers<void>();
process.on('message', (message) => {
  if (message === drainMessage) drainRequested.resolve();
});

/** Functions that stop what was started; called in reverse order. */
const stopFunctions: (() => unknown)[] = [];

async function start(config: Config): Promise<void> {
  if (cluster.isWorker) joinMetrics();
  const clock = () => new Date();
  const log = createLog(config.logLevel);
  const dataDir = resolve(config.dataDir);
  await mkdir(dataDir, { recursive: true });

  const databaseUrl = config.databaseUrl ?? (await startDatabase(dataDir, log));
  await migrate(config.directDatabaseUrl ?? databaseUrl);
  await checkConnections(databaseUrl);
  const tracing = config.tracing && (await openTracing(config.tracing));
  const pool = openDatabase(databaseUrl, {
    size: config.databasePool,
    onError: (error) => log.warn(error, 'database'),
  });
  stopFunctions.push(() => pool.close());
  const db = tracing ? tracing.database(pool) : pool;

  await storeEnemBooklets(db);

  const mail = config.smtpUrl
    ? createSmtpMail({ url: config.smtpUrl, from: config.mailFrom })
    : createOutboxMail({ folder: join(dataDir, 'outbox'), from: config.mailFrom, now: clock });
  stopFunctions.push(() => mail.close());

  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const issuer = `${publicUrl}/identity`;
  const secret = config.identitySecret ?? (await readOrCreateSecret(join(dataDir, 'identity')));
  const identity = createIdentity({
    databaseUrl,
    secret,
    publicUrl,
    reach: config,
    issuer,
    audience,
    mail,
    brand: () => findBrand(db),
    db,
    now: clock,
    log,
  });
  stopFunctions.push(() => identity.close());
  const retired = await identity.prepareKeys();
  if (retired > 0) log.warn(`identity: ${retired} keys of another secret are retired`);

  const context = { db, clock, files: await openFileStorage(config) };
  const gateway = await openGateway({
    stripe: config.stripe,
    allowsSandbox: isLocalOnly(config),
    now: clock,
    deliver: (sent) => deliverNotification(app, sent),
  });
  const app = await createApp({
    context,
    gateway,
    identity,
    providers: createProviderSignIns(config.signInProviders, {
      redirectUrls: [`${publicUrl}/entrar`],
      db,
      now: clock,
      isSecure: publicUrl.startsWith('https:'),
    }),
    mail,
    verifier: createTokenVerifier({
      issuers: [
        config.firebase
          ? firebaseIssuer(config.firebase)
          : {
              provider: embeddedProvider,
              issuer,
              audience,
              keys: identity.keys,
              namesSession: true as const,
            },
        ...config.trustedIssuers.map(({ jwksUrl, ...trusted }) => ({
          provider: trusted.issuer,
          ...trusted,
          keys: jwksUrl ? new URL(jwksUrl) : discoveredKeys(trusted.issuer),
        })),
      ],
      now: clock,
    }),
    secret,
    settings: { ...config, publicUrl, reach: config },
    siteFolder,
    traceRequests: tracing?.requests,
  });
  const demoPassword =
    config.demoSchool && !config.firebase && isLocalOnly(config) ? config.demoPassword : null;
  if (isFirst) {
    await setUpDemoSchool(context, identity, {
      isWanted: config.demoSchool,
      password: demoPassword,
    });
  }

  releaseStartupMemory();
  stopFunctions.push(() => app.close());
  // Node's backlog of 511 connections is too short for a school that signs in at the same moment.
  await app.listen({ port: config.port, host: config.host, backlog: 4096 });
  void drainRequested.promise
    .then(() => drain(app.server))
    .then(stop)
    .then(() => process.exit(0));
  if (isFirst) announce(publicUrl, demoPassword, whatIsOpen(config));
  // Node writes the compile cache on exit, which a killed process does not reach.
  flushCompileCache();

  const minute = 60_000;
  const emailRun = (stopping: AbortSignal) => ({ mail, site: publicUrl, now: clock(), stopping });
  const jobs: [every: number, (stopping: AbortSignal) => Promise<unknown>][] = [
    [10 * minute, () => removeAbandonedUploads(context, clock())],
    [360 * minute, (stopping) => removeUnusedFiles(context, clock(), stopping)],
    [60 * minute, () => removeOldEmails(db, clock())],
    [60 * minute, () => removeOldUserImports(db, clock())],
    [60 * minute, () => removeOldPublicChanges(db, clock())],
    [
      360 * minute,
      async (stopping) => {
        // Questions first, because contents with questions stay.
        await removeDeletedQuestions(db, { now: clock(), stopping });
        await removeDeletedContents(db, { now: clock(), stopping });
      },
    ],
    [60 * minute, () => removeOldRefundRequests(db, clock())],
    [minute, (stopping) => closeOverdueAttempts(db, { now: clock(), stopping })],
    [minute, (stopping) => sendGradeChanges(db, emailRun(stopping))],
    [minute, (stopping) => sendReminders(db, emailRun(stopping))],
    [minute, (stopping) => sendAssignmentReminders(db, emailRun(stopping))],
    [minute, (stopping) => sendClassNotices(db, emailRun(stopping))],
    [60 * minute, (stopping) => sendComingOfAge(db, emailRun(stopping))],
    [minute, (stopping) => sendRenewalEmails(db, emailRun(stopping))],
    [minute, (stopping) => sendPaymentEmails(db, emailRun(stopping))],
    [minute, (stopping) => sendRefundEmails(db, emailRun(stopping))],
    [minute / 6, (stopping) => sendInvitations(db, emailRun(stopping))],
    [minute / 30, (stopping) => sweepProgress(db, { clock, stopping })],
    [minute / 30, (stopping) => sweepTrails(db, { clock, stopping })],
    [minute / 12, (stopping) => sweepRegradings(db, { clock, stopping })],
    [minute / 12, (stopping) => tellMarks(db, { clock, stopping })],
    [minute / 12, (stopping) => tallyAttempts(db, { stopping })],
    [minute / 12, (stopping) => sweepScores(db, { clock, stopping })],
    [minute / 12, (stopping) => enterReadings(db, { clock, stopping })],
    [minute / 12, (stopping) => runCalibrations(db, { clock, stopping })],
  ];
  if (gateway) {
    const renewalRun = (stopping: AbortSignal) => ({
      gateway,
      site: publicUrl,
      now: clock(),
      stopping,
    });
    jobs.push([minute, (stopping) => renewSubscriptions(db, renewalRun(stopping))]);
    jobs.push([minute, (stopping) => sendWaitingRefunds(db, renewalRun(stopping))]);
  }
  for (const [every, job] of jobs) {
    stopFunctions.push(runPeriodically(job, { every, onError: (error) => app.log.warn(error) }));
  }
}

/** Loads the tracing libraries, which are not loaded without a configured collector. */
async function openTracing(settings: TracingSettings): Promise<Tracing> {
  const { startTracing } = await import('./platform/telemetry/start-tracing.ts');
  const tracing = startTracing(settings);
  stopFunctions.push(() => tracing.close());
  return tracing;
}

async function startDatabase(dataDir: string, log: Log): Promise<string> {
  const postgres = await startEmbeddedPostgres({
    folder: join(dataDir, 'postgres'),
    log,
  });
  stopFunctions.push(postgres.stop);
  return postgres.url;
}

/** One line that tells which features only this machine may use, and why. */
function whatIsOpen(config: Config): string {
  const { demoSchool, firebase, stripe, previewsEmails, publicUrl, trustProxy, host } = config;
  const own = ['/metrics', ...(previewsEmails ? ['/dev'] : [])];
  if (!isLocalOnly(config)) {
    const reason = publicUrl
      ? 'PUBLIC_URL'
      : trustProxy.length > 0
        ? 'TRUST_PROXY'
        : `HOST=${host}`;
    const closed = 'contas de demonstração e pagamentos simulados fechados';
    return `Aberta à rede (${reason}): ${closed}; ${own.join(' e ')} só desta máquina`;
  }
  if (demoSchool && !firebase) own.push('contas de demonstração');
  if (!stripe) own.push('pagamentos simulados');
  return `Só para esta máquina (sem PUBLIC_URL público nem TRUST_PROXY, HOST=${host}): abertos ${own.join(', ')}`;
}

function announce(address: string, demoPassword: string | null, open: string): void {
  console.log(`\n  Sabiá está em ${address}\n`);
  console.log(`  ${open}\n`);
  if (demoPassword === null) return;
  console.log(`  Contas de demonstração (senha: ${demoPassword})`);
  for (const { email, role } of demoAccounts) console.log(`    ${email.padEnd(24)} ${role}`);
  console.log('');
}

/** The stop in progress, if any. */
let stopping: Promise<void> | undefined;

/** Answers the requests in progress, then stops everything. Repeated calls wait for the first. */
function stop(): Promise<void> {
  stopping ??= (async () => {
    for (const stopOne of stopFunctions.toReversed()) {
      await Promise.resolve(stopOne()).catch((error: unknown) => console.error(error));
    }
  })();
  return stopping;
}

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
  process.on(signal, () => void stop().then(() => process.exit(0)));
}

try {
  await start(readConfig(process.env));
} catch (error) {
  // An error while stopping is a consequence of the stop and is not printed.
  if (!stopping) console.error(messageOf(error));
  await stop();
  process.exit(1);
}

/** The message of an expected error; any other error is returned whole, with its stack. */
function messageOf(error: unknown): unknown {
  if (error instanceof ConfigMistakes || error instanceof CannotStart) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}\nOutro programa usa esta porta. Escolha outra com PORT.`;
  }
  return error;
}
