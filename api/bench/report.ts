import type { Task } from './tasks.ts';
import type { Measurement } from './measure.ts';
import type { Scenario } from './scenarios.ts';
import { judge, spreadOf, type Spread, type Verdict } from './verdict.ts';

/** The most processor time of a request in the large dataset, relative to the small one. */
const growthGoal = 1.2;
/** The most MiB of one API process, with 64 connections. */
const memoryGoal = 250;
/** The part of the machine's processor time up to which other work allows a verdict. */
const mostElsewhere = 0.1;
/** A task is to cost this part of Moodle's processor time. */
const moodleGoal = 20;

/** The measurements of all rounds. `small`: the application with the small dataset. */
export interface ScenarioResult {
  scenario: Scenario;
  app: Measurement[];
  bare: Measurement[];
  small?: Measurement[];
}

export interface TaskResult {
  task: Task;
  app: Measurement[];
}

/** Milliseconds of node's processor time of a request above the bare server's, compared round by round. */
const aboveBare = ({ app, bare }: ScenarioResult): Spread =>
  spreadOf(app.map(({ server }, round) => server - (bare[round]?.server ?? Number.NaN)));

/** Other work on the machine makes each request cost more processor time: caches are shared. Then nothing is decided. */
export const verdictOn = (result: ScenarioResult): Verdict =>
  elsewhere(result) > mostElsewhere
    ? 'undecided'
    : judge(aboveBare(result), result.scenario.budget);

const elsewhere = ({ app, bare }: ScenarioResult) => medianOf([...app, ...bare], 'elsewhere');

export const scenarioHead =
  '          req/s   p50   p99 ms   statements   ms of node + PostgreSQL   bytes    MiB';

export function formatScenario(result: ScenarioResult): string {
  const { scenario, app, bare, small } = result;
  const { connections, goal, budget, most, within } = scenario;
  const [appTime, bareTime] = processorTimes(result);
  const speed = medianOf(app, 'perSecond') / medianOf(bare, 'perSecond');
  return [
    formatMedians('app', app),
    formatMedians('bare', bare),
    ...(small ? [formatMedians('small', small)] : []),
    `node above bare: ${formatSpread(aboveBare(result), 3)} ms, budget ${budget}: ${verdictOn(result)}`,
    ...(elsewhere(result) > mostElsewhere
      ? [`other work took ${(100 * elsewhere(result)).toFixed(0)} % of the machine: no verdict`]
      : []),
    ...(most === undefined ? [] : [`node: ${judged(medianOf(app, 'server'), '≤', most)} ms`]),
    `${judged(bareTime / appTime, '≥', goal)} of bare by the processor, ${speed.toFixed(2)} by requests a second`,
    ...(connections === 64
      ? [`${judged(medianOf(app, 'memoryMiB'), '≤', memoryGoal, 0)} MiB`]
      : []),
    // Scenarios that count all rows grow with the dataset: they have a limit of time instead.
    ...(within === undefined ? [] : [`p99 of ${judged(medianOf(app, 'p99'), '≤', within, 0)} ms`]),
    ...(small && within === undefined
      ? [
          `${judged(processorTime(app) / processorTime(small), '≤', growthGoal)} of the small dataset`,
        ]
      : []),
  ]
    .map((line) => `  ${line}`)
    .join('\n');
}

function formatMedians(name: string, rounds: readonly Measurement[]): string {
  const cell = (column: keyof Measurement, digits: number, width: number) =>
    medianOf(rounds, column).toFixed(digits).padStart(width);
  const speed = `${cell('perSecond', 0, 5)} ${cell('p50', 0, 5)} ${cell('p99', 0, 5)}`;
  const cost = `${cell('statements', 1, 15)} ${cell('server', 3, 12)} + ${cell('postgres', 3, 6)}`;
  return `${name.padEnd(8)}${speed} ${cost} ${cell('bytes', 0, 12)} ${cell('memoryMiB', 0, 6)}`;
}

export function formatTask({ task, app }: TaskResult): string {
  const { moodle, mostBytes } = task;
  const all = timeOfAll(app);
  const beside =
    moodle === undefined
      ? ''
      : `, Moodle ${moodle}: ${judged(moodle / all.middle, '≥', moodleGoal, 1)} times less`;
  const found = medianOf(app, 'bytes');
  const bytes = mostBytes === undefined ? found.toFixed(0) : judged(found, '≤', mostBytes, 0);
  return `${task.title}: ${formatSpread(all, 2)} ms of all processes, ${countOf(task.requests)}, ${bytes} bytes${beside}`;
}

const countOf = (requests: number) => `${requests} request${requests === 1 ? '' : 's'}`;

/** The tables of docs/performance.md. */
export const scenarioTable = (results: readonly ScenarioResult[]): string =>
  table(
    ['Request', 'node', 'bare', 'above bare', 'budget', 'verdict', 'PostgreSQL', 'bytes'],
    results.map((result) => {
      const { scenario, app, bare } = result;
      return [
        scenario.title,
        medianOf(app, 'server').toFixed(2),
        medianOf(bare, 'server').toFixed(2),
        formatSpread(aboveBare(result), 2),
        String(scenario.budget),
        verdictOn(result),
        (commonPostgres(result) ?? medianOf(app, 'postgres')).toFixed(2),
        medianOf(app, 'bytes').toFixed(0),
      ];
    }),
  );

export const taskTable = (results: readonly TaskResult[]): string =>
  table(
    ['Task', 'requests', 'bytes', 'node', 'PostgreSQL', 'all, ms', 'Moodle, ms', 'times less'],
    results.map(({ task, app }) => [
      task.title,
      String(task.requests),
      medianOf(app, 'bytes').toFixed(0),
      medianOf(app, 'server').toFixed(2),
      medianOf(app, 'postgres').toFixed(2),
      formatSpread(timeOfAll(app), 2),
      task.moodle?.toFixed(1) ?? '',
      task.moodle ? (task.moodle / timeOfAll(app).middle).toFixed(1) : '',
    ]),
  );

/** A Markdown table whose columns are aligned as oxfmt does it. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n');
}

export const formatSpread = ({ middle, low, high }: Spread, digits: number): string =>
  `${middle.toFixed(digits)} (${low.toFixed(digits)} … ${high.toFixed(digits)})`;

/** Milliseconds of a request to the app and to the bare server. */
function processorTimes(result: ScenarioResult): [app: number, bare: number] {
  const { app, bare } = result;
  const common = commonPostgres(result);
  if (common === null) return [processorTime(app), processorTime(bare)];
  return [medianOf(app, 'server') + common, medianOf(bare, 'server') + common];
}

/**
 * PostgreSQL's part of a request where both servers send the same statements: what differs is noise. Null where the
 * app sends fewer, because it keeps the reply.
 */
function commonPostgres({ app, bare }: ScenarioResult): number | null {
  const [own, replayed] = [medianOf(app, 'statements'), medianOf(bare, 'statements')];
  if (Math.abs(own - replayed) > 0.1 * replayed) return null;
  return (medianOf(app, 'postgres') + medianOf(bare, 'postgres')) / 2 || 0;
}

const processorTime = (rounds: readonly Measurement[]) => timeOfAll(rounds).middle;

/** Milliseconds of all processes: other work on the machine changes them less than the speed. */
const timeOfAll = (rounds: readonly Measurement[]) =>
  spreadOf(rounds.map(({ server, postgres }) => server + (postgres || 0)));

export const medianOf = (rounds: readonly Measurement[], column: keyof Measurement) =>
  spreadOf(rounds.map((round) => round[column])).middle;

/** A number with its goal, and whether it is reached. */
export function judged(found: number, relation: '≥' | '≤', goal: number, digits = 2): string {
  const isReached = relation === '≥' ? found >= goal : found <= goal;
  return `${found.toFixed(digits)} (${isReached ? '' : 'NOT '}${relation} ${goal})`;
}
