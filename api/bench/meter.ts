import type pg from 'pg';
import { postgresTime } from './processor-time.ts';

/** Resources that a server and its database have used so far. */
interface Reading {
  /** All statements in the database, without begin and commit. */
  statements: number;
  /** Seconds of processor time. */
  server: number;
  postgres: number;
  memoryMiB: number;
}

export type Meter = () => Promise<Reading>;

/** PostgreSQL settings that count statements. */
export const countingSettings = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_utility': 'off',
};

/** Reads a server's `/metrics` and the counters of its database. */
export const meterOf =
  (pool: pg.Pool, address: string): Meter =>
  async () => {
    const { rows } = await pool.query<{ statements: string }>(
      `select sum(calls) as statements from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database())`,
    );
    const metrics = await (await fetch(`${address}/metrics`)).text();
    const metric = (name: string) =>
      Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN);
    return {
      statements: Number(rows[0]?.statements),
      server: metric('process_cpu_seconds_total'),
      postgres: await postgresTime(pool),
      memoryMiB: metric('process_resident_memory_bytes') / 2 ** 20,
    };
  };
