import { randomUUID } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { withClient } from '../../src/platform/db/backup/with-client.ts';
import { storeConnectionSettings } from '../../src/platform/db/connection-settings.ts';
import { createDatabase, databaseAt, dropDatabase, onServer } from './databases.ts';

/**
 * A migrated, empty database for this test file alone; answers with its address, through the pooler if the tests use
 * one. Call it at the top of the file: it is dropped after the last test, once the file's own `afterAll` hooks have run.
 */
export async function freshDatabase(): Promise<string> {
  const template = new URL(inject('templateDatabase'));
  const server = databaseAt(template.href, 'postgres');
  const name = `sabia_test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(server, name, template.pathname.slice(1));
  await withClient(databaseAt(server, name), storeConnectionSettings);
  afterAll(() => dropDatabase(server, name));
  const pooled = inject('pooledServer');
  if (!pooled) return databaseAt(server, name);
  // A pooler refuses the longer timeouts of tests, which give them to the role instead.
  await onServer(
    server,
    `alter role current_user in database ${name} set statement_timeout = '15s'`,
  );
  return databaseAt(pooled, name);
}
