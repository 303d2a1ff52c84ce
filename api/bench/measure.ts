import { availableParallelism } from 'node:os';
import { machineTime, type Meter } from './meter.ts';
import type { Load } from './requests.ts';
import { send, type Sent } from './send.ts';

/** A server, and the load with the ids of its database. */
export interface Target {
  url: string;
  meter: Meter;
  load: Load;
}

/** Per task; a task of a scenario is one request. */
export interface Measurement {
  perSecond: number;
  /** Milliseconds of a request. */
  p50: number;
  p99: number;
  /** Of the responses, with their headers. */
  bytes: number;
  statements: number;
  /** Milliseconds of processor time. */
  server: number;
  postgres: number;
  memoryMiB: number;
  /** The part of the machine's processor time that other work has taken. */
  elsewhere: number;
}

export interface Length {
  rounds: number;
  seconds: number;
}

/**
 * Measures the targets in rounds. A round lasts some seconds and measures each target once, in alternating order, so
 * that other work on the machine affects all of them. Returns the measurements of each target, one per round.
 */
export async function measure(
  targets: readonly Target[],
  { rounds, seconds }: Length,
): Promise<Measurement[][]> {
  const measured: Measurement[][] = targets.map(() => []);
  const tasks: number[] = [];
  for (const target of targets) tasks.push(await warmUp(target, seconds));
  for (let round = 0; round < rounds; round++) {
    const order = [...targets.entries()];
    for (const [index, target] of round % 2 ? order.toReversed() : order) {
      measured[index]?.push(await measureOnce(target, tasks[index] ?? 0));
    }
  }
  return measured;
}

/** Returns the number of tasks that the target does in these seconds. */
async function warmUp({ url, load }: Target, seconds: number): Promise<number> {
  const inTime = (sent: Sent) => {
    const each = (seconds * sent.tasks) / sent.seconds / load.connections;
    return Math.max(1, Math.round(each)) * load.connections;
  };
  // The first requests are slow.
  const first = await send(url, load, load.connections);
  return inTime(await send(url, load, inTime(first)));
}

async function measureOnce({ url, meter, load }: Target, tasks: number): Promise<Measurement> {
  const machine = await usedTime();
  const before = await meter();
  const sent = await send(url, load, tasks);
  const after = await meter();
  const { busy, own, elapsed } = await usedTime(machine);
  const ours = own + after.server - before.server + (after.postgres - before.postgres || 0);
  const perTask = (used: 'statements' | 'server' | 'postgres') =>
    (after[used] - before[used]) / tasks;
  return {
    perSecond: tasks / sent.seconds,
    p50: sent.p50,
    p99: sent.p99,
    bytes: sent.bytes / tasks,
    statements: perTask('statements'),
    server: 1000 * perTask('server'),
    postgres: 1000 * perTask('postgres'),
    memoryMiB: after.memoryMiB,
    elsewhere: (busy - ours) / elapsed / availableParallelism(),
  };
}

/** Seconds since `before`: of processor time of the machine and of this process, and of the clock. */
async function usedTime(before = { busy: 0, own: 0, elapsed: 0 }) {
  const { user, system } = process.cpuUsage();
  return {
    busy: (await machineTime()) - before.busy,
    own: (user + system) / 1e6 - before.own,
    elapsed: performance.now() / 1000 - before.elapsed,
  };
}
