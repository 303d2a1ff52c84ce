import type { Task } from './tasks.ts';
import type { Measurement } from './measure.ts';
import type { Scenario } from './scenarios.ts';
import { compareWithStored, spreadOf, type Cost, type RowVerdict, type Spread } from './verdict.ts';

/** The most processor time of a request in the large dataset, relative to the small one. */
const growthGoal = 1.2;
/** The most MiB of one API process, with 64 connections. */
const memoryGoal = 250;
/** The part of the machine's processor time up to which other work allows a verdict. */
const mostElsewhere = 0.1;
/** A task is to cost this part of Moodle's processor time. */
const moodleGoal = 20;

/** The rounds of each run. `small`: the first run with the small dataset. */
export interface RowResult<Row> {
  row: Row;
  runs: Measurement[][];
  small?: Measurement[];
}

export type ScenarioResult = RowResult<Scenario>;
export type TaskResult = RowResult<Task>;

/**
 * Compares the runs with the stored figure of the row. Other work on the machine makes each request cost more processor
 * time, because caches are shared: then only the bytes count.
 */
export function verdictOn(runs: readonly Measurement[][], stored: Cost | undefined): RowVerdict {
  const costs = runs.map((rounds) => {
    const isBusy = medianOf(rounds, 'elsewhere') > mostElsewhere;
    return {
      milliseconds: isBusy ? 0 : timeOfAll(rounds).middle,
      bytes: medianOf(rounds, 'bytes'),
    };
  });
  const verdict = compareWithStored(costs, stored);
  const isDisturbed = medianOf(runs.flat(), 'elsewhere') > mostElsewhere;
  return verdict === 'as stored' && isDisturbed ? 'undecided' : verdict;
}

export const scenarioHead =
  '          req/s   p50   p99 ms   statements   ms of node + PostgreSQL   bytes    MiB';

export function formatScenario(
  { row, runs, small }: ScenarioResult,
  stored: Cost | undefined,
): string {
  const { connections, most, within } = row;
  const app = runs.flat();
  return [
    formatMedians('app', app),
    ...(small ? [formatMedians('small', small)] : []),
    ...formatVerdict(runs, stored),
    ...(most === undefined ? [] : [`node: ${judged(medianOf(app, 'server'), '≤', most)} ms`]),
    ...(connections === 64
      ? [`${judged(medianOf(app, 'memoryMiB'), '≤', memoryGoal, 0)} MiB`]
      : []),
    // Scenarios that count all rows grow with the dataset: they have a limit of time instead.
    ...(within === undefined ? [] : [`p99 of ${judged(medianOf(app, 'p99'), '≤', within, 0)} ms`]),
    ...(small && within === undefined
      ? [
          `${judged(timeOfAll(app).middle / timeOfAll(small).middle, '≤', growthGoal)} of the small dataset`,
        ]
      : []),
  ]
    .map((line) => `  ${line}`)
    .join('\n');
}

/** The verdict with the figures on which it rests. */
function formatVerdict(runs: readonly Measurement[][], stored: Cost | undefined): string[] {
  const costs = runs.map(
    (rounds) =>
      `${timeOfAll(rounds).middle.toFixed(2)} ms, ${medianOf(rounds, 'bytes').toFixed(0)} bytes`,
  );
  const before = stored ? `; stored: ${stored.milliseconds} ms, ${stored.bytes} bytes` : '';
  const elsewhere = medianOf(runs.flat(), 'elsewhere');
  return [
    `runs: ${costs.join('; ')}${before}: ${verdictOn(runs, stored)}`,
    ...(elsewhere > mostElsewhere
      ? [`other work took ${(100 * elsewhere).toFixed(0)} % of the machine: only bytes are judged`]
      : []),
  ];
}

function formatMedians(name: string, rounds: readonly Measurement[]): string {
  const cell = (column: keyof Measurement, digits: number, width: number) =>
    medianOf(rounds, column).toFixed(digits).padStart(width);
  const speed = `${cell('perSecond', 0, 5)} ${cell('p50', 0, 5)} ${cell('p99', 0, 5)}`;
  const cost = `${cell('statements', 1, 15)} ${cell('server', 3, 12)} + ${cell('postgres', 3, 6)}`;
  return `${name.padEnd(8)}${speed} ${cost} ${cell('bytes', 0, 12)} ${cell('memoryMiB', 0, 6)}`;
}

export function formatTask({ row, runs }: TaskResult, stored: Cost | undefined): string {
  const { moodle, mostBytes } = row;
  const app = runs.flat();
  const all = timeOfAll(app);
  const beside =
    moodle === undefined
      ? ''
      : `, Moodle ${moodle}: ${judged(moodle / all.middle, '≥', moodleGoal, 1)} times less`;
  const found = medianOf(app, 'bytes');
  const bytes = mostBytes === undefined ? found.toFixed(0) : judged(found, '≤', mostBytes, 0);
  const cost = `${formatSpread(all, 2)} ms of all processes, ${countOf(row.requests)}, ${bytes} bytes`;
  return [`${row.title}: ${cost}${beside}`, ...formatVerdict(runs, stored)].join('\n    ');
}

const countOf = (requests: number) => `${requests} request${requests === 1 ? '' : 's'}`;

/** The tables of docs/performance.md, from which the next benchmark reads the stored figures (stored-figures.ts). */
export const scenarioTable = (results: readonly ScenarioResult[]): string =>
  table(
    ['Request', 'node', 'PostgreSQL', 'all, ms', 'bytes'],
    results.map(({ row, runs }) => [
      row.title,
      medianOf(runs.flat(), 'server').toFixed(2),
      medianOf(runs.flat(), 'postgres').toFixed(2),
      formatSpread(timeOfAll(runs.flat()), 2),
      medianOf(runs.flat(), 'bytes').toFixed(0),
    ]),
  );

export const taskTable = (results: readonly TaskResult[]): string =>
  table(
    ['Task', 'requests', 'bytes', 'node', 'PostgreSQL', 'all, ms', 'Moodle, ms', 'times less'],
    results.map(({ row, runs }) => {
      const all = timeOfAll(runs.flat());
      return [
        row.title,
        String(row.requests),
        medianOf(runs.flat(), 'bytes').toFixed(0),
        medianOf(runs.flat(), 'server').toFixed(2),
        medianOf(runs.flat(), 'postgres').toFixed(2),
        formatSpread(all, 2),
        row.moodle?.toFixed(1) ?? '',
        row.moodle ? (row.moodle / all.middle).toFixed(1) : '',
      ];
    }),
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
