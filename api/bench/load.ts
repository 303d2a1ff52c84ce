import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const generator = fileURLToPath(new URL('load-generator.ts', import.meta.url));

interface Answers {
  served: number[];
  refused: number[];
  broken: number;
}

/** Runs load-generator.ts and formats one line: requests per second and response times in milliseconds. */
export async function measureLoad(
  address: string,
  { users, seconds }: { users: number; seconds: number },
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [generator, address, String(users), String(seconds)],
    { maxBuffer: 2 ** 26 },
  );
  const { served, refused, broken } = JSON.parse(stdout) as Answers;
  const told = (times: readonly number[]) =>
    `${perSecond(times, seconds)} ${percentile(times, 50)} ${percentile(times, 99)}`;
  return `  ${String(users).padStart(6)} ${told(served)} ${told(refused)} ${String(broken).padStart(8)}`;
}

export const loadHead = '   users  served/s   p50   p99 ms refused/s  p50   p99 ms unanswered';

const perSecond = (times: readonly number[], seconds: number) =>
  (times.length / seconds).toFixed(0).padStart(9);

function percentile(times: readonly number[], part: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  const found = sorted[Math.ceil((sorted.length * part) / 100) - 1];
  return (found?.toFixed(0) ?? '–').padStart(6);
}
