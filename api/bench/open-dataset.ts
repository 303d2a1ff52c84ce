import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../src/platform/db/database.ts';
import { openIssuer } from '../test/support/issuer.ts';
import { createBenchData } from './bench-data.ts';
import { createBenchClass } from './class-data.ts';
import { createBenchDatabase } from './bench-database.ts';
import type { DatasetName } from './dataset/sizes.ts';
import { meterOf } from './meter.ts';
import { createScenarios } from './scenarios.ts';
import { startServer } from './servers.ts';
import { createTasks } from './tasks.ts';

/** Creates the database of a dataset with the data of the scenarios, and starts an API process on it. */
export async function openDataset(
  toEnd: AsyncDisposableStack,
  {
    server,
    folder,
    environment,
    name,
  }: { server: string; folder: string; environment: NodeJS.ProcessEnv; name: DatasetName },
) {
  const issuer = await openIssuer();
  toEnd.defer(() => issuer.close());
  const url = await createBenchDatabase(server, name);
  const own = join(folder, name);
  await mkdir(own);
  const db = openDatabase(url, { timeoutMs: 60_000 });
  toEnd.defer(() => db.close());
  const data = {
    ...(await db.transaction((tx) => createBenchData(tx, issuer))),
    taught: await createBenchClass(db, url, issuer),
  };
  await db.pool.query('create extension pg_stat_statements');
  await db.pool.query('vacuum analyze');

  const env = {
    ...environment,
    DATA_DIR: own,
    DATABASE_URL: url,
    DEMO_SCHOOL: 'false',
    RATE_LIMIT_PER_MINUTE: '1000000000',
    // The load generator names the addresses of its clients (score-request.ts).
    TRUST_PROXY: 'loopback',
    TRUSTED_ISSUERS: JSON.stringify([issuer.trusted]),
  };
  const app = await startServer(toEnd, 'main', { env });
  return {
    name,
    scenarios: createScenarios(data),
    tasks: createTasks(data),
    env,
    app: { url: app.url, meter: meterOf(db.pool, app.url) },
  };
}
