import autocannon from 'autocannon';
import type { Meter } from './meter.ts';

/** What both servers are asked. */
export interface Discipline {
  title: string;
  /** The least share of the bare server's requests per second that we want. */
  goal: number;
  /** Milliseconds in which 99 of 100 requests are to be answered. */
  within?: number;
  /** At a time. */
  connections: number;
  /** One after the other, on each connection. */
  requests: autocannon.Request[];
}

export interface Measured {
  requests: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** What a request of the application takes. */
export interface Cost {
  statements: number;
  cpuMilliseconds: number;
  memoryMiB: number;
}

export interface Turn {
  app: Measured & Cost;
  bare: Measured;
}

/** In turns, so that what else the machine does meets both alike; the first turns only warm up. */
export async function* contest(
  { connections, requests }: Discipline,
  { app, bare, meter }: { app: string; bare: string; meter: Meter },
  { rounds, seconds }: { rounds: number; seconds: number },
): AsyncGenerator<Turn> {
  const measure = (url: string) => fire({ url, connections, requests, duration: seconds });
  for (let round = 0; round <= rounds; round++) {
    const before = await meter();
    const measured = await measure(app);
    const after = await meter();
    const perRequest = (used: 'statements' | 'cpuSeconds') =>
      (after[used] - before[used]) / measured.requests;
    const cost = {
      statements: perRequest('statements'),
      cpuMilliseconds: 1000 * perRequest('cpuSeconds'),
      memoryMiB: after.memoryMiB,
    };
    const turn = { app: { ...measured, ...cost }, bare: await measure(bare) };
    if (round > 0) yield turn;
  }
}

async function fire(options: autocannon.Options): Promise<Measured> {
  const { requests, latency, duration, non2xx, errors } = await autocannon(options);
  const failed = non2xx + errors;
  if (failed > 0)
    throw new Error(`${failed} of ${requests.total} requests to ${options.url} failed`);
  return {
    requests: requests.total,
    perSecond: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
  };
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
