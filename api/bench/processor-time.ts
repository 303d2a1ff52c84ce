import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

/** Linux counts a process's time in hundredths of a second, whatever its clock does. */
const ticksPerSecond = 100;

interface Counted {
  parent: number;
  own: number;
  /** Of its children that have ended. */
  ended: number;
}

/**
 * Seconds of the processor that a PostgreSQL on this machine has used so far, with all its processes;
 * not a number where there is no /proc to read it in.
 */
export async function postgresTime(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const backend = await countedOf(String(rows[0]?.pid));
  if (!backend) return Number.NaN;
  const server = await countedOf(String(backend.parent));
  let ticks = server ? server.own + server.ended : 0;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const counted = await countedOf(pid);
    if (counted?.parent === backend.parent) ticks += counted.own;
  }
  return ticks / ticksPerSecond;
}

async function countedOf(pid: string): Promise<Counted | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // The name, in brackets, may have spaces in it; the state and the parent come after it.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const sum = (from: number) => (fields[from] ?? 0) + (fields[from + 1] ?? 0);
  return { parent: fields[1] ?? 0, own: sum(11), ended: sum(13) };
}
