import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOrCreateSecret } from '../auth/identity/identity-secret.ts';
import type { Config } from '../config/config.ts';
import { startEmbeddedPostgres } from '../db/embedded-postgres/embedded-postgres.ts';
import { createLog } from '../telemetry/log.ts';
import { answerMetrics } from './cluster-metrics.ts';
import { createWorkers } from './workers.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

/**
 * Runs `PROCESSES` API processes (api/src/main.ts) behind one port. This process serves nothing: it
 * starts what they share, the embedded database and the identity secret, and replaces those that crash.
 * SIGUSR2 restarts them one after the other; SIGTERM and SIGINT stop everything.
 */
export async function runPrimary(config: Config): Promise<void> {
  process.title = 'sabia';
  const log = createLog(config.logLevel);
  const dataDir = resolve(config.dataDir);
  await mkdir(dataDir, { recursive: true });

  /** Functions that stop what has been started, in the order of the starts. */
  const started: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | undefined;
  const stop = () =>
    (stopping ??= (async () => {
      for (const end of started.toReversed()) await end().catch((error) => console.error(error));
    })());
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
    process.on(signal, () => void stop().then(() => process.exit(0)));
  }

  try {
    let { databaseUrl } = config;
    if (!databaseUrl) {
      const postgres = await startEmbeddedPostgres({
        folder: join(dataDir, 'postgres'),
        log,
        settings: { max_connections: connectionsFor(config) },
      });
      started.push(postgres.stop);
      databaseUrl = postgres.url;
    }
    const secret = config.identitySecret ?? (await readOrCreateSecret(join(dataDir, 'identity')));
    answerMetrics();
    const workers = createWorkers({
      exec: main,
      count: config.processes,
      env: { DATABASE_URL: databaseUrl, IDENTITY_SECRET: secret },
      log,
    });
    started.push(workers.stop);
    await workers.start();
    process.on('SIGUSR2', () => void workers.restart());
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A restart has old and new processes at once; each has five connections more for the identity. */
const connectionsFor = ({ processes, databasePool }: Config) =>
  String(100 + 2 * processes * (databasePool + 5));
