import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

/**
 * Reads what a server and its database have used so far: statements without begin and commit, and seconds of
 * processor time.
 */
export type Meter = () => Promise<
  Record<'statements' | 'server' | 'postgres' | 'memoryMiB', number>
>;

/** PostgreSQL settings that count statements. */
export const countingSettings = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_utility': 'off',
};

/** Reads a server's `/metrics` and the counters of its database. */
export const meterOf =
  (pool: pg.Pool, address: string): Meter =>
  async () => {
    const { rows } = await pool.query<{ statements: string; pid: number }>(
      `select sum(calls) as statements, pg_backend_pid() as pid from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database())`,
    );
    const metrics = await (await fetch(`${address}/metrics`)).text();
    const metric = (name: string) =>
      Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN);
    return {
      statements: Number(rows[0]?.statements),
      server: metric('process_cpu_seconds_total'),
      postgres: await postgresTime(Number(rows[0]?.pid)),
      memoryMiB: metric('process_resident_memory_bytes') / 2 ** 20,
    };
  };

/** Seconds of processor time of all processes of a PostgreSQL; NaN where there is no /proc. */
export async function postgresTime(backend: number): Promise<number> {
  const postmaster = (await statOf(backend))?.parent;
  if (postmaster === undefined) return Number.NaN;
  let seconds = (await statOf(postmaster))?.usedByEnded ?? 0;
  for (const pid of [postmaster, ...(await childrenOf(postmaster))]) {
    seconds += await processorTime(pid);
  }
  return seconds;
}

export async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const stats = await Promise.all(pids.map(statOf));
  return pids.filter((_pid, index) => stats[index]?.parent === parent);
}

/** Seconds of all threads of a process that have not ended; nothing for a process that has ended. */
export async function processorTime(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const times = threads.map(async (thread) => {
    const text = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0');
    return Number(text.split(' ')[0]) / 1e9;
  });
  return (await Promise.all(times)).reduce((sum, time) => sum + time, 0);
}

/** Seconds of processor time of all processes of the machine, and of other machines on the same processor. */
export async function machineTime(): Promise<number> {
  const stat = await readFile('/proc/stat', 'utf8').catch(() => '');
  const [user, nice, system, , , irq, softirq, steal] = (/^cpu +(.+)$/m.exec(stat)?.[1] ?? '')
    .split(' ')
    .map(Number);
  const ticks = [user, nice, system, irq, softirq, steal].map((some) => some ?? Number.NaN);
  return ticks.reduce((sum, some) => sum + some, 0) / 100;
}

/** The parent of a process, and the processor time of its children that have ended. */
async function statOf(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // The name, in brackets, may contain spaces; state and parent follow.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  // Linux counts in hundredths of a second.
  return { parent: fields[1] ?? 0, usedByEnded: ((fields[13] ?? 0) + (fields[14] ?? 0)) / 100 };
}
