/** Answers if measured values keep a budget; undecided if the range of the rounds includes the budget. */
export type Verdict = 'within budget' | 'over budget' | 'undecided';

/** Median and range of the values of all rounds. */
export interface Spread {
  middle: number;
  low: number;
  high: number;
}

/**
 * The range of the median: from eight rounds on, an eighth of them is left out on each side. Eight rounds without the
 * lowest and the highest contain the true median with 93 % confidence, whatever the distribution (sign test).
 */
export function spreadOf(rounds: readonly number[]): Spread {
  const sorted = rounds.toSorted((a, b) => a - b);
  const leftOut = Math.floor(sorted.length / 8);
  const half = sorted.length / 2;
  return {
    middle: (at(sorted, Math.ceil(half) - 1) + at(sorted, Math.floor(half))) / 2,
    low: at(sorted, leftOut),
    high: at(sorted, sorted.length - 1 - leftOut),
  };
}

export function judge({ low, high }: Pick<Spread, 'low' | 'high'>, budget: number): Verdict {
  if (high <= budget) return 'within budget';
  return low > budget ? 'over budget' : 'undecided';
}

const at = (numbers: readonly number[], index: number) => numbers[index] ?? Number.NaN;

/** The costs of a row: processor time of all processes, and bytes. */
export interface Cost {
  milliseconds: number;
  bytes: number;
}

/** A run may cost this many times its stored figure. */
const tolerance = 1.25;

/** The most runs of a row. */
export const mostRuns = 3;

export type RowVerdict = 'as stored' | 'costs more' | 'no stored figure' | 'undecided';

/** Answers 'costs more' if two runs cost over a quarter more than stored; undecided while more runs can decide. */
export function compareWithStored(runs: readonly Cost[], stored: Cost | undefined): RowVerdict {
  if (!stored) return 'no stored figure';
  const beyond = runs.filter((run) => costsMore(run, stored)).length;
  if (beyond >= 2) return 'costs more';
  return runs.length - beyond >= 2 ? 'as stored' : 'undecided';
}

const costsMore = (run: Cost, stored: Cost) =>
  run.milliseconds > tolerance * stored.milliseconds || run.bytes > tolerance * stored.bytes;
