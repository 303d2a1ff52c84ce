import autocannon from 'autocannon';

/** What both servers are asked. */
export interface Discipline {
  title: string;
  /** The least share of the bare server's requests per second that we want. */
  goal: number;
  /** At a time. */
  connections: number;
  /** One after the other, on each connection. */
  requests: autocannon.Request[];
}

export interface Measured {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
}

/** In turns, so that what else the machine does meets both alike; the first turns only warm up. */
export async function* contest(
  { connections, requests }: Discipline,
  { app, bare }: { app: string; bare: string },
  { rounds, seconds }: { rounds: number; seconds: number },
): AsyncGenerator<{ app: Measured; bare: Measured }> {
  const measure = (url: string) => fire({ url, connections, requests, duration: seconds });
  for (let round = 0; round <= rounds; round++) {
    const measured = { app: await measure(app), bare: await measure(bare) };
    if (round > 0) yield measured;
  }
}

async function fire(options: autocannon.Options): Promise<Measured> {
  const result = await autocannon(options);
  const failed = result.non2xx + result.errors;
  if (failed > 0)
    throw new Error(`${failed} of ${result.requests.total} requests to ${options.url} failed`);
  return { perSecond: result.requests.total / result.duration, p99: result.latency.p99 };
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
