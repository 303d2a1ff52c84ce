import type { Discipline, Measured } from './contest.ts';

/** The most that a city may take of what a village takes. */
const cityGoal = 1.2;
/** MiB of the application, with 64 connections. */
export const memoryGoal = 250;

interface Scores {
  app: Measured[];
  bare: Measured[];
  /** The application in a village, where the others are in a city. */
  village: Measured[] | undefined;
}

/** The result of all rounds of a scenario. */
export function tellScores({ goal, within }: Discipline, { app, bare, village }: Scores): string {
  const ofBare = shareOf(bare, app);
  const lines = [
    tellMedians('app', app),
    tellMedians('bare', bare),
    ...(village ? [tellMedians('village', village)] : []),
    `${judged(ofBare, '≥', goal)} of bare by the processor, ${inTwo(shareOf(app, bare, ({ perSecond }) => perSecond))} by requests a second`,
  ];
  // Counts over the whole school grow with it and are judged by their time.
  if (village && within === undefined)
    lines.push(`${judged(shareOf(app, village), '≤', cityGoal)} of the village`);
  if (within !== undefined) {
    lines.push(`p99 of ${judged(median(app.map(({ p99 }) => p99)), '≤', within, 0)} ms`);
  }
  return lines.map((line) => `  ${line}`).join('\n');
}

export const scoresHead = `  ${''.padEnd(8)}req/s   p50   p99 ms   statements   ms of the server + PostgreSQL    MiB`;

function tellMedians(name: string, turns: readonly Measured[]): string {
  const told = (of: keyof Measured, digits: number, width: number) =>
    median(turns.map((turn) => turn[of]))
      .toFixed(digits)
      .padStart(width);
  const speed = `${told('perSecond', 0, 5)} ${told('p50', 0, 5)} ${told('p99', 0, 5)}`;
  const cost = `${told('statements', 1, 15)} ${told('server', 2, 12)} + ${told('postgres', 2, 5)}`;
  return `${name.padEnd(8)}${speed} ${cost} ${told('memoryMiB', 0, 20)}`;
}

/** The processor's time for a request: other work on the machine changes it less than the speed. */
const processorTime = ({ server, postgres }: Measured) =>
  server + (Number.isNaN(postgres) ? 0 : postgres);

const shareOf = (
  some: readonly Measured[],
  others: readonly Measured[],
  what: (turn: Measured) => number = processorTime,
) => median(some.map(what)) / median(others.map(what));

const inTwo = (number: number) => number.toFixed(2);

export function judged(found: number, relation: '≥' | '≤', goal: number, digits = 2): string {
  const isReached = relation === '≥' ? found >= goal : found <= goal;
  return `${found.toFixed(digits)} (${isReached ? '' : 'NOT '}${relation} ${goal})`;
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
