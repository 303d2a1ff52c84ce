import autocannon from 'autocannon';

export const loadHead = '   users  served/s   p50   p99 ms refused/s  p50   p99 ms unanswered';

/**
 * Sends two requests per second and user, as far as the server answers, and formats one line: responses per
 * second and response times of status 200 and of status 503.
 */
export async function measureLoad(
  url: string,
  { users, seconds }: { users: number; seconds: number },
): Promise<string> {
  const times = new Map<number, number[]>([
    [200, []],
    [503, []],
  ]);
  const options = { url, connections: users, overallRate: 2 * users, duration: seconds };
  const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon({ ...options, timeout: 30 }, (error: unknown, result) =>
      error instanceof Error ? reject(error) : resolve(result),
    );
    run.on('response', (_client, status, _bytes, milliseconds) => {
      times.get(status)?.push(milliseconds);
    });
  });
  const lines = [...times.values()].map(
    (some) =>
      `${(some.length / seconds).toFixed(0).padStart(9)} ${percentile(some, 50)} ${percentile(some, 99)}`,
  );
  return `  ${String(users).padStart(6)} ${lines.join(' ')} ${String(errors).padStart(8)}`;
}

function percentile(times: readonly number[], part: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  const found = sorted[Math.ceil((sorted.length * part) / 100) - 1];
  return (found?.toFixed(0) ?? '–').padStart(6);
}
