import { randomUUID } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { createDatabase, databaseAt, dropDatabase } from './databases.ts';

/**
 * A migrated, empty database for this test file alone; answers with its address. Call it at the top
 * of the file: it is dropped after the last test, once the file's own `afterAll` hooks have run.
 */
export async function freshDatabase(): Promise<string> {
  const template = new URL(inject('templateDatabase'));
  const server = databaseAt(template.href, 'postgres');
  const name = `sabia_test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(server, name, template.pathname.slice(1));
  afterAll(() => dropDatabase(server, name));
  return databaseAt(server, name);
}
