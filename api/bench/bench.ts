import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sizes } from './dataset/sizes.ts';
import { measureServers, RequestsFailed, type Target } from './measure-servers.ts';
import { loadHead, measureLoad } from './load.ts';
import { timeDraws } from './time-question-draws.ts';
import { openIssuer } from './issuer.ts';
import { countingSettings } from './meter.ts';
import { createBenchDatabase } from './bench-database.ts';
import { judged, median, memoryGoal, scenarioHead, formatScenario } from './report.ts';
import { openBenchmark, sizeOf, type Benchmark } from './open-benchmark.ts';
import { startEmbeddedPostgres } from '../src/platform/db/embedded-postgres/embedded-postgres.ts';

/** `npm run bench`: one API process beside a bare server on the same database. */

const { values: asked } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    /** `small` or `large`: rows that are loaded before. The large dataset is compared with the small one. */
    dataset: { type: 'string' },
    /** A folder in which the loaded database is kept for the next run. */
    keep: { type: 'string' },
    /** The environment that npm start sets, as JSON. */
    environment: { type: 'string', default: '{}' },
  },
});
const datasets = datasetsFor(asked.dataset);
const environment = JSON.parse(asked.environment) as Record<string, string>;
const length = { rounds: Number(asked.rounds), seconds: Number(asked.seconds) };

await using toEnd = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), 'sabia-bench-'));
toEnd.defer(() => rm(folder, { recursive: true }));
const postgres = await startEmbeddedPostgres({
  folder: join(asked.keep ? resolve(asked.keep) : folder, 'postgres'),
  log: console,
  settings: countingSettings,
});
toEnd.defer(() => postgres.stop());
const issuer = await openIssuer();
toEnd.defer(() => issuer.close());

const benchmarks: Benchmark[] = [];
for (const { name, size } of datasets) {
  const url = await createBenchDatabase(postgres.url, {
    name,
    size,
    isKept: asked.keep !== undefined,
  });
  const own = join(folder, name);
  await mkdir(own);
  const benchmark = await openBenchmark(toEnd, {
    url,
    folder: own,
    issuer,
    isLarge: size !== null,
    environment,
  });
  console.log(`Dataset ${name}: ${await sizeOf(benchmark.db)}`);
  benchmarks.push(benchmark);
}
const [main, comparison] = benchmarks;
if (!main) throw new Error('there is no dataset');

const draw = 'Draw an exam of 60 questions from 50,000';
if (isSelected(draw)) {
  const middle = median(await timeDraws(main.db, main.bank));
  console.log(`\n${draw}\n  median ${judged(middle, '≤', 100, 1)} ms`);
}

console.log(`
One API process (app) beside a bare server: node:http, the same statements on the same pool of the same
durable PostgreSQL, JSON.stringify; it checks neither tokens nor input nor access.
Medians of ${length.rounds} rounds of ${length.seconds} s each.`);
const memory: number[] = [];
for (const [index, scenario] of main.scenarios.entries()) {
  const { title, connections } = scenario;
  if (!isSelected(title)) continue;
  console.log(`\n${title}, ${connections} connections\n${scenarioHead}`);
  const targets: Target[] = [
    { ...main.app, scenario },
    { ...main.bare, scenario },
  ];
  const sameInSmall = comparison?.scenarios[index];
  if (comparison && sameInSmall) targets.push({ ...comparison.app, scenario: sameInSmall });
  try {
    const [app = [], bare = [], inSmall] = await measureServers(targets, length);
    console.log(formatScenario(scenario, { app, bare, small: inSmall }));
    if (connections === 64) memory.push(...app.map(({ memoryMiB }) => memoryMiB));
  } catch (error) {
    if (!(error instanceof RequestsFailed)) throw error;
    console.log(`  NOT measured: ${error.message}`);
    process.exitCode = 1;
  }
}

const load = 'Load: anonymous users who read the catalogue again and again, all API processes';
if (isSelected(load)) {
  console.log(`\n${load}\n${loadHead}`);
  const address = `${await main.startAllProcesses()}/v1/courses/paginated?limit=10`;
  for (const users of [64, 500, 2000]) {
    console.log(await measureLoad(address, { users, seconds: 2 * length.seconds }));
  }
}
if (memory.length > 0) {
  const most = Math.max(...memory);
  console.log(`\nOne API process, 64 connections: ${judged(most, '≤', memoryGoal, 0)} MiB at most`);
}

/** `--only <words>` selects the scenarios whose titles contain them. */
function isSelected(title: string): boolean {
  return title.toLowerCase().includes(asked.only.toLowerCase());
}

/** The first one is measured, the second one is compared with it. */
function datasetsFor(name: string | undefined) {
  const small = { name: 'small', size: sizes.small };
  if (name === undefined) return [{ name: 'empty', size: null }];
  if (name === 'small') return [small];
  if (name === 'large') return [{ name, size: sizes.large }, small];
  throw new Error(`--dataset is one of ${Object.keys(sizes).join(', ')}`);
}
