import pg from 'pg';
import { tallyAttempts } from '../../src/attempts/tally-attempts.ts';
import { withoutTimeout } from '../../src/platform/db/connection-settings.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import { sweepProgress } from '../../src/progress/sweep-progress.ts';
import { loadAttempts } from './load-attempts.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { loadProgress } from './load-progress.ts';
import type { DatasetSize } from './sizes.ts';
import { createTemplateEntities } from './template-entities.ts';

/** Adds a dataset of this size to a database: the same rows each time, except generated ids. */
export async function loadDataset(url: string, size: DatasetSize, now = new Date()): Promise<void> {
  await using toEnd = new AsyncDisposableStack();
  const db = openDatabase(url, { timeoutMs: 60_000 });
  toEnd.defer(() => db.close());
  const templates = await createTemplateEntities(db);
  const client = new pg.Client({ connectionString: url, options: withoutTimeout });
  await client.connect();
  toEnd.defer(() => client.end());
  await client.query(`
    set timezone = 'UTC'; set synchronous_commit = off; set work_mem = '256MB';
    begin; select setseed(0.5)`);
  await loadCatalogue(client, templates, size, now);
  await loadProgress(client, templates, size, now);
  await loadAttempts(client, templates, size, now);
  await client.query('commit');
  await client.query('analyze');
  await sweepProgress(db, { clock: () => now });
  await tallyAttempts(db);
  await client.query('vacuum analyze');
}
