import type pg from 'pg';

/** What the application has used so far. */
export interface Reading {
  /** Of PostgreSQL, whoever asked; without begin and commit. */
  statements: number;
  /** Of the application's own process. */
  cpuSeconds: number;
  memoryMiB: number;
}

export type Meter = () => Promise<Reading>;

/** PostgreSQL's settings with which it counts. */
export const countingSettings = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_utility': 'off',
};

export async function openMeter(pool: pg.Pool, appAddress: string): Promise<Meter> {
  await pool.query('create extension pg_stat_statements');
  return async () => {
    const { rows } = await pool.query<{ statements: string }>(
      'select sum(calls) as statements from pg_stat_statements',
    );
    const metrics = await (await fetch(`${appAddress}/metrics`)).text();
    const metric = (name: string) =>
      Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN);
    return {
      statements: Number(rows[0]?.statements),
      cpuSeconds: metric('process_cpu_seconds_total'),
      memoryMiB: metric('process_resident_memory_bytes') / 2 ** 20,
    };
  };
}
