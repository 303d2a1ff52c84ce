import autocannon from 'autocannon';
import type { Meter } from './meter.ts';
import { headersOf } from './replay-statements.ts';
import type { Scenario } from './scenarios.ts';

/** A server, and the scenario with the ids of its database. */
export interface Target {
  url: string;
  meter: Meter;
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

/**
 * Measures the targets by turns, in alternating order, so that other work on the machine affects all of
 * them. The first round only warms up. Returns the measurements of each target, one per round.
 */
export async function measure(
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
  { url, meter, scenario: { title, connections, next } }: Target,
  seconds: number,
): Promise<Measurement> {
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const own = next();
    const { method, path, body } = own;
    const headers = { ...headersOf(own), 'x-scenario': title };
    return { ...request, method, path, headers, ...(body && { body }) };
  };
  const before = await meter();
  const load = { url, connections, requests: [{ setupRequest }] };
  const result = await autocannon({ ...load, duration: seconds });
  const after = await meter();
  const failed = result.non2xx + result.errors;
  // For example because the machine is too busy.
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed`);
  const perRequest = (used: 'statements' | 'server' | 'postgres') =>
    (after[used] - before[used]) / result.requests.total;
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    statements: perRequest('statements'),
    server: 1000 * perRequest('server'),
    postgres: 1000 * perRequest('postgres'),
    memoryMiB: after.memoryMiB,
  };
}
