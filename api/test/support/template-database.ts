import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../src/platform/db/embedded-postgres/embedded-postgres.ts';
import { throwawaySettings } from '../../src/platform/db/embedded-postgres/settings.ts';
import { storeEnemBooklets } from '../../src/item-response/store-enem-booklets.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { createDatabase, databaseAt, dropDatabase } from './databases.ts';
import { startPooler } from './pooler.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** An empty database with all migrations, for `freshDatabase` to clone. */
    templateDatabase: string;
    /** The address of databases through a pooler, if the tests use one. */
    pooledServer: string | null;
  }
}

/**
 * Vitest's global setup: one migrated database that each test file clones, on TEST_DATABASE_URL or
 * on an embedded PostgreSQL of this run. TEST_POOLER, the path of a PgBouncer: the tests reach their databases through it.
 */
export default async function prepareTemplate(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const name = `sabia_template_${process.pid}`;
  try {
    await createDatabase(server.url, name);
    await migrate(databaseAt(server.url, name));
    const db = openDatabase(databaseAt(server.url, name), { size: 1, onError: console.error });
    await storeEnemBooklets(db);
    await db.close();
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('templateDatabase', databaseAt(server.url, name));
  const program = process.env.TEST_POOLER;
  // Tests have longer timeouts than the product.
  const ignored = ['statement_timeout'];
  const pooler = program ? await startPooler(server.url, { program, ignored }) : null;
  project.provide('pooledServer', pooler?.addressOf(server.url) ?? null);
  return async () => {
    await pooler?.stop();
    await dropDatabase(server.url, name);
    await server.stop();
  };
}

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'sabia-test-postgres-'));
  const server = await startEmbeddedPostgres({ folder, log: console, settings: throwawaySettings });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
