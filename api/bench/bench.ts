import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../src/platform/db/embedded-postgres/embedded-postgres.ts';
import { openIssuer } from '../test/support/issuer.ts';
import type { DatasetName } from './dataset/sizes.ts';
import { renderedAnew } from './tasks.ts';
import { benchOneCourse } from './one-course/bench-one-course.ts';
import { figuresOf, type NamedTable } from './figures.ts';
import { loadHead, measureLoad } from './load.ts';
import { measure, type Measurement, type Target } from './measure.ts';
import {
  formatHeapGrowth,
  heapGrowthTable,
  heapTitle,
  isFlat,
  measureHeapGrowth,
} from './heap-growth.ts';
import { measureMemory, memoryTitle } from './memory.ts';
import { formatMemory, memoryTable } from './memory-report.ts';
import { countingSettings } from './meter.ts';
import { openDataset } from './open-dataset.ts';
import { formatProcesses, measureProcesses, processesTable, processesTitle } from './processes.ts';
import {
  formatTask,
  formatScenario,
  taskTable,
  scenarioHead,
  scenarioTable,
  verdictOn,
  type RowResult,
  type ScenarioResult,
  type TaskResult,
} from './report.ts';
import type { Load } from './requests.ts';
import type { Scenario } from './scenarios.ts';
import { startServer } from './servers.ts';
import { storedFigures } from './stored-figures.ts';
import { mostRuns, type Cost } from './verdict.ts';

/** `npm run bench`: what requests and tasks cost one API process and its database, compared with docs/performance.md. */

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '8' },
    /** For which a server is measured in a round; a row has two or three runs of all rounds. */
    seconds: { type: 'string', default: '0.8' },
    /** Selects the rows whose titles contain these words. */
    only: { type: 'string', default: '' },
    /** Prints the tables of docs/performance.md at the end. */
    markdown: { type: 'boolean', default: false },
    /** `small`, `large`, which is compared with the small one, or `one-course`. */
    dataset: { type: 'string', default: 'small' },
    /** The learners of `one-course`. */
    learners: { type: 'string', default: '1000000' },
    /** The longest that `one-course` measures. */
    minutes: { type: 'string', default: '25' },
    /** A folder in which the loaded database is kept for the next run. */
    keep: { type: 'string' },
    /** The requests after which the heap is measured. */
    requests: { type: 'string', default: '200000' },
    /** The environment that npm start sets, as JSON. */
    environment: { type: 'string', default: '{}' },
  },
});
const length = { rounds: Number(options.rounds), seconds: Number(options.seconds) };
const environment = JSON.parse(options.environment) as Record<string, string>;
const isSelected = (title: string) => title.toLowerCase().includes(options.only.toLowerCase());
const tables: NamedTable[] = [];
const measured: Measurement[] = [];

await using toEnd = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), 'sabia-bench-'));
toEnd.defer(() => rm(folder, { recursive: true }));

if (options.dataset === 'one-course') {
  const postgres = await startPostgres(toEnd);
  const issuer = await openIssuer();
  toEnd.defer(() => issuer.close());
  await benchOneCourse(toEnd, {
    postgresUrl: postgres.url,
    folder,
    issuer,
    environment,
    learners: Number(options.learners),
    minutes: Number(options.minutes),
  });
} else {
  if (options.only === '' || ![memoryTitle, heapTitle].some(isSelected)) await benchRequests();
  if (isSelected(memoryTitle)) await benchMemory();
  if (isSelected(heapTitle)) await benchHeap();
  if (options.markdown) console.log(figuresOf(tables, measured));
}

async function startPostgres(stack: AsyncDisposableStack) {
  const postgres = await startEmbeddedPostgres({
    folder: join(options.keep ? resolve(options.keep) : folder, 'postgres'),
    log: console,
    settings: countingSettings,
  });
  stack.defer(() => postgres.stop());
  return postgres;
}

async function benchRequests(): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const postgres = await startPostgres(stack);
  const open = (name: DatasetName) =>
    openDataset(stack, { server: postgres.url, folder, environment, name });
  const main = await open(options.dataset === 'large' ? 'large' : 'small');
  const small = main.name === 'large' ? await open('small') : null;

  const page = await readFile(new URL('../../docs/performance.md', import.meta.url), 'utf8');
  const stored = storedFigures(page);
  console.log(`
One API process with a durable PostgreSQL. Runs of ${length.rounds} rounds of ${length.seconds} s: medians, and ranges of
the medians. A row fails if two of its runs cost over a quarter more than its figure in docs/performance.md.`);
  const results: ScenarioResult[] = [];
  for (const [index, row] of main.scenarios.entries()) {
    const { title, connections } = row;
    if (!isSelected(title)) continue;
    console.log(`\n${title}, ${connections} connections\n${scenarioHead}`);
    const inSmall = small?.scenarios[index];
    await reportFailure(async () => {
      const result = await measureRow(row, targetOf(main.app, row), stored.get(title));
      if (small && inSmall) [result.small] = await measure([targetOf(small.app, inSmall)], length);
      results.push(result);
      console.log(formatScenario(result, stored.get(title)));
    });
  }
  if (results.length > 0) tables.push(['Requests', scenarioTable(results)]);

  const tasks: TaskResult[] = [];
  for (const row of main.tasks.filter(({ title }) => isSelected(title))) {
    if (tasks.length === 0) console.log('\nTasks, eight at a time');
    await reportFailure(async () => {
      const target = { ...main.app, load: row };
      const result = await measureRow(row, target, stored.get(row.title));
      tasks.push(result);
      console.log(`  ${formatTask(result, stored.get(row.title))}`);
    });
  }
  if (tasks.length > 0) tables.push(['Tasks', taskTable(tasks)]);

  if (isSelected(processesTitle)) {
    console.log(`\n${processesTitle}`);
    // Rendering needs no database, and costs a hundred times more than sending the request.
    const titles = [renderedAnew, 'Catalogue page of 10 courses, signed in'];
    const loads = [...main.tasks, ...main.scenarios.map(loadOf)]
      .filter(({ title }) => titles.includes(title))
      .map((load) => ({ ...load, connections: 64 }));
    await reportFailure(async () => {
      const compared = await measureProcesses(stack, { env: main.env, loads, length });
      for (const result of compared) console.log(formatProcesses(result));
      tables.push([processesTitle, processesTable(compared)]);
    });
  }

  const load = 'Load: anonymous users who read the catalogue again and again, all API processes';
  if (isSelected(load)) {
    console.log(`\n${load}\n${loadHead}`);
    // One process per core, as npm start.
    const { url } = await startServer(stack, 'start', { env: main.env });
    for (const users of [64, 500, 2000]) {
      const row = { users, seconds: 5 };
      console.log(await measureLoad(`${url}/v1/courses/paginated?limit=10`, row));
    }
  }
}

/** Runs a row until its verdict is known. */
async function measureRow<Row>(
  row: Row,
  target: Target,
  stored: Cost | undefined,
): Promise<RowResult<Row>> {
  const runs: Measurement[][] = [];
  do runs.push(...(await measure([target], length)));
  while (runs.length < mostRuns && verdictOn(runs, stored) === 'undecided');
  measured.push(...runs.flat());
  if (verdictOn(runs, stored) === 'costs more') process.exitCode = 1;
  return { row, runs };
}

async function benchMemory(): Promise<void> {
  console.log(`\n${memoryTitle}`);
  const env = await demoSchool('memory');
  await reportFailure(async () => {
    const uses = await measureMemory(toEnd, { env, seconds: 15 });
    for (const use of uses) console.log(formatMemory(use));
    tables.push([memoryTitle, memoryTable(uses)]);
  });
}

async function benchHeap(): Promise<void> {
  console.log(`\n${heapTitle}`);
  const env = await demoSchool('heap');
  await reportFailure(async () => {
    await using stack = new AsyncDisposableStack();
    const requests = Number(options.requests);
    const growth = await measureHeapGrowth(stack, { env, folder, requests });
    console.log(formatHeapGrowth(growth));
    if (!isFlat(growth)) process.exitCode = 1;
    tables.push([heapTitle, heapGrowthTable(growth)]);
  });
}

/** The environment of `npm start` with the demo school. */
async function demoSchool(name: string): Promise<NodeJS.ProcessEnv> {
  const own = join(folder, name);
  await mkdir(own);
  return { ...environment, DATA_DIR: own, RATE_LIMIT_PER_MINUTE: '1000000000' };
}

async function reportFailure(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.log(`  NOT measured: ${String(error)}`);
    process.exitCode = 1;
  }
}

function loadOf({ title, connections, next }: Scenario): Load {
  return { title, connections, requests: 1, next: () => [next()] };
}

function targetOf(server: Omit<Target, 'load'>, scenario: Scenario): Target {
  return { ...server, load: loadOf(scenario) };
}
