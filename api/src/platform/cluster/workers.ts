import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { CannotStart } from '../cannot-start.ts';
import type { Log } from '../telemetry/log.ts';
import { drainMessage } from './drain.ts';

/** Milliseconds before a crashed worker is replaced; they double with each crash of the last minute. */
const firstWait = 100;
const longestWait = 30_000;
const crashMemory = 60_000;

export interface Workers {
  /**
   * Starts all workers: the first one alone, because it prepares the database for the others. Throws
   * `CannotStart` if that one ends before it listens. Later, a worker that crashes is replaced.
   */
  start(): Promise<void>;
  /** Replaces all workers by new ones, one after the other. No request fails. */
  restart(): Promise<void>;
  /** Resolves when all workers have answered their requests and ended. */
  stop(): Promise<void>;
}

/** `count` processes of the program `exec`, which listen on one port. */
export function createWorkers({
  exec,
  count,
  env,
  log,
}: {
  exec: string;
  count: number;
  env: Record<string, string>;
  log: Pick<Log, 'warn'>;
}): Workers {
  // Workers accept connections themselves. By SCHED_RR this process would, and a connection that it is
  // handing to a worker when that one crashes would never get an answer.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec, args: [] });
  const stopping = new AbortController();
  /** Workers that a restart has told to end. */
  const draining = new Set<Worker>();
  let crashes = 0;
  let restarting: Promise<void> | undefined;

  const serving = () => running().filter((worker) => !draining.has(worker));

  /** True once the new worker listens, false if it ended before that. */
  function startOne(): Promise<boolean> {
    const worker = cluster.fork(env);
    return Promise.race([
      once(worker, 'listening').then(() => true),
      once(worker, 'exit').then(() => false),
    ]);
  }

  async function replaceCrashed(): Promise<void> {
    const wait = Math.min(firstWait * 2 ** crashes, longestWait);
    crashes += 1;
    setTimeout(() => (crashes -= 1), crashMemory).unref();
    await pause(wait);
    if (!stopping.signal.aborted && serving().length < count) await startOne();
  }

  function onExit(worker: Worker, code: number, signal: string): void {
    if (draining.delete(worker) || stopping.signal.aborted) return;
    log.warn(`process ${worker.process.pid} ended unexpectedly (${signal || code}); replacing it`);
    void replaceCrashed();
  }

  function reportFailedRestart(): void {
    if (stopping.signal.aborted) return;
    log.warn('restart: the new process did not start; the present ones continue');
  }

  async function replaceAll(): Promise<void> {
    const newest = Math.max(...running().map(({ id }) => id));
    const firstOld = () => serving().find(({ id }) => id <= newest);
    while (firstOld() && !stopping.signal.aborted) {
      const hasStarted = await startOne();
      if (!hasStarted) return reportFailedRestart();
      const old = firstOld();
      if (!old || serving().length <= count) continue;
      draining.add(old);
      old.send(drainMessage);
    }
  }

  return {
    async start() {
      if (!(await startOne())) throw new CannotStart('The API does not start.');
      cluster.on('exit', onExit);
      await Promise.all(Array.from({ length: count - 1 }, startOne));
    },
    restart: () =>
      (restarting ??= replaceAll().finally(() => {
        restarting = undefined;
      })),
    async stop() {
      stopping.abort();
      const ends = running().map((worker) => once(worker, 'exit'));
      for (const worker of running()) worker.process.kill('SIGTERM');
      await Promise.all(ends);
    },
  };
}

const running = (): Worker[] =>
  Object.values(cluster.workers ?? {}).filter(
    (worker): worker is Worker => worker !== undefined && !worker.isDead(),
  );
