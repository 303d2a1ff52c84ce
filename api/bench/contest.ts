import autocannon from 'autocannon';
import type { Meter } from './meter.ts';

/** A scenario: the requests to the servers and their goals. */
export interface Discipline {
  title: string;
  /** The least share of what the bare server does with the same time of the processor that we want. */
  goal: number;
  /** Milliseconds in which 99 of 100 requests are to be answered. */
  within?: number;
  /** At a time. */
  connections: number;
  /** One after the other, on each connection. */
  requests: autocannon.Request[];
}

export interface Contestant {
  url: string;
  meter: Meter;
  /** Of the same title for all; their schools are not the same. */
  discipline: Discipline;
}

export interface Measured {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** A request's: statements, and milliseconds of the processor. */
  statements: number;
  server: number;
  postgres: number;
  memoryMiB: number;
}

/** As on a machine that is too busy to answer them all in time. */
export class RequestsFailed extends Error {}

/**
 * In turns, forth and back, so that what else the machine does meets all alike; the first ones only
 * warm up. Answers what each contestant came to in each round.
 */
export async function contest(
  contestants: readonly Contestant[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Measured[][]> {
  const measured: Measured[][] = contestants.map(() => []);
  for (let round = 0; round <= rounds; round++) {
    const order = [...contestants.entries()];
    for (const [index, contestant] of round % 2 ? order.toReversed() : order) {
      const turn = await turnOf(contestant, seconds);
      if (round > 0) measured[index]?.push(turn);
    }
  }
  return measured;
}

async function turnOf({ url, meter, discipline }: Contestant, seconds: number): Promise<Measured> {
  const { connections, requests } = discipline;
  const before = await meter();
  const fired = await autocannon({ url, connections, requests, duration: seconds });
  const after = await meter();
  const failed = fired.non2xx + fired.errors;
  if (failed > 0) throw new RequestsFailed(`${failed} requests to ${url} failed`);
  const perRequest = (used: 'statements' | 'server' | 'postgres') =>
    (after[used] - before[used]) / fired.requests.total;
  return {
    perSecond: fired.requests.total / fired.duration,
    p50: fired.latency.p50,
    p99: fired.latency.p99,
    statements: perRequest('statements'),
    server: 1000 * perRequest('server'),
    postgres: 1000 * perRequest('postgres'),
    memoryMiB: after.memoryMiB,
  };
}
