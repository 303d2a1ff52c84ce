import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../src/platform/db/embedded-postgres/embedded-postgres.ts';
import { openIssuer } from '../test/support/issuer.ts';
import { createBenchData } from './bench-data.ts';
import { createBenchDatabase } from './bench-database.ts';
import type { DatasetName } from './dataset/sizes.ts';
import { benchOneCourse } from './one-course/bench-one-course.ts';
import { loadHead, measureLoad } from './load.ts';
import { measure, type Target } from './measure.ts';
import { countingSettings, meterOf } from './meter.ts';
import { recordRequests } from './record-statements.ts';
import { formatScenario, scenarioHead } from './report.ts';
import { createScenarios } from './scenarios.ts';
import { startServer } from './servers.ts';

/** `npm run bench`: one API process beside a bare server on the same database. */

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    /** Selects the scenarios whose titles contain these words. */
    only: { type: 'string', default: '' },
    /** `small`, `large`, which is compared with the small one, or `one-course`. */
    dataset: { type: 'string', default: 'small' },
    /** The learners of `one-course`. */
    learners: { type: 'string', default: '1000000' },
    /** The longest that `one-course` measures. */
    minutes: { type: 'string', default: '25' },
    /** A folder in which the loaded database is kept for the next run. */
    keep: { type: 'string' },
    /** The environment that npm start sets, as JSON. */
    environment: { type: 'string', default: '{}' },
  },
});
const length = { rounds: Number(options.rounds), seconds: Number(options.seconds) };
const isSelected = (title: string) => title.toLowerCase().includes(options.only.toLowerCase());

await using toEnd = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), 'sabia-bench-'));
toEnd.defer(() => rm(folder, { recursive: true }));
const postgres = await startEmbeddedPostgres({
  folder: join(options.keep ? resolve(options.keep) : folder, 'postgres'),
  log: console,
  settings: countingSettings,
});
toEnd.defer(() => postgres.stop());
const issuer = await openIssuer();
toEnd.defer(() => issuer.close());

if (options.dataset === 'one-course') {
  await benchOneCourse(toEnd, {
    postgresUrl: postgres.url,
    folder,
    issuer,
    environment: JSON.parse(options.environment) as Record<string, string>,
    learners: Number(options.learners),
    minutes: Number(options.minutes),
  });
} else {
  await benchScenarios();
}

async function benchScenarios(): Promise<void> {
  const main = await openDataset(options.dataset === 'large' ? 'large' : 'small');
  const small = main.name === 'large' ? await openDataset('small') : null;

  console.log(`
One API process (app) beside a bare server: node:http, the same statements on the same pool of the same
durable PostgreSQL, JSON.stringify; it checks neither tokens nor input nor access.
Medians of ${length.rounds} rounds of ${length.seconds} s each.`);
  for (const [index, scenario] of main.scenarios.entries()) {
    const { title, connections } = scenario;
    if (!isSelected(title)) continue;
    console.log(`\n${title}, ${connections} connections\n${scenarioHead}`);
    const targets: Target[] = [main.app, main.bare].map((server) => ({ ...server, scenario }));
    const inSmall = small?.scenarios[index];
    if (small && inSmall) targets.push({ ...small.app, scenario: inSmall });
    try {
      const [app = [], bare = [], smallApp] = await measure(targets, length);
      console.log(formatScenario(scenario, { app, bare, ...(smallApp && { small: smallApp }) }));
    } catch (error) {
      console.log(`  NOT measured: ${String(error)}`);
      process.exitCode = 1;
    }
  }

  const load = 'Load: anonymous users who read the catalogue again and again, all API processes';
  if (isSelected(load)) {
    console.log(`\n${load}\n${loadHead}`);
    // One process per core, as npm start.
    const url = await startServer(toEnd, '../src/cli/start.ts', { env: main.env });
    for (const users of [64, 500, 2000]) {
      const row = { users, seconds: 2 * length.seconds };
      console.log(await measureLoad(`${url}/v1/courses/paginated?limit=10`, row));
    }
  }
}

/** Creates the database of a dataset with the data of the scenarios, and starts both servers on it. */
async function openDataset(name: DatasetName) {
  const url = await createBenchDatabase(postgres.url, name);
  const own = join(folder, name);
  await mkdir(own);
  const db = openDatabase(url, { timeoutMs: 60_000 });
  toEnd.defer(() => db.close());
  const data = await db.transaction((tx) => createBenchData(tx, issuer));
  await db.pool.query('create extension pg_stat_statements');
  await db.pool.query('vacuum analyze');

  const scenarios = createScenarios(data);
  const recordings = await recordRequests(scenarios, { url, folder: own, issuer });
  // Too long for an argument.
  const recordingsFile = join(own, 'recordings.json');
  await writeFile(recordingsFile, JSON.stringify(recordings));

  const environment = JSON.parse(options.environment) as Record<string, string>;
  const env = {
    ...environment,
    DATA_DIR: own,
    DATABASE_URL: url,
    DEMO_SCHOOL: 'false',
    RATE_LIMIT_PER_MINUTE: '1000000000',
    TRUSTED_ISSUERS: JSON.stringify([issuer.trusted]),
  };
  const app = await startServer(toEnd, '../src/main.ts', { env });
  const bare = await startServer(toEnd, 'bare-server.ts', {
    args: (port) => [port, url, recordingsFile],
    env: environment,
  });
  return {
    name,
    scenarios,
    env,
    app: { url: app, meter: meterOf(db.pool, app) },
    bare: { url: bare, meter: meterOf(db.pool, bare) },
  };
}
