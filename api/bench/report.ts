import type { Scenario, Measurement } from './measure-servers.ts';

/** The most processor time of a request in the large dataset, relative to the small one. */
const growthGoal = 1.2;
/** MiB of one API process with 64 connections. */
export const memoryGoal = 250;

interface Scores {
  app: Measurement[];
  bare: Measurement[];
  /** The application with the small dataset, where the others have the large one. */
  small: Measurement[] | undefined;
}

/** The medians of all rounds, with the goals. */
export function formatScenario({ goal, within }: Scenario, { app, bare, small }: Scores): string {
  const ofBare = shareOf(bare, app);
  const lines = [
    formatMedians('app', app),
    formatMedians('bare', bare),
    ...(small ? [formatMedians('small', small)] : []),
    `${judged(ofBare, '≥', goal)} of bare by the processor, ${inTwo(shareOf(app, bare, ({ perSecond }) => perSecond))} by requests a second`,
  ];
  // Scenarios that count all rows grow with the dataset: they have a limit of time instead.
  if (small && within === undefined)
    lines.push(`${judged(shareOf(app, small), '≤', growthGoal)} of the small dataset`);
  if (within !== undefined) {
    lines.push(`p99 of ${judged(median(app.map(({ p99 }) => p99)), '≤', within, 0)} ms`);
  }
  return lines.map((line) => `  ${line}`).join('\n');
}

export const scenarioHead = `  ${''.padEnd(8)}req/s   p50   p99 ms   statements   ms of the server + PostgreSQL    MiB`;

function formatMedians(name: string, turns: readonly Measurement[]): string {
  const told = (of: keyof Measurement, digits: number, width: number) =>
    median(turns.map((turn) => turn[of]))
      .toFixed(digits)
      .padStart(width);
  const speed = `${told('perSecond', 0, 5)} ${told('p50', 0, 5)} ${told('p99', 0, 5)}`;
  const cost = `${told('statements', 1, 15)} ${told('server', 2, 12)} + ${told('postgres', 2, 5)}`;
  return `${name.padEnd(8)}${speed} ${cost} ${told('memoryMiB', 0, 20)}`;
}

/** The processor's time for a request: other work on the machine changes it less than the speed. */
const processorTime = ({ server, postgres }: Measurement) =>
  server + (Number.isNaN(postgres) ? 0 : postgres);

const shareOf = (
  some: readonly Measurement[],
  others: readonly Measurement[],
  what: (turn: Measurement) => number = processorTime,
) => median(some.map(what)) / median(others.map(what));

const inTwo = (number: number) => number.toFixed(2);

export function judged(found: number, relation: '≥' | '≤', goal: number, digits = 2): string {
  const isReached = relation === '≥' ? found >= goal : found <= goal;
  return `${found.toFixed(digits)} (${isReached ? '' : 'NOT '}${relation} ${goal})`;
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
