import { setTimeout as pause } from 'node:timers/promises';
import { sum, sumOf, type Heap, type MemoryUse } from './memory-report.ts';
import { childrenOf } from './meter.ts';
import { memoryOfProcess, mostOfEachFile, type ProcessMemory } from './process-memory.ts';
import { get, gets, type Caller, type Load } from './requests.ts';
import { homePaths } from './scenarios.ts';
import { send } from './send.ts';
import { startServer, type Server } from './servers.ts';

export const memoryTitle = 'Memory of one API process with its database';

const goals = { rest: 110, load: 200 };
const restSeconds = 60;

/** Starts a school of the demo content with an embedded database, and measures it at rest and under load. */
export async function measureMemory(
  toEnd: AsyncDisposableStack,
  { env, seconds }: { env: NodeJS.ProcessEnv; seconds: number },
): Promise<MemoryUse[]> {
  const start = (stack: AsyncDisposableStack) =>
    startServer(stack, 'start', { env: { ...env, PROCESSES: '1' } });
  {
    // The first start loads the demo school.
    await using first = new AsyncDisposableStack();
    await start(first);
  }
  const server = await start(toEnd);
  await pause(1000 * restSeconds);
  const atRest = await memoryOf(server, `after ${restSeconds} s at rest`, goals.rest);
  return [atRest, await underLoad(server, seconds)];
}

/** The most that was in use while 64 connections read pages, the catalogue and the home page. */
async function underLoad(server: Server, seconds: number): Promise<MemoryUse> {
  const caller = await signIn(server.url);
  const paths = ['/cursos', '/v1/courses/paginated?limit=10'];
  const load: Load = { title: 'load', connections: 64, requests: 2, next: () => [] };
  const own = gets([caller], (user) => [...homePaths(user), ...paths]);
  let number = 0;
  load.next = () => [get(null, paths[number++ % 2] ?? ''), own()];
  let most: MemoryUse | undefined;
  const until = performance.now() + 1000 * seconds;
  while (performance.now() < until) {
    const sending = send(server.url, load, 640);
    const now = await memoryOf(server, 'under load', goals.load);
    if (!most || sumOf(now) > sumOf(most)) most = now;
    await sending;
  }
  if (!most) throw new Error('no time for load');
  return most;
}

/** A demo account that `npm start` prints. */
async function signIn(url: string): Promise<Caller> {
  const account = { email: 'assinante@sabia.local', password: 'sabia-demo' };
  const signedIn = await fetch(`${url}/identity/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(account),
  });
  const { user } = (await signedIn.json()) as { user: { id: string } };
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';')[0]);
  const answer = await fetch(`${url}/identity/token`, { headers: { cookie: cookie.join('; ') } });
  const { token } = (await answer.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const profile = await fetch(`${url}/v1/users/provider/${user.id}`, { headers });
  const { id } = (await profile.json()) as { id: string };
  return { id, providerId: user.id, token };
}

async function memoryOf({ url, pid }: Server, when: string, goal: number): Promise<MemoryUse> {
  const programs = new Map<ProcessMemory['program'], ProcessMemory[]>();
  for (const process of await Promise.all((await treeOf(pid)).map(memoryOfProcess))) {
    if (process) programs.set(process.program, [...(programs.get(process.program) ?? []), process]);
  }
  return {
    when,
    goal,
    programs: [...programs].map(([program, processes]) => ({
      program,
      processes: processes.length,
      own: sum(processes.map(({ own }) => own)),
      shared: sum(processes.map(({ shared }) => shared)),
      files: sum([...mostOfEachFile(processes).values()]),
    })),
    heap: await heapOf(url),
  };
}

async function treeOf(pid: number): Promise<number[]> {
  const below = await Promise.all((await childrenOf(pid)).map(treeOf));
  return [pid, ...below.flat()];
}

async function heapOf(url: string): Promise<Heap> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const metric = (name: string) =>
    Number(new RegExp(`^nodejs_${name}_bytes (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN) /
    2 ** 20;
  return {
    used: metric('heap_size_used'),
    total: metric('heap_size_total'),
    external: metric('external_memory'),
  };
}
