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
  const postmaster = (await timesOf(backend))?.parent;
  if (postmaster === undefined) return Number.NaN;
  const own = await timesOf(postmaster);
  let ticks = own ? own.used + own.usedByEnded : 0;
  for (const pid of (await readdir('/proc')).map(Number).filter(Number.isInteger)) {
    const times = await timesOf(pid);
    if (times?.parent === postmaster) ticks += times.used;
  }
  // Linux counts in hundredths of a second.
  return ticks / 100;
}

/** The parent of a process, its processor time, and that of its children that have ended. */
async function timesOf(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // The name, in brackets, may contain spaces; state and parent follow.
  const afterName = stat.slice(stat.lastIndexOf(')') + 2);
  const fields = afterName.split(' ').map(Number);
  const sum = (from: number) => (fields[from] ?? 0) + (fields[from + 1] ?? 0);
  return { parent: fields[1] ?? 0, used: sum(11), usedByEnded: sum(13) };
}
