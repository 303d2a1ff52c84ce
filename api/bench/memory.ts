import { setTimeout as pause } from 'node:timers/promises';
import { sum, sumOf, type Heap, type MemoryUse } from './memory-report.ts';
import { childrenOf } from './meter.ts';
import { memoryOfProcess, mostOfEachFile, type ProcessMemory } from './process-memory.ts';
import { get, gets, type Caller, type Load } from './requests.ts';
import { homePaths } from './scenarios.ts';
import { send } from './send.ts';
import { startServer, type Server } from './servers.ts';

export const memoryTitle = 'Memory of the API processes with their database';

const goals = { rest: { one: 175, two: 300 }, load: 380 };
const restSeconds = 60;

/** Starts a school of the demo content with an embedded database: two processes at rest, one at rest and under load. */
export async function measureMemory(
  toEnd: AsyncDisposableStack,
  { env, seconds }: { env: NodeJS.ProcessEnv; seconds: number },
): Promise<MemoryUse[]> {
  const start = (stack: AsyncDisposableStack, processes: number) =>
    startServer(stack, 'start', { env: { ...env, PROCESSES: String(processes) } });
  {
    // The first start loads the demo school.
    await using first = new AsyncDisposableStack();
    await start(first, 1);
  }
  const uses: MemoryUse[] = [];
  {
    await using stack = new AsyncDisposableStack();
    uses.push(await atRest(await start(stack, 2), 'two API processes', goals.rest.two));
  }
  const server = await start(toEnd, 1);
  uses.push(await atRest(server, 'one API process', goals.rest.one));
  return [...uses, await underLoad(server, seconds)];
}

async function atRest(server: Server, processes: string, goal: number): Promise<MemoryUse> {
  await pause(1000 * restSeconds);
  return memoryOf(server, `${processes} after ${restSeconds} s at rest`, goal);
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
    const now = await memoryOf(server, 'one API process under load', goals.load);
    if (!most || sumOf(now) > sumOf(most)) most = now;
    await sending;
  }
  if (!most) throw new Error('no time for load');
  return most;
}

/** A demo account that `npm start` prints. */
export async function signIn(url: string): Promise<Caller> {
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
