import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { judged, table } from './report.ts';
import { signIn } from './memory.ts';
import { get, gets, type Load } from './requests.ts';
import { homePaths } from './scenarios.ts';
import { send } from './send.ts';
import { startServer } from './servers.ts';

export const heapTitle = 'Heap of an API process after mixed requests';

/** MiB by which the heap may grow after the first round. */
const mostGrowth = 2;
const rounds = 5;

/** Runs in the process: after SIGUSR2 it collects all garbage and writes the bytes of its heap into a file. */
const collector = `
  import { writeFileSync } from 'node:fs';
  import { setFlagsFromString } from 'node:v8';
  import { runInNewContext } from 'node:vm';
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  let written = 0;
  process.on('SIGUSR2', () => {
    collect();
    collect();
    written += 1;
    writeFileSync(process.env.HEAP_FILE + written, String(process.memoryUsage().heapUsed));
  });`;

export interface HeapGrowth {
  requests: number;
  /** MiB in use after each round, after a collection. */
  used: number[];
}

/** Sends reads of visitors and of a learner, each with an address of its own, and reads the heap between the rounds. */
export async function measureHeapGrowth(
  toEnd: AsyncDisposableStack,
  { env, folder, requests }: { env: NodeJS.ProcessEnv; folder: string; requests: number },
): Promise<HeapGrowth> {
  const file = join(folder, 'heap-');
  const server = await startServer(toEnd, 'start', {
    env: {
      ...env,
      PROCESSES: '1',
      HEAP_FILE: file,
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(collector)}`,
    },
  });
  const caller = await signIn(server.url);
  const own = gets([caller], homePaths);
  let number = 0;
  const load: Load = {
    title: 'mixed requests',
    connections: 16,
    requests: 4,
    next: () => {
      number += 1;
      // An address that no process has seen: a cache without a bound would grow.
      const search = `searchKey=${number}`;
      return [
        get(null, `/cursos?busca=${number}`),
        get(null, `/v1/courses/paginated?limit=10&${search}`),
        get(caller, `/v1/trails/paginated?${search}`),
        own(),
      ];
    },
  };
  const used: number[] = [];
  const { connections, requests: ofTask } = load;
  const tasks = Math.ceil(requests / rounds / ofTask / connections) * connections;
  for (let round = 1; round <= rounds; round++) {
    await send(server.url, load, tasks);
    process.kill(server.pid, 'SIGUSR2');
    used.push(await readWhenWritten(`${file}${round}`));
  }
  return { requests: tasks * ofTask * rounds, used };
}

async function readWhenWritten(path: string): Promise<number> {
  for (;;) {
    const text = await readFile(path, 'utf8').catch(() => '');
    if (text !== '') return Number(text) / 2 ** 20;
    await pause(20);
  }
}

const growthOf = ({ used: [first = Number.NaN, ...rest] }: HeapGrowth): number =>
  (rest.at(-1) ?? Number.NaN) - first;

export const isFlat = (growth: HeapGrowth): boolean => growthOf(growth) <= mostGrowth;

export const formatHeapGrowth = (growth: HeapGrowth): string =>
  `  ${growth.requests} requests: ${growth.used.map((mib) => mib.toFixed(1)).join(', ')} MiB, grown by ${judged(growthOf(growth), '≤', mostGrowth, 1)}`;

export const heapGrowthTable = ({ requests, used }: HeapGrowth): string =>
  table(
    ['requests', 'MiB after a collection'],
    used.map((mib, round) => [String((requests / rounds) * (round + 1)), mib.toFixed(1)]),
  );
