import autocannon from 'autocannon';
import type { Meter } from './meter.ts';

/** Requests that servers are measured by. */
export interface Scenario {
  title: string;
  /** Goal: the least share of the bare server's requests with the same processor time. */
  goal: number;
  /** Goal: milliseconds of the 99th percentile. */
  within?: number;
  connections: number;
  /** Sent one after the other on each connection. */
  requests: autocannon.Request[];
}

export interface Target {
  url: string;
  meter: Meter;
  /** The same title for all targets; the ids depend on the dataset. */
  scenario: Scenario;
}

export interface Measurement {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Per request: statements, and milliseconds of processor time. */
  statements: number;
  server: number;
  postgres: number;
  memoryMiB: number;
}

/** Some requests failed, for example because the machine is too busy. */
export class RequestsFailed extends Error {}

/**
 * Measures the targets by turns, in alternating order, so that other work on the machine affects all of
 * them. The first round only warms up. Answers the measurements of each target, one per round.
 */
export async function measureServers(
  targets: readonly Target[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Measurement[][]> {
  const measured: Measurement[][] = targets.map(() => []);
  for (let round = 0; round <= rounds; round++) {
    const order = [...targets.entries()];
    for (const [index, target] of round % 2 ? order.toReversed() : order) {
      const measurement = await measureOnce(target, seconds);
      if (round > 0) measured[index]?.push(measurement);
    }
  }
  return measured;
}

async function measureOnce(
  { url, meter, scenario }: Target,
  seconds: number,
): Promise<Measurement> {
  const { connections, requests } = scenario;
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
