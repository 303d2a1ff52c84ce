import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { CannotStart } from '../../cannot-start.ts';
import { startParentWatchdog } from './parent-watchdog.ts';
import {
  endPostmaster,
  isReady,
  type Postmaster,
  type PostmasterOptions,
  spawnPostmaster,
} from './postmaster.ts';

/** The number of attempts of the first start; restarts are tried without limit. */
const maxFirstAttempts = 10;

/** Starts PostgreSQL, and restarts it on the same port whenever it ends unexpectedly. */
export async function keepRunning(
  options: PostmasterOptions & { log: Pick<Console, 'warn'> },
): Promise<{ port: number; stop(): Promise<void> }> {
  const { cluster, binaries, log } = options;
  const watchdog = startParentWatchdog(options.account);
  const stopping = new AbortController();
  let current: Postmaster | undefined;

  const end = (postmaster: Postmaster) =>
    endPostmaster(postmaster.pid, binaries, postmaster.exited);

  const attempt = async (port: number): Promise<boolean> => {
    const postmaster = await spawnPostmaster(options, port);
    current = postmaster;
    watchdog.follow(postmaster.pid);
    void postmaster.exited.then(() => watchdog.follow(undefined));
    if (stopping.signal.aborted) await end(postmaster);
    return isReady(postmaster, cluster);
  };

  const firstStart = async (): Promise<number> => {
    for (let attempts = 1; attempts <= maxFirstAttempts; attempts++) {
      const port = await freePort();
      if (await attempt(port)) return port;
      // Another process may have taken the port, or orphaned children still use the shared memory.
      await pause(200);
    }
    throw new CannotStart(`PostgreSQL does not start:\n${await lastLines(cluster.logFile)}`);
  };

  const restart = async (port: number): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        if (await attempt(port)) return;
      } catch (error) {
        log.warn(`PostgreSQL cannot be started: ${String(error)}`);
      }
      await pause(200);
    }
  };

  const watch = async (port: number): Promise<void> => {
    for (;;) {
      const reason = await current?.exited;
      if (stopping.signal.aborted) return;
      log.warn(`PostgreSQL ended unexpectedly (${reason}); starting it again`);
      await restart(port);
    }
  };

  try {
    const port = await firstStart();
    const watching = watch(port);
    const stop = async () => {
      stopping.abort();
      if (current) await end(current);
      await watching;
      watchdog.end();
    };
    let stopped: Promise<void> | undefined;
    return { port, stop: () => (stopped ??= stop()) };
  } catch (error) {
    watchdog.end();
    throw error;
  }
}

async function lastLines(logFile: string): Promise<string> {
  const lines = (await readFile(logFile, 'utf8')).trimEnd().split('\n');
  return lines.slice(-10).join('\n');
}
