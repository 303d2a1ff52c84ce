import type { Measurement } from './measure.ts';
import type { Scenario } from './scenarios.ts';

/** The most processor time of a request in the large dataset, relative to the small one. */
const growthGoal = 1.2;
/** The most MiB of one API process, with 64 connections. */
const memoryGoal = 250;

export const scenarioHead =
  '          req/s   p50   p99 ms   statements   ms of the server + PostgreSQL    MiB';

/** The medians of all rounds, with the goals. `small`: the application with the small dataset. */
export function formatScenario(
  { connections, goal, within }: Scenario,
  { app, bare, small }: { app: Measurement[]; bare: Measurement[]; small?: Measurement[] },
): string {
  const [appTime, bareTime] = [processorTime(app), processorTime(bare)];
  const speed = medianOf(app, 'perSecond') / medianOf(bare, 'perSecond');
  return [
    formatMedians('app', app),
    formatMedians('bare', bare),
    ...(small ? [formatMedians('small', small)] : []),
    `${judged(bareTime / appTime, '≥', goal)} of bare by the processor, ${speed.toFixed(2)} by requests a second`,
    ...(connections === 64
      ? [`${judged(medianOf(app, 'memoryMiB'), '≤', memoryGoal, 0)} MiB`]
      : []),
    // Scenarios that count all rows grow with the dataset: they have a limit of time instead.
    ...(within === undefined ? [] : [`p99 of ${judged(medianOf(app, 'p99'), '≤', within, 0)} ms`]),
    ...(small && within === undefined
      ? [`${judged(appTime / processorTime(small), '≤', growthGoal)} of the small dataset`]
      : []),
  ]
    .map((line) => `  ${line}`)
    .join('\n');
}

function formatMedians(name: string, rounds: readonly Measurement[]): string {
  const cell = (column: keyof Measurement, digits: number, width: number) =>
    medianOf(rounds, column).toFixed(digits).padStart(width);
  const speed = `${cell('perSecond', 0, 5)} ${cell('p50', 0, 5)} ${cell('p99', 0, 5)}`;
  const cost = `${cell('statements', 1, 15)} ${cell('server', 2, 12)} + ${cell('postgres', 2, 5)}`;
  return `${name.padEnd(8)}${speed} ${cost} ${cell('memoryMiB', 0, 20)}`;
}

/** Milliseconds for a request: other work on the machine changes them less than the speed. */
const processorTime = (rounds: readonly Measurement[]) =>
  median(rounds.map(({ server, postgres }) => server + (postgres || 0)));

const medianOf = (rounds: readonly Measurement[], column: keyof Measurement) =>
  median(rounds.map((round) => round[column]));

/** A number with its goal, and whether it is reached. */
export function judged(found: number, relation: '≥' | '≤', goal: number, digits = 2): string {
  const isReached = relation === '≥' ? found >= goal : found <= goal;
  return `${found.toFixed(digits)} (${isReached ? '' : 'NOT '}${relation} ${goal})`;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
